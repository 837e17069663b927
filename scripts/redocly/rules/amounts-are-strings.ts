import { keywords, nodeRule, objectOf, step } from '../contract-view.ts';

const MONEY = new Set(['amount', 'fee', 'price', 'balance', 'margin']);
// `marginStatus` is a state, `settleAmountList` a list of objects, a currency a code.
const NOT_MONEY = new Set(['status', 'list', 'currency']);

/** Money is a text with a pattern, never a number: a number loses digits, and its text is not what was signed. */
export const amountsAreStrings = nodeRule((given, view) => {
  for (const name of Object.keys(objectOf(given.node['properties']))) {
    if (!isMoney(name)) continue;
    const property = step(given, 'properties', name);
    const { type, pattern } = keywords(view, property);
    if (type === 'string' && typeof pattern === 'string') continue;
    view.report(`${name} is money: it must be a string with a pattern, such as Amount or ReportedAmount`, property.at);
  }
});

function isMoney(name: string): boolean {
  const words = name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  return words.some((word) => MONEY.has(word)) && !NOT_MONEY.has(words.at(-1) ?? '');
}
