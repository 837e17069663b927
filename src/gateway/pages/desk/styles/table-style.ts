// Lists. On narrow screens each row is a card.

export const TABLE_STYLE = `
.table-wrap{background:var(--sheet);border:1px solid var(--line);border-radius:.75rem;overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
th{text-align:start;font-size:.8125rem;font-weight:600;color:var(--soft);padding:.5rem .75rem;border-bottom:1px solid var(--line);white-space:nowrap}
th a{color:inherit;text-decoration:none}th a:hover{text-decoration:underline}
td{padding:.4375rem .75rem;border-bottom:1px solid var(--line);vertical-align:baseline}
tr:last-child td{border-bottom:0}
tbody tr:hover,tbody tr:focus-within{background:var(--tint)}
td>a{text-decoration:none}td>a:hover{text-decoration:underline}
.figure{text-align:end;font-variant-numeric:tabular-nums}
.choose{width:1%}
.peek{width:min(38rem,92vw);border:1px solid var(--line);border-radius:.75rem;padding:1rem;background:var(--page);color:var(--ink);box-shadow:0 1rem 3rem rgb(0 0 0/.3)}
.peek[open]{display:grid;gap:.75rem}.peek .story-head{font-size:1.25rem;font-weight:700}.peek::backdrop{background:rgb(0 0 0/.3)}
.sums{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;margin:0}
[data-live=list]:empty{display:none}
.part{display:contents}
.pager{display:flex;gap:.5rem}
@media (min-width:48.01rem){td.name{min-width:9.5rem}td[data-title=Actions]{white-space:nowrap}}
@media (max-width:48rem){
.table-wrap{background:none;border:0;overflow:visible}
table,tbody,tr,td{display:block}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tbody{display:grid;gap:.625rem}
tr{background:var(--sheet);border:1px solid var(--line);border-radius:.75rem;padding:.5rem .75rem}
td{display:flow-root;border:0;padding:.1875rem 0;text-align:end}
td::before{content:attr(data-title);color:var(--soft);font-size:.8125rem;float:inline-start;margin-inline-end:1rem}
td:empty{display:none}
td .lines{justify-items:end}
tr:has(.at-lead,.at-sentence){display:grid;grid-template-columns:auto 1fr auto;align-items:baseline;column-gap:.625rem}
tr:has(.at-lead,.at-sentence)>td{grid-column:1/-1;min-width:0}
tr:has(.at-lead):has(>.choose){grid-template-columns:auto 1fr auto 1.25rem}
tr:has(.at-lead)>.choose{grid-area:1/4;width:auto;padding:0}
[class*=at-]::before{display:none}
tr>.at-lead.at-lead{grid-area:1/1;text-align:start;font-weight:600;font-size:1.0625rem}
tr>.at-sentence.at-sentence{grid-row:1;text-align:start}
tr>.at-also.at-also{grid-area:1/2;text-align:start;font-size:.875rem}
tr>.at-badge.at-badge{grid-area:1/3}
tr>.at-who.at-who{grid-area:2/1/3/3;text-align:start;color:var(--soft)}
tr>.at-when.at-when{grid-area:2/3;color:var(--soft);font-size:.875rem}
tr:has(>.choose)>.at-when.at-when{grid-column:3/5}
tr>.at-none.at-none,td .wide{display:none}
}
.files>.picks{inset-inline:auto 0;padding:.375rem;gap:0;list-style:none}.files :is(a,button,p){display:block;padding:.375rem .625rem;text-decoration:none}.files button{width:100%;border:0;background:none;font:inherit;color:var(--accent-ink);text-align:start}.files :is(a,button):hover{background:var(--tint)}
@media (max-width:18rem){td::before{float:none;display:block}.amount{white-space:normal}.tile-box b{font-size:.8125rem}}
`;
