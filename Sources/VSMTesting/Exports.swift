// Tests that import VSMTesting can use journals, too.
@_exported public import VSMJournal
