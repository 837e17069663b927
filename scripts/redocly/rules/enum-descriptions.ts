import { missingFrom, nodeRule, step, textsOf } from '../contract-view.ts';

/** `x-enumDescriptions` explains every value of its enum and no other, each with a sentence. */
export const enumDescriptions = nodeRule((given, view) => {
  if (given.node['x-enumDescriptions'] === undefined) return;
  const { node, at } = step(given, 'x-enumDescriptions');
  const values = textsOf(given.node['enum']);
  for (const value of missingFrom(Object.keys(node), values)) view.report(`x-enumDescriptions lacks '${value}'`, at);
  for (const value of missingFrom(values, Object.keys(node))) view.report(`'${value}' is not in the enum`, at);
  for (const [value, text] of Object.entries(node)) {
    if (!String(text).endsWith('.')) view.report(`the description of '${value}' must end in a full stop`, at);
  }
});
