// Balances, the ledger, rates and settings.

export const LEDGER_STYLE = `
.quiet{color:inherit;text-decoration-color:var(--line);text-underline-offset:.2em}
.quiet:hover{text-decoration-color:currentColor}
.zero{color:var(--soft)}
.account{gap:0;align-content:start}.account b{font-size:1.125rem}.account small{color:var(--soft);font-size:.8125rem;font-weight:400}
.account[aria-current]{border-color:var(--accent-ink);box-shadow:inset 0 0 0 1px var(--accent-ink)}
.check{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between}
.check ul{flex-basis:100%;padding-inline-start:1.25rem}
.accounts{grid-template-columns:repeat(auto-fill,minmax(10.5rem,1fr))}
.changes{font-size:.9375rem}.changes tr:last-child th{border-bottom:0}.changes th[scope=row]{color:var(--ink)}
.choices .check{display:flex;justify-content:flex-start;gap:.5rem;min-height:2rem}
@media (min-width:64rem){.keep{white-space:nowrap}.twin table{table-layout:fixed}.twin th:nth-child(2){width:7rem}}
@media (max-width:48rem){.changes th[scope=row]{display:block;border:0;padding:.1875rem 0;white-space:normal}}
`;
