// A shop's money: balances, statements on paper, ways to pay out.

/** What both desks show. */
export const MONEY_STYLE = `
a.tile-box:hover b{text-decoration:underline}
.statement{gap:1rem}
.equation li{display:grid;grid-template-columns:1rem 1fr auto;gap:.75rem;padding:.3125rem 0;max-width:34rem}.equation li>:first-child{color:var(--soft)}.equation li:last-child{border-top:1px solid var(--line);font-weight:600}
.in-payouts li{display:grid;grid-template-columns:1fr auto;gap:.125rem 1rem;padding:.375rem 0}.in-payouts li>:nth-child(n+3),.in-payouts li>:only-child{grid-column:1/-1}.in-payouts li>:nth-child(n+3){font-size:.875rem}
.last-payouts li{display:grid;grid-template-columns:minmax(8rem,1fr) auto 15rem;gap:.25rem 1.25rem;align-items:baseline;padding:.375rem 0}.last-payouts li>:nth-child(4){grid-column:1/-1}.last-payouts h3{font-size:1rem}
@media (max-width:48rem){.last-payouts li{grid-template-columns:1fr auto}.last-payouts li>:nth-child(n+3){grid-column:1/-1}}
`;

export const WALLET_STYLE = `
.figures .tiles.wallets{grid-template-columns:repeat(auto-fill,minmax(min(15.5rem,100%),1fr))}
.money .tiles{grid-template-columns:repeat(auto-fill,minmax(min(15rem,100%),1fr))}
.money .tile-box{align-content:start}.money .tile-box.first{border-color:var(--accent-ink);box-shadow:inset 0 0 0 1px var(--accent-ink)}
.money small{color:var(--soft);font-size:.8125rem;font-weight:400}
.gain,.gain .amount{color:var(--good)}
.statement>.table-wrap{display:block}
.total th{font-weight:600;color:var(--ink);text-align:start}
.first-steps{border-inline-start:3px solid var(--accent-ink)}
.rule-list{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.5rem 1.25rem}
.choices-of{grid-template-columns:repeat(auto-fill,minmax(13rem,1fr))}
@media (max-width:48rem){.total th{display:none}}
@media print{.statement .table-wrap{overflow:visible;border:0;margin-top:1rem}.statement table{width:100%}.statement tr{break-inside:avoid}}
`;
