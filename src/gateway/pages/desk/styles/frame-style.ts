// The console's frame: bar, menu, content. Denser than the payer's pages.

export const FRAME_STYLE = `
html{font-size:.9375rem;line-height:1.45;scroll-padding-top:4.5rem}
body.console{display:grid;grid-template-columns:minmax(0,1fr);grid-template-rows:auto auto 1fr auto}
.skip{position:absolute;left:-99rem}.skip:focus{left:.5rem;top:.5rem;z-index:9;background:var(--sheet);padding:.5rem}
.top{position:sticky;top:0;z-index:5;display:flex;gap:.75rem 1.25rem;align-items:center;padding:.5rem 1rem;background:var(--sheet);border-bottom:1px solid var(--line);flex-wrap:wrap}
.brand{display:inline-flex;gap:.5rem;align-items:center;color:var(--ink);text-decoration:none;min-height:2.5rem}
.search{flex:1 1 16rem;max-width:38rem;order:3}
.search input{font:inherit;width:100%;min-height:2.5rem;padding:.25rem .75rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--page);color:var(--ink)}
.gap{flex:1}
.who{display:flex;gap:.75rem;align-items:center;min-width:0;margin-inline-start:auto;order:2}
.who .soft{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.menu{background:var(--sheet);border-bottom:1px solid var(--line)}
.menu ul{list-style:none;padding:0;display:grid;gap:.0625rem}
.menu>.wide{display:none}
.menu .soft{display:block;font-size:.75rem;font-weight:600;letter-spacing:.03em;padding:.75rem .75rem .25rem}
.menu a{display:flex;align-items:center;min-height:2.25rem;padding:.25rem .75rem;border-radius:.5rem;color:var(--ink);text-decoration:none}
.menu a:hover{background:var(--tint)}
.menu a[aria-current]{background:var(--tint);font-weight:600;box-shadow:inset 3px 0 0 var(--accent-ink)}
.menu summary{padding:.625rem 1rem;font-weight:600;cursor:pointer}
.menu details>ul{padding:0 .5rem .75rem}
main{padding:1.25rem 1rem 3rem;display:grid;gap:1rem;grid-template-columns:minmax(0,1fr);align-content:start;min-width:0}
main:focus{outline:none}
main.alone{max-width:34rem;margin:10vh auto 0}
.title{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between}
.title h1{font-size:1.375rem}
.actions{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
.back{margin-bottom:-.5rem;font-size:.875rem}
.foot{display:flex;gap:1rem;align-items:center;padding:.75rem 1rem;font-size:.8125rem;color:var(--soft)}
.foot a,.foot [data-keys]{color:inherit;font-size:inherit;font-weight:inherit}
main>.seeing{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;position:sticky;top:3.75rem;z-index:4}
main>.signed-out{position:sticky;top:4rem;z-index:4}
@media (max-width:40rem){main>.seeing{position:static}.who .soft{display:none}.search{flex-basis:100%}}
@media (min-width:64rem){
body.console{grid-template-columns:13.5rem minmax(0,1fr);grid-template-rows:auto 1fr auto}
.top{grid-column:1/-1;flex-wrap:nowrap}
.search{order:0}
.menu{grid-row:2/4;border-bottom:0;border-inline-end:1px solid var(--line);padding:.25rem .5rem 1rem}
.menu>.wide{display:grid;position:sticky;top:3.75rem}.menu>details{display:none}
main{padding:1.5rem 2rem 3rem;max-width:90rem}
main.alone{grid-column:1/-1}
.foot{grid-column:2;padding-inline:2rem}
}
@media print{.top,.menu,.foot,.actions{display:none}}
`;
