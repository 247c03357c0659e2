// Tests that import VSMTesting have journals, too.
@_exported public import VSMJournal
