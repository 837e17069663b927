// The list of orders: filters in boxes that open, what is filtered, and views.

export const ORDERS_STYLE = `
.orders-filter .field{flex:1 1 6.5rem}
.orders-filter .field:first-of-type{flex:2 1 10rem;max-width:22rem}
.pick{position:relative}
.pick>summary{white-space:nowrap}
.pick>summary::after{content:"";border:.3125rem solid transparent;border-top-color:currentColor;border-bottom:0;margin-inline-start:.25rem}
.pick>summary b{background:var(--accent-ink);color:var(--sheet);border-radius:1rem;padding:0 .4375rem;font-size:.8125rem}
.picks{position:absolute;z-index:4;top:calc(100% + .25rem);inset-inline-start:0;min-width:14rem;max-height:24rem;overflow:auto;display:grid;gap:.375rem;padding:.75rem;margin:0;background:var(--sheet);border:1px solid var(--line);border-radius:.625rem;box-shadow:0 .5rem 1.5rem rgb(0 0 0/.18)}
.picks fieldset{display:grid;gap:.375rem;padding:0;margin:0;border:0}
.picks label{display:flex;gap:.5rem;align-items:center;min-height:1.75rem}
.picks.pairs{grid-template-columns:1fr 1fr;width:22rem;max-width:80vw;gap:.625rem;inset-inline:auto 0}
.picks>.actions{position:sticky;bottom:-.75rem;padding-block:.5rem;background:var(--sheet)}
.picks input[type=checkbox]{width:1.0625rem;height:1.0625rem;accent-color:var(--accent-ink)}
.list-head{display:flex;flex-wrap:wrap;gap:.5rem 1rem;justify-content:space-between;align-items:center}
.list-head>.actions{margin-inline-start:auto}
.list-head .picks{inset-inline:auto 0}
.chips{list-style:none;display:flex;flex-wrap:wrap;gap:.375rem;padding:0;margin:0}
.chips a{display:block;padding:.125rem .625rem;border:1px solid var(--line);border-radius:1rem;background:var(--sheet);color:var(--ink);text-decoration:none;font-size:.875rem}
.chips a:hover{border-color:var(--edge)}
.word{overflow-wrap:anywhere}
.pager{align-items:center;flex-wrap:wrap}
@media (max-width:48rem){
.orders-filter .field{flex:1 1 40%;max-width:none}
.orders-filter .field:first-of-type{flex-basis:100%;max-width:none}
.orders-filter .pick{order:1}
.orders-filter>.actions{order:2}
.pick[open]{flex:1 1 100%}
.picks,.list-head .picks{position:static;box-shadow:none;margin-top:.375rem;max-height:none}
.picks.pairs{width:auto;max-width:none;min-width:0}
}
`;
