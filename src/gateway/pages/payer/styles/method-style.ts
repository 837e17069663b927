// The list of methods, and the card's fields.

export const METHOD_STYLE = `
.rows{display:grid;gap:.625rem;grid-template-columns:minmax(0,1fr)}
.method{border:1px solid var(--edge);border-radius:.875rem;background:var(--sheet)}
.method:has(:checked){border-color:var(--accent-ink);box-shadow:inset 0 0 0 1px var(--accent-ink)}
.row{display:grid;grid-template-columns:auto auto minmax(0,1fr);gap:.875rem;align-items:center;padding:.75rem 1rem;min-height:4rem;cursor:pointer;border-radius:.875rem}
.row:hover{background:var(--tint)}
.brands{display:flex;flex-wrap:wrap;gap:.1875rem}
.row .brands{grid-column:1/-1}
.brands svg{width:1.6875rem;height:1.125rem;border-radius:.25rem;border:1px solid var(--line)}
.back-of-card text{font-weight:800;text-anchor:middle;letter-spacing:-.02em}
.brands .off{opacity:.25}
.alone .brands{margin:-.25rem 0 1rem}
.row input{width:1.25rem;height:1.25rem;margin:0;accent-color:var(--accent-ink)}
.row b,.row small{display:block}
.row b{font-weight:600;line-height:1.3}
.row small{color:var(--soft);font-size:.875rem;line-height:1.35}
.card{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:1rem .75rem;padding:.25rem .875rem 1rem;align-items:start}
.card>.wide{grid-column:1/-1}
.alone .card{padding:0}
.alone .paybar{margin-top:1rem}
@supports selector(:has(*)){.method:not(:has(:checked)) .card{display:none}}
.card>.field:not(.wide){grid-row:span 3;grid-template-rows:subgrid}
.top{display:flex;justify-content:space-between;align-items:baseline;gap:.75rem;align-self:end}
.top output{font-size:.8125rem;font-weight:700;color:var(--accent-ink)}
.inside{position:relative}
.inside input{padding-inline-end:4rem}
.back-of-card{position:absolute;inset-inline-end:.625rem;top:50%;translate:0 -50%;pointer-events:none;width:2.875rem;height:1.875rem;fill:var(--tint);stroke:var(--edge);stroke-width:1.5}
.back-of-card .stripe{fill:var(--edge);stroke:none}
.back-of-card .strip{fill:var(--sheet);stroke:var(--line);stroke-width:1}
.back-of-card .here{fill:none;stroke:var(--bad);stroke-width:2}
.back-of-card text{fill:var(--ink);stroke:none;font-size:9px}
.private{display:flex;gap:.5rem;align-items:flex-start}
.private .mark{width:1.125rem;height:1.125rem;margin-top:.125rem}
.method .paybar{display:none;padding:0 .875rem 1rem}
@supports selector(:has(*)){.method:has(:checked) .paybar{display:block}.rows~.paybar{display:none}}
.rows~.paybar{margin-top:1rem}
@media (prefers-reduced-motion:no-preference){.row{transition:background-color .15s,border-color .15s,box-shadow .15s}}
@media (max-width:22rem){.card{grid-template-columns:minmax(0,1fr)}}
`;
