#if canImport(Darwin)
import Darwin
import MachO
import os

/// Shows a mistake of a program in Xcode, where those of SwiftUI appear, and in the system's log.
package func showRuntimeIssue(_ description: String) {
    let log = OSLog(subsystem: "com.apple.runtime-issues", category: "VSM")
    unsafe description.withCString {
        unsafe os_log(.fault, dso: imageOfSwiftUI ?? #dsohandle, log: log, "%{public}s", $0)
    }
}

/// The image of SwiftUI, if it is loaded, because Xcode shows only the issues of images that it knows.
private var imageOfSwiftUI: UnsafeRawPointer? {
    for index in 0..<_dyld_image_count() {
        guard let name = unsafe _dyld_get_image_name(index) else { continue }
        if unsafe String(cString: name).hasSuffix("/SwiftUI") {
            return unsafe UnsafeRawPointer(_dyld_get_image_header(index))
        }
    }
    return nil
}
#else
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#elseif canImport(WASILibc)
import WASILibc
#elseif canImport(ucrt)
import ucrt
#endif

/// Writes a mistake of a program to standard error.
package func showRuntimeIssue(_ description: String) {
    var text = "VSM: \(description)\n"
    #if canImport(ucrt)
    text.withUTF8 { _ = unsafe _write(2, $0.baseAddress, UInt32($0.count)) }
    #else
    text.withUTF8 { _ = unsafe write(2, $0.baseAddress, $0.count) }
    #endif
}
#endif
