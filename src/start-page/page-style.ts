import { colourStyle } from '../web/colours.ts';
import { ACCENT, CODE_FONT, COLOURS, FONT } from '../web/tokens.ts';

const COLOUR_STYLE = colourStyle({ ...COLOURS, ...ACCENT });

/** The start page's stylesheet. The page's security policy contains its hash, and it loads nothing. */
export const PAGE_STYLE = `
${COLOUR_STYLE}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--sheet);
  color: var(--ink);
  font: 1rem/1.6 ${FONT};
}
header { border-bottom: 1px solid var(--line); }
.brand { display: flex; align-items: center; gap: 0.5rem; max-width: 46rem; margin: 0 auto; padding: 0.75rem 1.25rem; font-size: 1.0625rem; font-weight: 700; }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
h1 { margin: 0 0 0.5rem; font-size: 2.25rem; line-height: 1.2; letter-spacing: -0.02em; }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1.25rem; }
p { margin: 0.5rem 0; }
a { color: var(--accent); }
a.main {
  display: inline-block;
  margin-top: 0.75rem;
  padding: 0.5rem 1.125rem;
  border-radius: 0.5rem;
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
  text-decoration: none;
}
a:focus-visible, pre:focus-visible, .wide:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code { font: 0.875em/1.5 ${CODE_FONT}; overflow-wrap: anywhere; }
pre {
  margin: 0.75rem 0;
  padding: 1rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: var(--tint);
  white-space: pre-wrap;
  user-select: all;
}
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.5rem; }
dt { color: var(--soft); }
dd { margin: 0; }
.wide { overflow-x: auto; }
table { min-width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--soft); font-weight: 500; }
tbody th { padding-top: 1.25rem; }
td:not(:last-child) { white-space: nowrap; }
td.act { padding-right: 0; text-align: right; }
button {
  padding: 0.25rem 0.75rem;
  border: 1px solid var(--accent);
  border-radius: 0.375rem;
  background: none;
  color: var(--accent);
  font: 600 0.875rem/1.4 ${FONT};
  white-space: nowrap;
  cursor: pointer;
}
button:hover { background: var(--accent); color: var(--on-accent); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.people td { vertical-align: middle; white-space: normal; }
.people small { display: block; color: var(--soft); font-size: 0.8125rem; white-space: normal; }
.people tbody:first-of-type th { padding-top: 0.375rem; }
ul { padding-left: 1.25rem; }
@media (max-width: 34rem) {
  main { padding-top: 2rem; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: 0.75rem; }
}
`;
