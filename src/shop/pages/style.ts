import { colourStyle } from '../../web/colours.ts';
import { ACCENT, CODE, CODE_FONT, COLOURS, FONT } from '../../web/tokens.ts';
import { LESSON_STYLE } from './lesson-style.ts';

const COLOUR_STYLE = colourStyle({ ...COLOURS, ...ACCENT });

/** The shop's stylesheet. The pages' security policy contains its hash, and it loads nothing. */
export const STYLE = `
${COLOUR_STYLE}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1.0625rem/1.6 ${FONT}; }
.bar { display: flex; align-items: center; justify-content: space-between; gap: 0.5rem 1rem; flex-wrap: wrap; max-width: 72rem; margin: 0 auto; padding: 1rem 1.25rem; }
.brand { display: inline-flex; align-items: center; gap: 0.5rem; color: var(--ink); font-weight: 700; text-decoration: none; }
.tag { padding: 0.125rem 0.6875rem; border: 1.5px dashed var(--soft); border-radius: 1rem; color: var(--soft); font-size: 0.8125rem; }
main { max-width: 72rem; margin: 0 auto; padding: 1rem 1.25rem 3rem; }
footer { width: min(100% - 2.5rem, 69.5rem); margin: 0 auto; padding: 1.25rem 0; border-top: 1px solid var(--line); color: var(--soft); font-size: 0.9375rem; }
footer nav { display: flex; gap: 1.25rem; margin-top: 0.25rem; }
a { color: var(--accent); text-underline-offset: 0.2em; }
h1, h2 { line-height: 1.2; letter-spacing: -0.015em; }
h1 { text-wrap: balance; }
p { margin: 0.5rem 0; }
code, pre { font-family: ${CODE_FONT}; }
code { font-size: 0.875em; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 0.25rem; }
h2:focus { outline: none; }
.quiet { color: var(--soft); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.button {
  display: inline-block; padding: 0.6875rem 1.375rem; border: 0; border-radius: 0.75rem; background: var(--accent); color: var(--on-accent);
  font: inherit; font-weight: 650; text-align: center; text-decoration: none; cursor: pointer;
}
.button:hover { filter: brightness(1.08); }
.problem { padding: 0.75rem 1rem; border-left: 4px solid var(--bad); border-radius: 0.25rem; background: var(--tint); overflow-wrap: anywhere; }

.hero { padding: 1.5rem 0 0.5rem; }
.hero h1 { margin: 0; font-size: clamp(2.1rem, 7vw, 3.4rem); font-weight: 800; }
.hero p { max-width: 38rem; color: var(--soft); font-size: 1.125rem; }
.currencies { display: inline-flex; margin: 0.75rem 0 1.25rem; padding: 0.25rem; border-radius: 0.875rem; background: var(--tint); }
.currencies a { padding: 0.375rem 1rem; border-radius: 0.625rem; color: var(--ink); font-weight: 600; text-decoration: none; }
.currencies a[aria-current] { background: var(--sheet); color: var(--accent); box-shadow: 0 1px 3px rgb(0 0 0 / 0.16); }
.shelf { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1.25rem; }
.item { padding: 1.25rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--sheet); }
.item h2 { margin: 0.75rem 0 0; font-size: 1.375rem; }
.item p { margin: 0.25rem 0; }
.item form { display: flex; align-items: center; gap: 0.75rem 1rem; flex-wrap: wrap; margin-top: 1rem; }
.item .price { margin: 0 auto 0 0; font-size: 1.5rem; font-weight: 750; font-variant-numeric: tabular-nums; }
.item label { color: var(--soft); font-size: 0.9375rem; }
select { margin-left: 0.25rem; padding: 0.5625rem 0.5rem; border: 1.5px solid var(--soft); border-radius: 0.625rem; background: var(--sheet); color: var(--ink); font: inherit; }
.picture { border-radius: 0.875rem; background: var(--tint); }
.picture svg { display: block; width: 100%; max-height: 17rem; }
.about { margin-top: 2.5rem; }
.about h2 { font-size: 1.375rem; }
.strip { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 1rem 1.5rem; margin: 1rem 0; padding: 0; list-style: none; counter-reset: strip; }
.strip li { padding-top: 0.75rem; border-top: 3px solid var(--accent); color: var(--soft); font-size: 0.9375rem; counter-increment: strip; }
.strip b { display: block; color: var(--ink); font-size: 1.0625rem; }
.strip b::before { content: counter(strip) '. '; }

.order { display: grid; gap: 1.5rem; }
.summary { display: grid; grid-template-columns: 7.5rem 1fr; gap: 1.25rem; align-self: start; padding: 1.25rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--sheet); }
.summary .picture { align-self: start; }
.summary h1 { margin: 0; font-size: 1.25rem; }
.summary p { margin: 0.375rem 0; }
.summary p > a { display: inline-block; padding: 0.25rem 0; }
.total { font-size: 2rem; font-weight: 800; line-height: 1.2; font-variant-numeric: tabular-nums; }
.standing { display: inline-block; padding: 0.125rem 0.75rem; border-radius: 1rem; background: var(--tint); font-size: 0.9375rem; font-weight: 650; }
.standing:is([data-standing='paid'], [data-standing='refunded']) { background: var(--good); color: var(--sheet); }
.standing:is([data-standing='failed'], [data-standing='refused'], [data-standing='refundFailed']) { background: var(--bad); color: var(--sheet); }
.number { font-size: 0.875rem; }
.summary .button { display: block; margin: 0.75rem 0; }
.steps { min-width: 0; margin: 0; padding: 0; list-style: none; }
.steps > li { position: relative; display: grid; grid-template-columns: 2.25rem minmax(0, 1fr); gap: 0 1rem; padding-bottom: 2rem; }
.steps > li:not(:last-child)::before { content: ''; position: absolute; left: calc(1.125rem - 1px); top: 2.5rem; bottom: 0.25rem; width: 2px; background: var(--line); }
.steps > li.done:not(:last-child)::before { background: var(--good); }
.dot { display: grid; place-items: center; width: 2.25rem; height: 2.25rem; border: 2px solid var(--line); border-radius: 50%; background: var(--page); color: var(--soft); font-weight: 700; }
.done > .dot { border-color: var(--good); background: var(--good); color: var(--sheet); }
.now > .dot { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.failed > .dot { border-color: var(--bad); background: var(--bad); color: var(--sheet); }
.steps h2 { margin: 0.25rem 0 0; font-size: 1.25rem; scroll-margin-top: 1rem; }
.later h2, .later .body { color: var(--soft); }
time { color: var(--soft); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
dl { margin: 0.5rem 0; }
dl div { display: flex; gap: 0.75rem; }
dt { min-width: 5.5rem; color: var(--soft); }
dd { margin: 0; }
.proof { padding-left: 0.875rem; border-left: 3px solid var(--good); }
.signature { margin: 0.75rem 0; padding: 0.75rem 1rem 0.875rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--sheet); font-size: 0.9375rem; }
.signature p { margin: 0; }
.signature ul { display: flex; flex-wrap: wrap; gap: 3px; margin: 0.5rem 0 0.75rem; padding: 0; list-style: none; }
.signature li { display: flex; flex-direction: column; max-width: 100%; padding: 0.3125rem 0.625rem; border-radius: 0.375rem; background: var(--tint); }
.signature li.key { background: var(--accent); color: var(--on-accent); }
.signature small { color: var(--soft); font-size: 0.8125rem; }
.signature .key small { color: inherit; }
.sign { font-weight: 700; }
.wire { margin: 0.75rem 0; border-radius: 0.75rem; background: ${CODE.ground}; color: ${CODE.ink}; overflow: hidden; }
.wire summary { display: flex; justify-content: space-between; gap: 1rem; padding: 0.5625rem 1rem; color: ${CODE.soft}; font-size: 0.9375rem; font-weight: 600; cursor: pointer; list-style: none; }
.wire summary::-webkit-details-marker { display: none; }
.wire summary > :first-child::before { content: '▸'; display: inline-block; width: 1.2em; }
.wire[open] summary > :first-child::before { content: '▾'; }
.wire summary:focus-visible, .wire pre:focus-visible { outline-color: ${CODE.ring}; outline-offset: -4px; border-radius: 0.75rem; }
.size { flex: none; color: ${CODE.soft}; font-weight: 400; font-variant-numeric: tabular-nums; }
.wire pre { max-height: 38rem; margin: 0; padding: 0.75rem 1rem 1rem; border-top: 1px solid ${CODE.line}; overflow: auto; font-size: 0.875rem; line-height: 1.55; white-space: pre-wrap; overflow-wrap: anywhere; }
.wire code { font-size: inherit; }
.wire b { color: ${CODE.ring}; }
.wire .name { color: ${CODE.soft}; }
mark { border-radius: 0.25rem; background: ${CODE.ring}; color: ${CODE.ground}; }
@media (min-width: 60rem) {
  .order { grid-template-columns: 19rem minmax(0, 1fr); gap: 3rem; padding-top: 0.5rem; }
  .summary { position: sticky; top: 1rem; grid-template-columns: 1fr; gap: 0.75rem; }
}
@media (max-width: 26rem) {
  .item .button { flex: 1 1 100%; }
  .wire pre { max-height: 22rem; }
  .summary { grid-template-columns: 1fr; }
  .summary .picture { display: none; }
  .steps > li { grid-template-columns: 1.9rem minmax(0, 1fr); gap: 0 0.75rem; }
  .dot { width: 1.9rem; height: 1.9rem; font-size: 0.9375rem; }
  .steps > li:not(:last-child)::before { left: calc(0.95rem - 1px); top: 2.2rem; }
}
@media (prefers-contrast: more) { .quiet, .tag, time, dt { color: var(--ink); } }
${LESSON_STYLE}`;
