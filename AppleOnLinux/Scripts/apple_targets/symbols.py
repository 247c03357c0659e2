"""Checks which symbols object files need from the system, and in which version the system introduced them.

The compiler knows the version of a declaration, and refers weakly to newer ones. It does not check the other
requirements of an object file against the minimum: libraries, functions of the runtime, and symbols that C code uses.
"""

import re
import subprocess
from pathlib import Path

from .platforms import Platform, numbers
from .toolchain import Failure, Toolchain, run

# The systems that shipped each release of Swift. There was no earlier release than 5.0, or than 6.0 on visionOS.
RELEASES = {
    "5.0": {"iOS": "12.2", "macOS": "10.14.4", "tvOS": "12.2", "watchOS": "5.2", "visionOS": "1.0"},
    "5.1": {"iOS": "13.0", "macOS": "10.15", "tvOS": "13.0", "watchOS": "6.0", "visionOS": "1.0"},
    "5.2": {"iOS": "13.4", "macOS": "10.15.4", "tvOS": "13.4", "watchOS": "6.2", "visionOS": "1.0"},
    "5.3": {"iOS": "14.0", "macOS": "11.0", "tvOS": "14.0", "watchOS": "7.0", "visionOS": "1.0"},
    "5.4": {"iOS": "14.5", "macOS": "11.3", "tvOS": "14.5", "watchOS": "7.4", "visionOS": "1.0"},
    "5.5": {"iOS": "15.0", "macOS": "12.0", "tvOS": "15.0", "watchOS": "8.0", "visionOS": "1.0"},
    "5.6": {"iOS": "15.4", "macOS": "12.3", "tvOS": "15.4", "watchOS": "8.5", "visionOS": "1.0"},
    "5.7": {"iOS": "16.0", "macOS": "13.0", "tvOS": "16.0", "watchOS": "9.0", "visionOS": "1.0"},
    "5.8": {"iOS": "16.4", "macOS": "13.3", "tvOS": "16.4", "watchOS": "9.4", "visionOS": "1.0"},
    "5.9": {"iOS": "17.0", "macOS": "14.0", "tvOS": "17.0", "watchOS": "10.0", "visionOS": "1.0"},
    "6.0": {"iOS": "18.0", "macOS": "15.0", "tvOS": "18.0", "watchOS": "11.0", "visionOS": "2.0"},
    "6.2": {"iOS": "26.0", "macOS": "26.0", "tvOS": "26.0", "watchOS": "26.0", "visionOS": "26.0"},
}

# The libraries, by the modules in the names of their symbols. An app has contained `_Concurrency` since 5.5, so the
# library supports systems back to 5.1.
LIBRARIES = {
    "5.0": "Swift Foundation Dispatch UIKit AppKit os",
    "5.1": "_Concurrency Combine SwiftUI",
    "5.7": "_StringProcessing",
    "5.9": "Observation",
    "6.0": "Synchronization",
}

