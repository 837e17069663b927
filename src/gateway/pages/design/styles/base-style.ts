import { colourStyle } from '../../../../web/colours.ts';
import { COLOURS } from '../../../../web/tokens.ts';

// The base of every page: colours, type, sheets, facts. `accent.ts` adds the merchant's colour.

export const BASE_STYLE = `
${colourStyle(COLOURS)}
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
.sheet{background:var(--sheet);border:1px solid var(--line);border-radius:1rem;padding:1.125rem;display:grid;gap:1rem;grid-template-columns:minmax(0,1fr);align-content:start}
.stack{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr);align-content:start}
.soft{color:var(--soft);font-size:.9375rem}
.mark{width:1.5rem;height:1.5rem;flex:none;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.tile{width:2.75rem;height:1.8125rem;flex:none;border-radius:.3125rem;border:1px solid var(--line);display:block}
.tile text,[data-brand] text{font-weight:800;text-anchor:middle}
.with-tile{display:flex;gap:.875rem;align-items:center}
.with-tile .tile{width:3.25rem;height:2.125rem;border-radius:.4375rem}
.facts{display:grid;gap:.5rem;font-size:.9375rem}
.facts>div{display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:space-between}
.facts dt{color:var(--soft)}
.facts dd{min-width:0;font-variant-numeric:tabular-nums}
.seen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (min-width:56rem){.sheet{padding:1.75rem}}
@media (forced-colors:active){.sheet{border:1px solid}}
`;
