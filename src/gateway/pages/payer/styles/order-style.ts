// The page's two columns, the order next to the content, and the footer. The page is clipped at the sides: wide spaces
// in a merchant's text can overflow a line and would make the page scroll.

export const ORDER_STYLE = `
.wrap{overflow-x:clip;width:100%;max-width:31rem;margin:0 auto;padding:1rem 1rem 2rem;display:grid;gap:1rem;grid-template-columns:minmax(0,1fr);flex:1;align-content:start}
.order{gap:.75rem}
.payee{display:flex;flex-wrap:wrap;gap:.5rem .75rem;align-items:center;font-weight:600}
.payee>bdi{min-width:0;flex:1 1 8rem;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
.initial{flex:none;width:2.5rem;height:2.5rem;border:1px solid var(--accent-ink);border-radius:.75rem;display:grid;place-items:center;background:var(--accent);color:var(--on-accent);font-weight:700;overflow:hidden}
.logo{flex:none;display:grid;place-items:center;padding:.25rem;border:1px solid var(--line);border-radius:.5rem;background:#fff}
.logo img{display:block}
.total{font-size:2.25rem;line-height:1.1;font-weight:700;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.order details{border-top:1px solid var(--line);margin-top:.25rem;padding-top:.5rem}
.order summary{cursor:pointer;font-size:.9375rem;font-weight:600;padding:.5rem 0;min-height:2.75rem;display:flex;align-items:center;justify-content:space-between;list-style:none}
.order summary::-webkit-details-marker{display:none}
.order summary::after{content:"";width:.55rem;height:.55rem;border:solid var(--soft);border-width:0 2px 2px 0;transform:rotate(45deg);margin:0 .25rem .25rem}
.order details[open] summary::after{transform:rotate(-135deg);margin-bottom:-.25rem}
.items{list-style:none;padding:0;display:grid;gap:.75rem;font-size:.9375rem}
.items li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.125rem 1rem}
.items .name{display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden}
.items .price{color:var(--soft);font-variant-numeric:tabular-nums;max-width:9rem;text-align:end}
.order .items+.facts{border-top:1px solid var(--line);margin-top:.75rem;padding-top:.75rem}
.foot{position:relative;width:100%;max-width:31rem;margin:0 auto;padding:0 1rem 1.5rem;display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;align-items:center;font-size:.875rem;color:var(--soft)}
.languages summary{display:flex;align-items:center;gap:.5rem;min-height:2.75rem;padding-inline:.5rem;margin-inline:-.5rem;cursor:pointer;list-style:none;color:var(--ink)}
.languages summary::-webkit-details-marker{display:none}
.languages summary::after{content:"";width:.4rem;height:.4rem;border:solid var(--soft);border-width:2px 0 0 2px;transform:rotate(45deg);margin-top:.25rem}
.languages .mark{width:1.125rem;height:1.125rem}
.languages nav{position:absolute;bottom:100%;inset-inline-end:1rem;z-index:2;display:grid;grid-template-columns:repeat(2,max-content);column-gap:.5rem;padding:.375rem;background:var(--sheet);border:1px solid var(--line);border-radius:.875rem;box-shadow:0 .25rem 1rem #0003}
.languages nav a,.languages nav b{display:flex;align-items:center;min-height:2.75rem;padding-inline:.75rem;border-radius:.5rem;font-size:.9375rem;color:inherit;font-weight:400;text-decoration:none}
.languages nav a:hover{background:var(--tint);text-decoration:underline}
.languages nav b{color:var(--ink);font-weight:600;background:var(--tint)}
@media (min-width:56rem){.wrap,.foot{max-width:60rem}
.wrap{padding-top:3rem;gap:1.5rem}
.wrap.two{grid-template-columns:minmax(0,1fr) 21rem;align-items:start}
.two .order{order:2;position:sticky;top:1.5rem}
.wrap.one,.one+.foot{max-width:36rem}
.order details::details-content{content-visibility:visible;block-size:auto}
.order summary::after{display:none}
.order summary{cursor:default}}
[dir=rtl] :is(bdi,[dir=auto]:not(input)){text-align:right}
[dir=rtl] :is(h1,.total,text){letter-spacing:0}
@media (forced-colors:active){.initial{border:1px solid}}
`;
