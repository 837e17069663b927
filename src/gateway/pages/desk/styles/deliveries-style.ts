// Attempts of a delivery with their bytes, and before → after of an action.

export const DELIVERIES_STYLE = `
.tries{display:grid;gap:.5rem}
.short,td.figure{white-space:nowrap}
.tries summary{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline}
.changes{padding-inline-start:1rem;font-size:.875rem;overflow-wrap:anywhere}
.tries pre{margin-top:.375rem}
.bytes{display:grid;gap:.75rem;grid-template-columns:minmax(0,1fr)}
.bytes h3{font-size:.8125rem;margin:.5rem 0 0;color:var(--soft)}
.whole code{white-space:nowrap}
@media (min-width:64rem){.bytes{grid-template-columns:repeat(2,minmax(0,1fr))}}
`;

/** The sandbox's line in the frame: it covers nothing. On narrow screens its controls are behind a button. */
export const SANDBOX_STYLE = `
.sandbox{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;padding:.25rem 1rem;background:var(--wait-tint);color:var(--wait);font-size:.875rem}
.sandbox a{color:inherit}
.sandbox>p:first-child{margin-inline-end:auto}
.sandbox form,.controls{display:flex;flex-wrap:wrap;gap:.375rem .75rem;align-items:center}
.sandbox .button{font-size:.8125rem;min-height:1.875rem}
.controls{color:inherit}
.controls details p{max-width:36rem}
.controls details[open]{flex:1 0 100%}
.controls .reset{align-items:end;max-width:36rem;margin-block:.375rem}
.reset p{flex:1 0 100%}
@media (max-width:63.99rem){
.controls{padding:1rem}
[popover].controls:not(:popover-open){display:none}
.controls:popover-open{inset:auto 0 0;width:auto;max-width:none;height:auto;max-height:80vh;border-radius:1rem 1rem 0 0}
.controls .button{min-height:2.75rem}
}
@media (min-width:64rem){
.sandbox{grid-area:2/1/3/-1}
.controls{position:static;inset:auto;width:auto;height:auto;margin:0;padding:0;border:0;overflow:visible;background:none}
.open-controls{display:none}
}
`;
