// The console's frame: bar, menu, content. Denser than the payer's pages. On narrow screens the menu is a drawer.

export const FRAME_STYLE = `
html{font-size:.9375rem;line-height:1.45;scroll-padding-top:4.5rem}
.skip{position:absolute;left:-99rem}.skip:focus{left:.5rem;top:.5rem;z-index:9;background:var(--sheet);padding:.5rem}
.top{position:sticky;top:0;z-index:5;display:flex;gap:.5rem .75rem;align-items:center;padding:.5rem 1rem;background:var(--sheet);border-bottom:1px solid var(--line);flex-wrap:wrap}
.brand{display:inline-flex;gap:.5rem;align-items:center;color:var(--ink);text-decoration:none;min-height:2.5rem;font-size:1.0625rem}
.gate{flex:none}
.open-menu.open-menu{color:var(--ink);min-width:2.5rem;min-height:2.5rem;margin-inline-start:-.5rem}
.search{flex:1 1 16rem;max-width:38rem;order:3}
.search input{font:inherit;width:100%;min-height:2.5rem;padding:.25rem .75rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--page);color:var(--ink)}
.who{display:flex;gap:.75rem;align-items:center;min-width:0;margin-inline-start:auto;order:2}
.who .soft{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.menu{color:inherit;background:var(--sheet);border:0;margin:0;padding:.25rem .5rem 1rem}
.menu ul{list-style:none;padding:0;display:grid;gap:.0625rem}
.menu .soft{display:block;font-size:.75rem;font-weight:600;letter-spacing:.03em;padding:.75rem .75rem .25rem}
.menu a{display:flex;align-items:center;gap:.625rem;min-height:2.125rem;padding:.25rem .75rem;border-radius:.5rem;color:var(--ink);text-decoration:none}
.menu a>span{overflow-wrap:normal}
.menu .mark{width:1.125rem;height:1.125rem;color:var(--soft)}
.menu a:hover{background:var(--tint)}
.menu a[aria-current]{background:var(--tint);font-weight:600;box-shadow:inset 3px 0 0 var(--accent-ink)}
.menu [aria-current] .mark{color:var(--accent-ink)}
.count{margin-inline-start:auto;font-size:.75rem;line-height:1.5;min-width:1.5rem;padding:0 .375rem;text-align:center;border-radius:1rem;background:var(--wait-tint);color:var(--wait);font-variant-numeric:tabular-nums}
main{flex:1;padding:1.25rem 1rem 3rem;display:grid;gap:1rem;grid-template-columns:minmax(0,1fr);align-content:start;min-width:0}
main:focus{outline:none}
main.alone{flex:none;max-width:34rem;margin:10vh auto 0}
.title{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between}
.title h1{font-size:1.375rem}
.actions{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
.back{margin-bottom:-.5rem;font-size:.875rem}
.foot{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;padding:.75rem 1rem;font-size:.8125rem;color:var(--soft)}
.foot a,.foot [data-keys]{color:inherit;font-size:inherit;font-weight:inherit}
main>.seeing{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;position:sticky;top:3.75rem;z-index:4}
.bell{position:relative;display:inline-grid;place-items:center;min-width:2.5rem;min-height:2.5rem;border-radius:.5rem;color:var(--ink)}.bell:hover{background:var(--tint)}
.bell .count{position:absolute;inset:0 0 auto auto;margin:0}
.news{list-style:none;padding:0;display:grid}
.news li{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;padding-block:.625rem;border-top:1px solid var(--line)}.news li:first-child{border-top:0}
.news a{flex:1 1 16rem;min-width:0}.news a{color:var(--ink);text-decoration:none}.news a:hover{text-decoration:underline}.news .unread a{font-weight:600}
#news>form{justify-self:start}
.news .soft{font-size:.8125rem}
.news-panel{position:absolute;top:100%;inset-inline-end:1rem;z-index:6;width:26rem;max-width:calc(100% - 2rem);max-height:70vh;overflow:auto;background:var(--sheet);border:1px solid var(--line);border-radius:.75rem;padding:.75rem 1rem;display:grid;gap:.75rem;box-shadow:0 .5rem 2rem #0003}.news-panel:focus{outline:none}
main>.live-age{margin-top:-.75rem;font-size:.8125rem;font-variant-numeric:tabular-nums}main>.live-age.lost{color:var(--wait)}
main>.signed-out{position:sticky;top:4rem;z-index:4}
@media (max-width:40rem){main>.seeing{position:static}.who .soft{display:none}.search{flex-basis:100%}}
@media (max-width:63.99rem){
[popover]:popover-open{position:fixed;border:0;margin:0;overflow:auto;overscroll-behavior:contain;color:var(--ink);background:var(--sheet);box-shadow:0 .5rem 2rem rgb(0 0 0/.35)}
[popover]::backdrop{background:rgb(0 0 0/.4)}
.menu:popover-open{inset:0 auto 0 0;width:min(18rem,84vw);height:auto;max-height:none}
.menu a{min-height:2.75rem}
}
@media (min-width:64rem){
body.console{display:grid;grid-template-columns:14rem minmax(0,1fr);grid-template-rows:auto auto 1fr auto}
.top{grid-column:1/-1;flex-wrap:nowrap;gap:.75rem 1.25rem}
.open-menu{display:none}
.search{order:0}
.menu{display:block;position:static;inset:auto;width:auto;height:auto;overflow:visible;grid-area:3/1/5/2;border-inline-end:1px solid var(--line)}
.menu>ul{position:sticky;top:3.75rem;max-height:calc(100vh - 4rem);overflow-y:auto;overscroll-behavior:contain}
main{grid-area:3/2;padding:1.5rem 2rem 3rem;max-width:90rem}
main.alone{grid-column:1/-1}
.foot{grid-area:4/2;padding-inline:2rem}
}
`;
