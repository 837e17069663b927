import { FORM_STYLE } from './form-style.ts';
import { STATE_STYLE } from './state-style.ts';

// One style for all pages, small enough to stand in each of them. Colours are pairs of which each was checked for contrast
// (WCAG 2.2 AA) in light and dark; `accent.ts` adds the merchant's. The page is clipped at its sides: wide spaces of a
// merchant's text hang over the end of a line, and would let it scroll.

const BASE_STYLE = `
:root{color-scheme:light dark;--page:#f2f3f6;--sheet:#fff;--ink:#14171d;--soft:#545b69;--line:#e0e3e9;--edge:#7f8694;--tint:#f6f7f9;--bad:#b1251c;--bad-tint:#fdeeec;--good:#12692c;--good-tint:#e7f5ea;--wait:#7a4b00;--wait-tint:#fdf1da;--ring:#0b57d0}
@media (prefers-color-scheme:dark){:root{--page:#111318;--sheet:#1b1e25;--ink:#eceef2;--soft:#a9b0bd;--line:#2d323c;--edge:#747c8b;--tint:#22262e;--bad:#ffb3aa;--bad-tint:#3a1f1d;--good:#85dc9b;--good-tint:#173021;--wait:#f2cd83;--wait-tint:#332812;--ring:#a8c7ff}}
*,*::before,*::after{box-sizing:border-box}
html{font:1.125rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;background:var(--page);color:var(--ink);overflow-wrap:anywhere}
h1,h2,p,dl,dd,ul,ol,fieldset{margin:0}
h1{font-size:1.5rem;line-height:1.25;letter-spacing:-.01em;text-wrap:balance}
h2{font-size:1.0625rem;line-height:1.35}
a{color:var(--accent-ink)}
bdi{unicode-bidi:isolate}
:focus-visible{outline:3px solid var(--ring);outline-offset:2px;border-radius:.25rem}
[tabindex="-1"]:focus{outline:3px solid var(--ring);outline-offset:2px}
[hidden]{display:none!important}
.wrap{overflow-x:clip;width:100%;max-width:31rem;margin:0 auto;padding:1rem 1rem 2rem;display:grid;gap:1rem;grid-template-columns:minmax(0,1fr);flex:1;align-content:start}
.sheet{background:var(--sheet);border:1px solid var(--line);border-radius:1rem;padding:1.125rem;display:grid;gap:1rem;grid-template-columns:minmax(0,1fr);align-content:start}
.stack{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr);align-content:start}
.soft{color:var(--soft);font-size:.9375rem}
.mark{width:1.5rem;height:1.5rem;flex:none;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.tile{width:2.75rem;height:1.8125rem;flex:none;border-radius:.3125rem;border:1px solid var(--line);stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round;display:block}
.with-tile{display:flex;gap:.875rem;align-items:center}
.with-tile .tile{width:3.25rem;height:2.125rem;border-radius:.4375rem}
.order{gap:.75rem}
.payee{display:flex;gap:.75rem;align-items:center;font-weight:600}
.payee>bdi{min-width:0;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
.initial{flex:none;width:2.5rem;height:2.5rem;border:1px solid var(--accent-ink);border-radius:.75rem;display:grid;place-items:center;background:var(--accent);color:var(--on-accent);font-weight:700;overflow:hidden}
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
.facts{display:grid;gap:.5rem;font-size:.9375rem}
.facts>div{display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:space-between}
.facts dt{color:var(--soft)}
.facts dd{min-width:0;font-variant-numeric:tabular-nums}
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
.sheet{padding:1.75rem}
.order details::details-content{content-visibility:visible;block-size:auto}
.order summary::after{display:none}
.order summary{cursor:default}}
@media (prefers-reduced-motion:no-preference){.button,.row,.field input{transition:background-color .15s,border-color .15s,box-shadow .15s}}
@media print{body{background:#fff;color:#000}.sandbox,.foot nav,.actions,.button{display:none}.sheet{border-color:#999}}
@media (forced-colors:active){.button,.initial,.sheet{border:1px solid}}
`;

export const PAGE_STYLE = [BASE_STYLE, FORM_STYLE, STATE_STYLE].join('').replaceAll('\n', '');
