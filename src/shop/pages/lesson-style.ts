import { CODE } from '../../web/tokens.ts';

/** What the steps teach with: the two forms of a message, code in tabs, links to the docs. */
export const LESSON_STYLE = `
.forms { display: flex; margin: 0; padding: 0.5rem 1rem 0.625rem; border: 0; border-top: 1px solid ${CODE.line}; }
.forms input { position: absolute; opacity: 0; }
.forms label { min-height: 1.75rem; padding: 0.125rem 0.8125rem; border: 1px solid ${CODE.line}; color: ${CODE.soft}; font-size: 0.875rem; cursor: pointer; }
.forms label:first-of-type { border-radius: 0.5rem 0 0 0.5rem; border-right: 0; }
.forms label:last-of-type { border-radius: 0 0.5rem 0.5rem 0; }
.forms :checked + label { background: ${CODE.soft}; border-color: ${CODE.soft}; color: ${CODE.ground}; font-weight: 650; }
.forms :focus-visible + label { outline: 3px solid ${CODE.ring}; outline-offset: 2px; }
.wire:has([value='raw']:checked) .pretty, .wire:has([value='pretty']:checked) .raw { display: none; }
.more { margin: 0.75rem 0; }
.more > summary { display: inline-block; padding: 0.3125rem 0.875rem; border: 1.5px solid var(--line); border-radius: 0.625rem; background: var(--sheet); color: var(--accent); font-size: 0.9375rem; font-weight: 600; cursor: pointer; list-style: none; }
.more > summary::-webkit-details-marker { display: none; }
.more > summary::before { content: '▸'; display: inline-block; width: 1.1em; }
.more[open] > summary::before { content: '▾'; }
.more > summary:hover { border-color: var(--accent); }
.more h3 { margin: 1rem 0 0.25rem; font-size: 1rem; }
.tab-list { display: flex; gap: 0.125rem; margin-top: 0.75rem; overflow-x: auto; }
.tab-list button { flex: none; min-height: 2.25rem; padding: 0.25rem 0.8125rem; border: 0; border-radius: 0.625rem 0.625rem 0 0; background: none; color: var(--soft); font: inherit; font-size: 0.9375rem; cursor: pointer; }
.tab-list button:hover { color: var(--ink); }
.tab-list button:focus-visible { outline-offset: -3px; }
.tab-list [aria-selected='true'] { background: ${CODE.ground}; color: ${CODE.ink}; font-weight: 650; }
.tab-list ~ .tab h3 { display: none; }
.tab-list ~ .tab .copied { margin-top: 0; border-top-left-radius: 0; }
.copied { position: relative; margin: 0.5rem 0; border-radius: 0.75rem; background: ${CODE.ground}; color: ${CODE.ink}; overflow: hidden; }
.copied pre { max-height: 32rem; margin: 0; padding: 0.875rem 1rem; overflow: auto; font-size: 0.875rem; line-height: 1.55; tab-size: 4; }
.copied code { font-size: inherit; overflow-wrap: normal; }
.copied pre:focus-visible { outline-color: ${CODE.ring}; outline-offset: -4px; border-radius: 0.75rem; }
.copy { position: absolute; top: 0.5rem; right: 0.5rem; min-height: 1.75rem; padding: 0.125rem 0.75rem; border: 1px solid ${CODE.line}; border-radius: 0.5rem; background: ${CODE.raised}; color: ${CODE.ink}; font: inherit; font-size: 0.875rem; cursor: pointer; }
.copy:hover { border-color: ${CODE.soft}; }
.copy[hidden] { display: none; }
.docs { display: flex; flex-wrap: wrap; gap: 0 1rem; color: var(--soft); font-size: 0.9375rem; }
.docs ul { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0; padding: 0; list-style: none; }
.docs a { display: inline-block; padding: 0.125rem 0; }
@media (max-width: 40rem) { .copied pre { max-height: 24rem; font-size: 0.8125rem; } .copied:has(.copy:not([hidden])) pre { padding-top: 2.875rem; } }
@media print { .copy, .forms { display: none; } }
`;
