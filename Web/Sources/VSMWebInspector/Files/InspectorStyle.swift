#if DEBUG
/// The style of the inspector's pages.
let inspectorStyle = """
    :root {
      color-scheme: light dark;
      --paper: #fbfbfd; --well: #f1f2f6; --ink: #1c1e26; --soft: #5d6270; --line: #dfe1e8; --edge: #868b99;
      --accent: #2458c5; --lit: #dfe9ff; --added: #dff3e4; --removed: #fbe3e1; --warm: #fff3d6;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #17181d; --well: #22242c; --ink: #eceef4; --soft: #a6abba; --line: #33363f; --edge: #7e8494;
        --accent: #8db4ff; --lit: #23345c; --added: #1d3a29; --removed: #4a2523; --warm: #43370f;
      }
    }
    @media (prefers-contrast: more) { :root { --soft: var(--ink); --line: var(--edge); } }
    *, ::before, ::after { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 14px/1.45 system-ui, sans-serif; }
    h1, h2, p, ul, ol, pre { margin: 0; }
    h1 { font-size: 1.05rem; }
    h2 { font-size: 0.9rem; }
    ul, ol { padding: 0; list-style: none; }
    a { color: inherit; text-decoration: none; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    button { min-height: 2rem; padding: 0.2rem 0.7rem; border: 1px solid var(--edge); border-radius: 0.45rem;
      background: var(--paper); color: var(--ink); font: inherit; cursor: pointer; }
    button:hover { background: var(--well); }
    input:not([type=checkbox]) { min-height: 2rem; min-width: 4rem; padding: 0.2rem 0.5rem; border: 1px solid var(--edge);
      border-radius: 0.45rem; background: var(--paper); color: var(--ink); font: inherit; }
    .soft, .time, .remark, .type { color: var(--soft); }
    .inspector { display: grid; grid-template-columns: minmax(13rem, 20rem) minmax(0, 1fr); min-height: 100vh; }
    .tree { padding: 0.9rem; background: var(--well); border-right: 1px solid var(--line); overflow-x: auto; }
    .tree section { margin-top: 0.9rem; }
    .tree h2 { display: flex; gap: 0.5rem; color: var(--soft); font-weight: 600; }
    .tree a { display: flex; flex-wrap: wrap; gap: 0 0.5rem; padding: 0.3rem 0.5rem; border-radius: 0.4rem; }
    .tree a:hover { background: var(--paper); }
    .tree a[aria-current=true] { background: var(--lit); }
    .target { font-family: var(--mono); overflow-wrap: anywhere; }
    .depth-1 { margin-left: 0.8rem; } .depth-2 { margin-left: 1.6rem; } .depth-3 { margin-left: 2.4rem; }
    .depth-4 { margin-left: 3.2rem; } .depth-5 { margin-left: 4rem; } .depth-6 { margin-left: 4.8rem; }
    .state { color: var(--accent); font-family: var(--mono); font-size: 0.85rem; overflow-wrap: anywhere; }
    .state.current, .badge { padding: 0.05rem 0.5rem; border-radius: 1rem; background: var(--lit); }
    .badge { background: var(--warm); color: var(--ink); font-size: 0.75rem; }
    main { display: grid; align-content: start; gap: 1rem; padding: 0.9rem 1.1rem 3.5rem; min-width: 0; }
    .container-head p { display: flex; flex-wrap: wrap; gap: 0.2rem 0.7rem; align-items: baseline; }
    .type { font-family: var(--mono); font-size: 0.85rem; overflow-wrap: anywhere; }
    .notice { display: flex; flex-wrap: wrap; gap: 0.3rem 0.8rem; align-items: center; padding: 0.4rem 0.7rem;
      border-radius: 0.5rem; background: var(--warm); }
    .bar { display: flex; flex-wrap: wrap; gap: 0.4rem 0.8rem; align-items: center; }
    .bar label { display: flex; gap: 0.3rem; align-items: center; min-height: 2rem; }
    .diagram { overflow-x: auto; }
    .diagram summary { font-weight: normal; color: var(--soft); }
    .copied { display: grid; gap: 0.3rem; justify-items: start; margin: 0.4rem 0; }
    .copied pre { width: 100%; max-height: 12rem; overflow: auto; background: var(--well); }
    .journey { margin-top: 0.5rem; border-top: 1px solid var(--line); }
    .journey > li { border-bottom: 1px solid var(--line); }
    .journey > li > a { display: flex; flex-wrap: wrap; gap: 0 0.6rem; align-items: baseline; padding: 0.35rem 0.4rem; }
    .journey > li > a:hover { background: var(--well); }
    .journey > li.selected { background: var(--well); }
    .journey > li.shown { box-shadow: inset 3px 0 var(--accent); background: var(--warm); }
    .compared { margin-top: 0.5rem; }
    .different td { background: var(--removed); }
    .time { min-width: 4.2rem; font: 0.8rem var(--mono); }
    .cause { font-family: var(--mono); font-size: 0.85rem; overflow-wrap: anywhere; }
    .remark { font-size: 0.85rem; }
    .details { display: grid; gap: 0.6rem; padding: 0.2rem 0.7rem 0.8rem; }
    .details p { display: flex; flex-wrap: wrap; gap: 0.3rem 0.8rem; align-items: center; }
    pre { padding: 0.5rem 0.7rem; overflow-x: auto; border-radius: 0.4rem; background: var(--paper);
      font: 0.8rem/1.4 var(--mono); white-space: pre; }
    .source { font-family: var(--mono); font-size: 0.8rem; }
    table { border-collapse: collapse; font: 0.8rem/1.4 var(--mono); }
    th, td { padding: 0.2rem 0.5rem; border: 1px solid var(--line); text-align: left; vertical-align: top;
      overflow-wrap: anywhere; font-weight: normal; }
    thead th { color: var(--soft); }
    .before { background: var(--removed); }
    .after { background: var(--added); }
    .controls ul { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.5rem; }
    .controls li, .controls form, .controls label { display: flex; flex-wrap: wrap; gap: 0.4rem; align-items: center; }
    .controls li { padding: 0.35rem 0.5rem; border: 1px solid var(--line); border-radius: 0.5rem; }
    .outcomes { margin-top: 1.2rem; }
    .outcome { display: flex; flex-wrap: wrap; gap: 0 0.5rem; align-items: center; justify-content: space-between; }
    .outcome.forced { background: var(--warm); }
    select { min-height: 2rem; border: 1px solid var(--edge); border-radius: 0.45rem; background: var(--paper);
      color: var(--ink); font: inherit; }
    summary { min-height: 2rem; cursor: pointer; font-weight: 600; }
    .patches li { display: flex; flex-wrap: wrap; gap: 0 0.8rem; padding: 0.2rem 0; border-bottom: 1px solid var(--line);
      font: 0.8rem/1.5 var(--mono); }
    .number { min-width: 5.5rem; text-align: right; }
    .unchanged { color: var(--soft); text-decoration: underline dotted; }
    @media (max-width: 700px) {
      .inspector { display: block; }
      .tree { border-right: 0; border-bottom: 1px solid var(--line); max-height: 14rem; overflow: auto; }
      main { padding: 0.7rem 0.7rem 3.5rem; }
    }

    """
#endif
