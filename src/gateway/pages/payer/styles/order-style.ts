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
.foot{width:100%;max-width:31rem;margin:0 auto;padding:0 1rem 1.5rem;display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;align-items:center;font-size:.875rem;color:var(--soft)}
.foot nav{display:flex;flex-wrap:wrap;margin:0 -.5rem}
.foot nav a,.foot nav b{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 .4375rem;font-size:.8125rem;color:inherit;font-weight:400}
.foot nav b{color:var(--ink);font-weight:600}
@media (min-width:56rem){.wrap,.foot{max-width:60rem}
.wrap{padding-top:3rem;gap:1.5rem}
.wrap.two{grid-template-columns:minmax(0,1fr) 21rem;align-items:start}
.two .order{order:2;position:sticky;top:1.5rem}
.wrap.one,.one+.foot{max-width:36rem}
.order details::details-content{content-visibility:visible;block-size:auto}
.order summary::after{display:none}
.order summary{cursor:default}}
@media (forced-colors:active){.initial{border:1px solid}}
`;
