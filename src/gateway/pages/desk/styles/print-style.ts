// On paper: what was read, without what can be pressed. An order with its money and its story fits on one page.

export const PRINT_STYLE = `
@page{margin:12mm}
@media print{
html{font-size:8pt;line-height:1.3}
body.console{display:block;background:#fff;color:#000}
.skip,.top,.sandbox,.menu,.foot,.actions,.tabs,.back,.filters,.open-filters,.pager,.seeing,[data-copy],details:not([open]),#note,#curl,#related{display:none}
main,main .stack{padding:0;gap:.5rem;max-width:none}
.sheet,.table-wrap,.tile-box{border-color:#bbb;border-radius:.25rem;padding:.5rem .625rem;gap:.25rem;break-inside:avoid-page}
.sheet.statement{border:0;padding:0}
.table-wrap{padding:0}
.columns{grid-template-columns:minmax(0,1.5fr) minmax(0,1fr);gap:.5rem}
.facts,.statement{gap:.125rem}
#timeline{break-inside:auto}
.timeline>li{grid-template-columns:8rem minmax(0,1fr);padding:.0625rem 0}
.timeline .when{line-height:1.3}
td,th{padding:.125rem .5rem}
a{color:inherit;text-decoration:none}
pre{max-height:none}
}
`;
