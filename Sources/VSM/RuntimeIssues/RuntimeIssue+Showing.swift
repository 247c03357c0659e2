#if canImport(Darwin)
import Darwin
import MachO
import os

extension RuntimeIssue {
    /// Shows an issue in Xcode, where those of SwiftUI appear, and in the system's log.
    static func show(_ issue: RuntimeIssue) {
        let log = OSLog(subsystem: "com.apple.runtime-issues", category: "VSM")
        unsafe issue.description.withCString {
            unsafe os_log(.fault, dso: imageOfSwiftUI ?? #dsohandle, log: log, "%{public}s", $0)
        }
    }

    /// The image of SwiftUI, if it is loaded, because Xcode shows only the issues of images that it knows.
    private static var imageOfSwiftUI: UnsafeRawPointer? {
        for index in 0..<_dyld_image_count() {
            guard let name = unsafe _dyld_get_image_name(index) else { continue }
            if unsafe String(cString: name).hasSuffix("/SwiftUI") {
                return unsafe UnsafeRawPointer(_dyld_get_image_header(index))
            }
        }
        return nil
    }
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

extension RuntimeIssue {
    /// Writes an issue to standard error.
    static func show(_ issue: RuntimeIssue) {
        var text = "VSM: \(issue.description)\n"
        #if canImport(ucrt)
        text.withUTF8 { _ = unsafe _write(2, $0.baseAddress, UInt32($0.count)) }
        #else
        text.withUTF8 { _ = unsafe write(2, $0.baseAddress, $0.count) }
        #endif
    }
}
#endif
