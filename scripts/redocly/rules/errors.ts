import { missingFrom, nodeRule, objectOf, step, textsOf } from '../contract-view.ts';
import type { ContractView, Located } from '../contract-view.ts';

const TEXTS = ['meaning', 'cause', 'remedy', 'fix', 'retry'];
const KEYWORDS = ['name', 'httpStatus', 'signed', ...TEXTS, 'causes', 'example'];
const SENTENCE = /^[A-Z`].*\.$/s;

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
    if (SENTENCE.test(String(node[keyword] ?? ''))) continue;
    view.report(`code ${code} needs a ${keyword}: a sentence with a full stop`, at);
  }
  const causes = Array.isArray(node['causes']) ? node['causes'] : [];
  if (causes.length === 0 || !causes.every((cause) => SENTENCE.test(String(cause)))) {
    view.report(`code ${code} needs causes: sentences with a full stop, the most frequent first`, at);
  }
  if (node['example'] !== undefined) checkExample(view, step({ node, at }, 'example'), code);
}

/** A request that is refused with the code; that its operation and example exist is known to the docs, which show both. */
function checkExample(view: ContractView, { node, at }: Located, code: string): void {
  const { operation, example } = objectOf(node['request']);
  const isNamed = typeof operation === 'string' && typeof example === 'string';
  const changes = [node['wrong'], node['wrongHeaders']].filter((change) => Object.keys(objectOf(change)).length > 0);
  const unknown = missingFrom(['request', 'wrong', 'wrongHeaders', 'about'], Object.keys(node));
  if (isNamed && changes.length > 0 && unknown.length === 0 && SENTENCE.test(String(node['about'] ?? ''))) return;
  view.report(`the example of code ${code} needs a request, what is wrong with it, and a sentence about it`, at);
}
