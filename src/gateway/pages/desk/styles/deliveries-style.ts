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

/** The sandbox's controls. */
export const SANDBOX_STYLE = `
.foot:has(.sandbox){flex-wrap:wrap}
.sandbox{display:flex;flex-wrap:wrap;gap:.375rem .75rem;align-items:center;padding:.5rem .75rem;border-radius:.75rem;background:var(--wait-tint);color:var(--wait)}
.sandbox form{display:flex;flex-wrap:wrap;gap:.375rem}
.sandbox details p{max-width:36rem}
.sandbox details[open]{flex:1 0 100%}
.sandbox .reset{align-items:end;max-width:36rem;margin-top:.375rem}
.reset p{flex:1 0 100%}
.reset .button{min-height:2.5rem}
@media (min-width:64rem){
.sandbox{position:fixed;inset-inline-end:1rem;bottom:1rem;z-index:4;box-shadow:0 2px 12px rgb(0 0 0/.2);max-width:calc(100vw - 18rem)}
.sandbox:has([open]){max-width:38rem}
body.console:has(.sandbox) main{padding-bottom:6rem}
html:has(.sandbox){scroll-padding-bottom:6rem}
}
`;
