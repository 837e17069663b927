// The page of a payment link.

export const LINK_STYLE = `
.link h1{font-size:1.625rem}
.link .text{white-space:pre-line}
.link .total{margin-top:.25rem}
.money{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;border:1px solid var(--edge);border-radius:.75rem;background:var(--sheet)}
.money:focus-within{outline:3px solid var(--ring);border-color:transparent}
.money:has([aria-invalid]){border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}
.field .money input{border:0;outline:0;box-shadow:none;background:none;min-height:4rem;font-size:1.75rem;font-weight:700}
.money span{padding-inline:.5rem 1rem;color:var(--soft);font-weight:600}
.asked{border:0;margin:0;padding:0;min-width:0;display:grid;gap:.5rem .75rem;grid-template-columns:minmax(0,2fr) minmax(0,3fr)}
.asked legend{padding:0;margin-bottom:.5rem;font-size:1.0625rem;font-weight:700}
.asked .wide{grid-column:1/-1}
.link form{display:grid;gap:1rem}
.link textarea{font:inherit;width:100%;min-height:6rem;padding:.75rem .875rem;border:1px solid var(--edge);border-radius:.625rem;background:var(--sheet);color:var(--ink)}
.link textarea:focus{outline:3px solid var(--ring);border-color:transparent}
.link textarea[aria-invalid]{border-color:var(--bad)}
.tiles{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.375rem;justify-content:center}
.tiles li{display:flex}
.phone{display:none}
@media (min-width:56rem){.phone{display:grid;grid-template-columns:7rem minmax(0,1fr);align-items:center;gap:1.25rem}.phone .code svg{padding:.25rem}}
`;
