// The choice among methods, the card's fields and buttons.

export const FORM_STYLE = `
form{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr);margin:0}
fieldset{border:0;padding:0;min-width:0}
legend{padding:0;margin-bottom:.75rem;font-size:1.25rem;font-weight:700;line-height:1.3}
.rows{display:grid;gap:.625rem;grid-template-columns:minmax(0,1fr)}
.method{border:1px solid var(--edge);border-radius:.875rem;background:var(--sheet)}
.method:has(:checked){border-color:var(--accent-ink);box-shadow:inset 0 0 0 1px var(--accent-ink)}
.row{display:grid;grid-template-columns:auto auto minmax(0,1fr);gap:.875rem;align-items:center;padding:.75rem 1rem;min-height:4rem;cursor:pointer;border-radius:.875rem}
.row:hover{background:var(--tint)}
.brands{display:flex;flex-wrap:wrap;gap:.1875rem}
.row .brands{grid-column:1/-1}
.brands svg{width:1.6875rem;height:1.125rem;border-radius:.1875rem;border:1px solid var(--line)}
.brands text,.back-of-card text{font:800 10px system-ui,sans-serif;text-anchor:middle;letter-spacing:-.02em}
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
.field{display:grid;gap:.375rem;align-content:start;grid-template-columns:minmax(0,1fr)}
.card>.field:not(.wide){grid-row:span 3;grid-template-rows:subgrid}
.field label{align-self:end}
.notes{display:grid;gap:.25rem}
.field label{font-size:.9375rem;font-weight:600;line-height:1.3}
.field input{font:inherit;width:100%;min-height:3.25rem;padding:.5rem .875rem;border:1px solid var(--edge);border-radius:.625rem;background:var(--sheet);color:var(--ink);font-variant-numeric:tabular-nums}
.field input::placeholder{color:var(--soft);opacity:1}
.field input:focus{outline:3px solid var(--ring);outline-offset:0;border-color:transparent}
.field input[aria-invalid="true"]{border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}
.top{display:flex;justify-content:space-between;align-items:baseline;gap:.75rem;align-self:end}
.top output{font-size:.8125rem;font-weight:700;color:var(--accent-ink)}
.field .error{color:var(--bad);font-size:.9375rem;line-height:1.35}
.field .soft{font-size:.8125rem;line-height:1.35}
.error:empty{display:none}
.inside{position:relative}
.inside input{padding-inline-end:4rem}
.back-of-card{position:absolute;inset-inline-end:.625rem;top:50%;translate:0 -50%;pointer-events:none;width:2.875rem;height:1.875rem;fill:var(--tint);stroke:var(--edge);stroke-width:1.5}
.back-of-card .stripe{fill:var(--edge);stroke:none}
.back-of-card .strip{fill:var(--sheet);stroke:var(--line);stroke-width:1}
.back-of-card .here{fill:none;stroke:var(--bad);stroke-width:2}
.back-of-card text{fill:var(--ink);stroke:none;font-size:9px}
.private{display:flex;gap:.5rem;align-items:flex-start}
.private .mark{width:1.125rem;height:1.125rem;margin-top:.125rem}
.button{font:inherit;font-weight:600;text-align:center;text-decoration:none;display:inline-flex;align-items:center;justify-content:center;gap:.5rem;min-height:3rem;padding:.625rem 1.25rem;border-radius:.75rem;border:1px solid var(--edge);background:transparent;color:var(--ink);cursor:pointer}
.button:hover{background:var(--tint)}
.button.main{min-height:3.5rem;font-size:1.1875rem;width:100%;background:var(--accent);border-color:var(--accent-ink);color:var(--on-accent)}
.button.main:hover{box-shadow:inset 0 0 0 2px var(--on-accent)}
.button[disabled],.button[aria-disabled="true"]{cursor:progress;opacity:.75}
.button.small{min-height:2.75rem;padding:.375rem .875rem;font-size:.9375rem;flex:none}
.button.plain{border-color:transparent;text-decoration:underline;color:var(--accent-ink);padding-inline:.5rem;font-weight:500}
.method .paybar{display:none;padding:0 .875rem 1rem}
@supports selector(:has(*)){.method:has(:checked) .paybar{display:block}.rows~.paybar{display:none}}
.rows~.paybar{margin-top:1rem}
.busy .button.main::before{content:"";width:1.1em;height:1.1em;border:2px solid currentColor;border-inline-end-color:transparent;border-radius:50%}
@media (prefers-reduced-motion:no-preference){.busy .button.main::before,.spin::before{animation:turn 1s linear infinite}}
@keyframes turn{to{transform:rotate(1turn)}}
@media (max-width:22rem){.card{grid-template-columns:minmax(0,1fr)}}
`;
