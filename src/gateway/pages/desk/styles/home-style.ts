// Home and search.

export const HOME_STYLE = `
.attention,.figures,.found,#attention,#figures{display:grid;gap:.75rem;grid-template-columns:minmax(0,1fr)}
.attention h2,.figures h2,.found h2{font-size:1.0625rem}
.attention .sheet{padding:.75rem 1rem;gap:.375rem;border-inline-start:3px solid var(--wait)}
.attention h3{margin:0;font-size:1rem}
.attention ul{list-style:none;padding:0;display:grid;gap:.125rem}
.attention li{display:flex;flex-wrap:wrap;gap:0 .75rem;align-items:baseline;font-size:.9375rem}
.attention li a{padding-block:.125rem}
.attention .what{flex:1 1 14rem;min-width:0}
.attention .when{margin-inline-start:auto;white-space:nowrap}
.all-well{background:var(--good-tint);color:var(--good);border-radius:.75rem;padding:.75rem 1rem;display:flex;flex-wrap:wrap;gap:0 .5rem}
.plots{display:grid;gap:.75rem;grid-template-columns:minmax(0,1fr)}
figure{margin:0}
.plots .sheet{padding:.875rem 1rem;gap:.5rem}
figcaption{font-weight:600;font-size:.9375rem}
.plot{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.25rem .5rem}
.plot svg{display:block;width:100%;height:8.5rem;overflow:visible}
.plot .now rect,.bar .now{fill:var(--accent-ink)}
.plot path{fill:none;vector-effect:non-scaling-stroke;stroke-width:1.5;stroke:var(--soft);stroke-linecap:round;stroke-linejoin:round}
.plot .before{stroke-dasharray:4 3}
.plot .line{stroke:var(--accent-ink);stroke-width:2.5}
.plot .dot{stroke:var(--accent-ink);stroke-width:9}.plot .past{stroke:var(--soft);stroke-width:6}
.plot .grid{stroke:var(--line);stroke-width:1;stroke-linecap:butt}
.spark{display:block;width:8rem;height:1.5rem;border-bottom:1px solid var(--line)}.spark rect{fill:var(--accent-ink)}
.bar .before{fill:var(--soft)}
.values{display:flex;flex-direction:column;justify-content:space-between;text-align:end;font-size:.75rem;line-height:1;color:var(--soft);font-variant-numeric:tabular-nums}
.plot .hours{grid-column:2}
.hours,.legend{display:flex;justify-content:space-between;font-size:.75rem;color:var(--soft)}
.legend{justify-content:start;align-items:center;gap:.375rem}
.key{width:.875rem;height:.5rem;border-radius:.125rem;background:var(--accent-ink)}
.key.before{background:none;border-top:2px dashed var(--soft);height:0;margin-inline-start:.5rem}
.bars{display:grid;gap:.5rem;font-size:.9375rem}
.bars>div{display:flex;flex-wrap:wrap;gap:0 .75rem}
.bars dt{flex:1}
.drawn{width:100%;display:grid;gap:.125rem}
.bar{display:block;width:100%;height:.375rem}
.plots summary{font-size:.8125rem;color:var(--soft)}
.figures .tiles{grid-template-columns:repeat(auto-fit,minmax(min(13rem,100%),1fr))}
.figures .tile-box{align-content:start}
.lines{display:grid}
#behind:empty{display:none}
@media (min-width:64rem){.plots{grid-template-columns:repeat(auto-fit,minmax(24rem,1fr))}}
`;
