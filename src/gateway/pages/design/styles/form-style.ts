// Fields and buttons.

export const FORM_STYLE = `
form{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr);margin:0}
fieldset{border:0;padding:0;min-width:0}
legend{padding:0;margin-bottom:.75rem;font-size:1.25rem;font-weight:700;line-height:1.3}
.field{display:grid;gap:.375rem;align-content:start;grid-template-columns:minmax(0,1fr)}
.field label{align-self:end}
.notes{display:grid;gap:.25rem}
.field label{font-size:.9375rem;font-weight:600;line-height:1.3}
.field input,.field select{font:inherit;width:100%;min-height:3.25rem;padding:.5rem .875rem;border:1px solid var(--edge);border-radius:.625rem;background:var(--sheet);color:var(--ink);font-variant-numeric:tabular-nums}
.field input::placeholder{color:var(--soft);opacity:1}
.field input:focus,.field select:focus{outline:3px solid var(--ring);outline-offset:0;border-color:transparent}
.field input[aria-invalid="true"],.field select[aria-invalid="true"]{border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}
.field .error,.choices .error{color:var(--bad);font-size:.9375rem;line-height:1.35}
.field .soft{font-size:.8125rem;line-height:1.35}
.error:empty{display:none}
.button{font:inherit;font-weight:600;text-align:center;text-decoration:none;display:inline-flex;align-items:center;justify-content:center;gap:.5rem;min-height:3rem;padding:.625rem 1.25rem;border-radius:.75rem;border:1px solid var(--edge);background:transparent;color:var(--ink);cursor:pointer}
.button:hover{background:var(--tint)}
.button.main{min-height:3.5rem;font-size:1.1875rem;width:100%;background:var(--accent);border-color:var(--accent-ink);color:var(--on-accent)}
.button.main:hover{box-shadow:inset 0 0 0 2px var(--on-accent)}
.button[disabled],.button[aria-disabled="true"]{cursor:progress;opacity:.75}
.button.small{min-height:2.75rem;padding:.375rem .875rem;font-size:.9375rem;flex:none}
.button.plain{border-color:transparent;text-decoration:underline;color:var(--accent-ink);padding-inline:.5rem;font-weight:500}
.busy .button.main::before{content:"";width:1.1em;height:1.1em;border:2px solid currentColor;border-inline-end-color:transparent;border-radius:50%}
@media (prefers-reduced-motion:no-preference){.button,.field input{transition:background-color .15s,border-color .15s,box-shadow .15s}.busy .button.main::before,.spin::before{animation:turn 1s linear infinite}}
@keyframes turn{to{transform:rotate(1turn)}}
@media (forced-colors:active){.button{border:1px solid}}
`;