# The functions of the runtime, in RuntimeFunctions.def and FeatureAvailability.def of the Swift project.
RUNTIME = {
    "5.0": """
        EnumCaseName allocBox allocEmptyBox allocError allocObject allocateGenericClassMetadata allocateGenericValueMetadata
        arrayAssignWithCopyBackToFront arrayAssignWithCopyFrontToBack arrayAssignWithCopyNoAlias arrayAssignWithTake arrayDestroy
        arrayInitWithCopy arrayInitWithTakeBackToFront arrayInitWithTakeFrontToBack arrayInitWithTakeNoAlias beginAccess
        bridgeObjectRelease bridgeObjectRelease_n bridgeObjectRetain bridgeObjectRetain_n bufferAllocate checkMetadataState
        conformsToProtocol copyKeyPathTrivialIndices deallocBox deallocClassInstance deallocObject deallocPartialClassInstance
        deallocUninitializedObject deletedMethodError dynamicCast dynamicCastClass dynamicCastClassUnconditional
        dynamicCastMetatype dynamicCastMetatypeUnconditional dynamicCastUnknownClass dynamicCastUnknownClassUnconditional
        endAccess errorRelease errorRetain getAssociatedConformanceWitness getAssociatedTypeWitness getAtAnyKeyPath getAtKeyPath
        getAtPartialKeyPath getDynamicType getEnumCaseMultiPayload getEnumTagSinglePayloadGeneric getErrorValue
        getExistentialMetatypeMetadata getExistentialTypeMetadata getForeignTypeMetadata getFunctionTypeMetadata
        getFunctionTypeMetadata0 getFunctionTypeMetadata1 getFunctionTypeMetadata2 getFunctionTypeMetadata3 getGenericMetadata
        getGenericWitnessTable getKeyPath getMetatypeMetadata getObjectType getSingletonMetadata getTupleTypeLayout
        getTupleTypeLayout2 getTupleTypeLayout3 getTupleTypeMetadata getTupleTypeMetadata2 getTupleTypeMetadata3
        getTypeByMangledNameInContext getWitnessTable initClassMetadata initClassMetadata2 initEnumMetadataMultiPayload
        initEnumMetadataSingleCase initEnumMetadataSinglePayload initStackObject initStaticObject initStructMetadata isClassType
        isEscapingClosureAtFileLocation isUniquelyReferenced_native isUniquelyReferenced_nonNull_native lookUpClassMethod
        makeBoxUnique modifyAtReferenceWritableKeyPath modifyAtWritableKeyPath once projectBox readAtKeyPath release release_n
        retain retain_n setAtReferenceWritableKeyPath setAtWritableKeyPath setDeallocating slowAlloc slowDealloc
        storeEnumTagMultiPayload storeEnumTagSinglePayloadGeneric tryRetain unexpectedError unknownObjectRelease
        unknownObjectRetain unownedRelease unownedRetain unownedRetainStrong unownedRetainStrongAndRelease updateClassMetadata2
        verifyEndOfLifetime weakAssign weakCopyAssign weakCopyInit weakDestroy weakInit weakLoadStrong weakTakeAssign
        weakTakeInit weakTakeStrong willThrow
    """,
    # These include functions that an app has contained since 5.5.
    "5.1": """
        getFunctionTypeMetadataGlobalActorBackDeploy getOpaqueTypeConformance getOpaqueTypeMetadata
        asyncLet_begin asyncLet_finish asyncLet_get asyncLet_get_throwing continuation_await continuation_init continuation_resume continuation_throwingResume
        continuation_throwingResumeWithError defaultActor_deallocate defaultActor_deallocateResilient defaultActor_destroy
        defaultActor_initialize job_run taskGroup_destroy taskGroup_initialize task_addCancellationHandler task_alloc task_cancel
        task_create task_dealloc task_getCurrent task_getCurrentExecutor task_getMainExecutor task_isCurrentExecutor
        task_localValuePop task_localValuePush task_removeCancellationHandler task_reportUnexpectedExecutor task_switch
    """,
    "5.2": "getTypeByMangledNameInContextInMetadataState",
    "5.4": "compareProtocolConformanceDescriptors compareTypeContextDescriptors getCanonicalSpecializedMetadata",
    "5.5": "getFunctionTypeMetadataGlobalActor",
    "5.6": "getMultiPayloadEnumTagSinglePayload storeMultiPayloadEnumTagSinglePayload stdlib_isStackAllocationSafe",
    "5.7": """
        getExtendedExistentialTypeMetadata getExtendedExistentialTypeMetadata_unique getExtendedExistentialTypeShape
    """,
    "5.9": """
        conformsToProtocol2 getOpaqueTypeConformance2 getOpaqueTypeMetadata2 getTypeByMangledNameInContext2
        getTypeByMangledNameInContextInMetadataState2 taskGroup_initializeWithFlags taskGroup_initializeWithOptions
    """,
    "6.0": """
        getExtendedFunctionTypeMetadata initRawStructMetadata job_run_on_serial_and_task_executor job_run_on_task_executor
        runtimeSupportsNoncopyableTypes willThrowTypedImpl
    """,
    "6.2": "coroFrameAlloc getFixedArrayTypeMetadata task_isCurrentExecutorWithFlags",
}

# Symbols that are not functions of the runtime: data of the standard library, and symbols that the C library has always
# had.
OTHERS = {
    "5.0": """
        __swiftEmptyArrayStorage __swiftEmptyDictionarySingleton __swiftEmptySetSingleton __swiftImmortalRefCount
        __swift_stdlib_reportUnimplementedInitializer __swift_stdlib_reportUnimplementedInitializerInFile
        ___dso_handle __dyld_get_image_header __dyld_get_image_name __dyld_image_count ___bzero ___stack_chk_fail
        ___stack_chk_guard __tlv_bootstrap _bzero _free _malloc _clock_gettime_nsec_np _malloc_size _memcmp _memcpy
        _memmove _memset _pthread_main_np _pthread_mutex_destroy _pthread_mutex_init _pthread_mutex_lock
        _pthread_mutex_unlock _pthread_self
    """,
}

