// Payment links: the form with its preview, and the code to show.

export const LINKS_STYLE = `
.new-link{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr);align-items:start}
.kinds{display:grid;gap:.75rem}
.kinds:has(option[value=fixed]:checked) .of-choice,.kinds:has(option[value=choice]:checked) .of-fixed,.kinds:not(:has(option[value=limited]:checked)) .of-limited,.kinds:not(:has(option[value=some]:checked)) .of-some{display:none}
.more summary{font-weight:600;padding:.375rem 0}
.more .stack{padding-top:.75rem}
.link-preview{display:grid;gap:.5rem;max-width:24rem}
.link-preview .name{font-size:1.25rem;line-height:1.3}
.link-preview .total{font-size:2rem;line-height:1.1;font-weight:700;font-variant-numeric:tabular-nums}
.link-preview .payee{display:flex;gap:.75rem;align-items:center;font-weight:600}
.link-preview .initial{flex:none;width:2.25rem;height:2.25rem;border-radius:.75rem;display:grid;place-items:center;background:var(--accent);color:var(--on-accent);font-weight:700}
.link-preview .button{cursor:default;margin:0}
.link-preview .box{border:1px solid var(--edge);border-radius:.75rem;padding:.75rem;text-align:end;color:var(--soft)}
.as-written{white-space:pre-line}
.share{gap:1.25rem}
.share .code svg{width:11rem;max-width:100%;height:auto;background:#fff;border:1px solid var(--line);border-radius:.75rem;display:block}
@media (min-width:48rem){.share{grid-template-columns:auto minmax(0,1fr);align-items:center}}
@media (min-width:64rem){.new-link{grid-template-columns:minmax(0,37.5rem) 22rem}.link-preview{position:sticky;top:1rem}}
`;
