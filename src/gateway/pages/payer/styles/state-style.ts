// Waiting pages, results and the sandbox's panel.

export const STATE_STYLE = `
.until{display:flex;flex-wrap:wrap;gap:0 1.5rem;justify-content:space-between;background:var(--tint);border-radius:.75rem;padding:.625rem .875rem;font-size:.9375rem}
.until time{display:inline-block}
.until b{font-variant-numeric:tabular-nums}
.steps{padding-inline-start:1.5rem;display:grid;gap:.375rem}
.steps li::marker{font-weight:700;color:var(--accent-ink)}
.code{display:grid;gap:.75rem;justify-items:center}
.code svg{width:min(100%,17rem);height:auto;background:#fff;border-radius:.75rem;padding:.625rem;border:1px solid var(--line);display:block}
.lines{display:grid;border:1px solid var(--line);border-radius:.875rem;overflow:hidden}
.lines>div{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 .75rem;align-items:center;padding-block:.625rem;padding-inline:1rem .75rem}
.lines>div+div{border-top:1px solid var(--line)}
.lines dt{color:var(--soft);font-size:.875rem;grid-column:1}
.lines dd{font-weight:600;grid-column:1;font-variant-numeric:tabular-nums}
.lines dd.do{grid-column:2;grid-row:1/3;font-weight:400}
.lines .button{padding-inline:.625rem}
.sandbox{border:2px dashed var(--wait);background:var(--wait-tint);border-radius:1rem;padding:1rem 1.125rem;display:grid;gap:.75rem;grid-template-columns:minmax(0,1fr);font-size:1rem}
.sandbox h2{color:var(--wait)}
.sandbox form{display:flex;flex-wrap:wrap;gap:.5rem}
.decide{display:grid;gap:.75rem;width:100%}
.sandbox .button:not(.main,.plain){background:var(--sheet)}
.sandbox ul{list-style:none;padding:0;display:grid;gap:.375rem}
.sandbox li{display:flex;flex-wrap:wrap;gap:.25rem .5rem;align-items:center;justify-content:space-between}
.sandbox li>span{display:flex;flex-wrap:wrap;gap:0 .75rem;font-size:.9375rem;line-height:1.4;flex:1 1 0;min-width:min-content}
.sandbox li>span>span{overflow-wrap:break-word}
.sandbox li .button{padding-inline:.5rem;font-size:.875rem}
.sandbox .plain{color:var(--ink)}
.sandbox code{font:600 .8125rem/1.4 ui-monospace,monospace;white-space:nowrap}
.back{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;justify-content:space-between}
.back .button{padding-inline:0}
.button.back-link{justify-self:start;text-decoration:none;padding-inline:0;text-align:start;line-height:1.35}
.back-link:hover span+span{text-decoration:underline}
.back-link small{display:block}
.back-link small,.host{font-size:.8125rem;color:var(--soft);font-weight:400}
.host{text-align:center;margin-top:-.5rem}
.receipt .as-of{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between}
.receipt dl.facts{border-top:1px solid var(--line);padding-top:1rem}
.button.receipt-link{justify-self:start;padding-inline:0}
.offline{position:sticky;top:.5rem;z-index:1}
.two>.offline{grid-column:1/-1}
`;
