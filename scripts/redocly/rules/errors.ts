import { missingFrom, nodeRule, step, textsOf } from '../contract-view.ts';
import type { ContractView, Located } from '../contract-view.ts';

const TEXTS = ['meaning', 'cause', 'remedy'];
const KEYWORDS = ['name', 'httpStatus', 'signed', ...TEXTS];

/** `x-errors` is the catalogue: one entry a code of the enum, each with a name, a status, meaning, cause and remedy. */
export const errors = nodeRule((given, view) => {
  if (given.node['x-errors'] === undefined) return;
  const catalogue = step(given, 'x-errors');
  const codes = textsOf(given.node['enum']);
  const entries = Object.keys(catalogue.node);
  for (const code of missingFrom(entries, codes)) view.report(`code ${code} has no entry in x-errors`, catalogue.at);
  for (const code of missingFrom(codes, entries))
    view.report(`code ${code} is not in the enum`, catalogue.at.child([code]));
  const names = new Set<unknown>();
  for (const code of entries) {
    const entry = step(catalogue, code);
    checkEntry(view, entry, code);
    if (names.has(entry.node['name'])) view.report(`the name of code ${code} is taken`, entry.at);
    names.add(entry.node['name']);
  }
});

function checkEntry(view: ContractView, { node, at }: Located, code: string): void {
  for (const keyword of missingFrom(KEYWORDS, Object.keys(node))) {
    view.report(`code ${code} knows no ${keyword}, only ${KEYWORDS.join(', ')}`, at);
  }
  if (!/^[a-z][A-Za-z]+$/.test(String(node['name']))) view.report(`code ${code} needs a camelCase name`, at);
  const status = node['httpStatus'];
  if (!Number.isInteger(status) || (status !== 200 && (Number(status) < 400 || Number(status) > 599))) {
    view.report(`code ${code} needs an httpStatus: 200, or one of 400 to 599`, at);
  }
  if (![true, undefined].includes(node['signed'] as true | undefined)) {
    view.report(`signed of code ${code} must be true, or absent`, at);
  }
  for (const keyword of TEXTS) {
    if (/^[A-Z`].*\.$/s.test(String(node[keyword] ?? ''))) continue;
    view.report(`code ${code} needs a ${keyword}: a sentence with a full stop`, at);
  }
}
