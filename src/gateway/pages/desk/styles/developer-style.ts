// Endpoints and the sandbox's buttons of the back office.

export const DEVELOPER_STYLE = `
.endpoints{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(min(22rem,100%),1fr))}
.endpoint{border:1px solid var(--line);border-inline-start:4px solid var(--good);border-radius:.625rem;padding:.75rem 1rem;display:grid;gap:.5rem;align-content:start;overflow-wrap:anywhere}
.endpoint.failing{border-inline-start-color:var(--bad)}
.endpoint.untried{border-inline-start-color:var(--soft)}
.endpoint h3{font-size:1rem;margin:0;color:var(--ink)}
.endpoint p{font-size:.875rem}
.stacked{display:inline-grid;gap:.125rem;justify-items:start}
.clock b{font-size:1.375rem;font-variant-numeric:tabular-nums}
.ways{list-style:none;padding:0;display:grid;gap:0 2rem;grid-template-columns:repeat(auto-fill,minmax(min(22rem,100%),1fr))}
.ways li{display:flex;justify-content:space-between;align-items:center;gap:.5rem;padding:.3125rem 0;border-bottom:1px solid var(--line)}
.pair{display:inline-flex;gap:.375rem;flex:none}
.triggers{display:grid;gap:.5rem}
.triggers .field{max-width:32rem}
`;