# Weak symbols that code compares with null before use: the compiler's own code, as `llvm-objdump -d -r` shows, and our
# C code. The flags of frame pointers are bits in an address, and are zero without the symbol.
COMPARED_BY_COMPILER = {
    "_swift_async_extendedFramePointerFlags", "_swift_coroFrameAlloc", "_swift_getExtendedFunctionTypeMetadata",
    "_swift_runtimeSupportsNoncopyableTypes", "_swift_stdlib_isStackAllocationSafe", "_swift_willThrowTypedImpl",
}
# Weak symbols whose declarations in the standard library have availability, so that the compiler requires `#available`.
DECLARED_WITH_AVAILABILITY = {"_swift_job_run_on_serial_and_task_executor", "_swift_job_run_on_task_executor"}
COMPARED_IN_C = {
    "__dispatch_main_q", "__swift_concurrency_debug_internal_layout_version", "_dispatch_queue_get_label",
    "_swift_task_isCurrentExecutorWithFlags",
}


def since() -> dict[str, str]:
    """Returns the release of Swift that introduced an unmangled symbol."""
    found = {f"_swift_{name}": release for release, names in RUNTIME.items() for name in names.split()}
    return found | {name: release for release, names in OTHERS.items() for name in names.split()}


SINCE = since()
LIBRARY_SINCE = {name: release for release, names in LIBRARIES.items() for name in names.split()}


def check(objects: Path, platform: Platform, version: str, own_modules: set[str], toolchain: Toolchain) -> None:
    """Fails with each symbol that the object file needs and that a version of a system lacks, or may lack."""
    version = max(version, platform.first, key=numbers)
    lines = run(toolchain.tool("llvm-nm"), "-u", "-m", objects).splitlines()
    needed = {line.split()[-1]: " weak " in line for line in lines}
    modules = defining_modules([name for name in needed if name.startswith("_$s")], toolchain)
    problems = []
    for name, is_weak in sorted(needed.items()):
        if name in modules:
            problem = problem_of_module(modules[name], is_weak, platform, version, own_modules)
        elif name.startswith(("_vsm_", "__swift_FORCE_LOAD_$_swiftCompatibility")):
            # The library's own symbols, and the toolchain's libraries that an app links.
            problem = None
        else:
            problem = problem_of_function(name, is_weak, platform, version)
        if problem:
            problems.append(f"{name}: {problem}")
    if problems:
        raise Failure("\n".join([f"{objects.name} needs from {platform.name} {version}:", *problems]))


def problem_of_module(
    module: str, is_weak: bool, platform: Platform, version: str, own_modules: set[str]
) -> str | None:
    if module in own_modules:
        return None
    release = LIBRARY_SINCE.get(module)
    if not release:
        return f"the module {module} is in no list, so its first system version is unknown"
    if not is_weak and is_newer(release, platform, version):
        return f"the library of {module} is there since {platform.name} {RELEASES[release][platform.name]}"
    return None


def problem_of_function(name: str, is_weak: bool, platform: Platform, version: str) -> str | None:
    if is_weak and name in COMPARED_BY_COMPILER | COMPARED_IN_C | DECLARED_WITH_AVAILABILITY:
        return None
    release = SINCE.get(name)
    if not release:
        return "it is in no list, so its first system version is unknown"
    if is_newer(release, platform, version):
        since = f"it is there since {platform.name} {RELEASES[release][platform.name]}"
        return f"{since}, and in no list of what is compared with null before it is used" if is_weak else since
    return None


def is_newer(release: str, platform: Platform, version: str) -> bool:
    return numbers(RELEASES[release][platform.name]) > numbers(version)


def defining_modules(symbols: list[str], toolchain: Toolchain) -> dict[str, str]:
    """Returns the module that defines each mangled symbol, according to the demangler."""
    text = "\n".join(symbol.removeprefix("_") for symbol in symbols)
    tool = toolchain.tool("swift-demangle")
    trees = subprocess.run([tool, "-tree-only"], input=text, capture_output=True, text=True, check=True).stdout
    found = {}
    for tree in trees.split("Demangling for ")[1:]:
        symbol, _, nodes = tree.partition("\n")
        found[f"_{symbol}"] = defining_module(nodes)
    return found


def defining_module(nodes: str) -> str:
    # The last node of a conformance names the module that defines it, regardless of the type and the protocol.
    conformance = re.search(r"^( *)kind=ProtocolConformance$", nodes, flags=re.MULTILINE)
    if conformance:
        indentation = conformance.group(1) + "  "
        modules = re.findall(rf'^{indentation}kind=Module, text="(\w+)"', nodes[conformance.end():], flags=re.MULTILINE)
        if modules:
            return modules[0]
    first = re.search(r'kind=Module, text="(\w+)"', nodes)
    # A symbol without a module belongs to a type of the language, such as a tuple.
    return first.group(1) if first else "Swift"
