import { missingFrom, nodeRule, step, textsOf } from '../contract-view.ts';

/** Longer lists are codes of a standard, such as currencies, and a code is its own name. */
const VALUES_MAX = 30;

/**
 * `x-enumNames` names every value of an enum and no other, each differently, for the constants of the kit. A single value needs
 * none, and the codes of the error catalogue have theirs there.
 */
export const enumNames = nodeRule((given, view) => {
  const values = textsOf(given.node['enum']);
  const isNamed = given.node['x-enumNames'] !== undefined;
  if (!isNamed && (values.length < 2 || values.length > VALUES_MAX || given.node['x-errors'] !== undefined)) return;
  const { node, at } = isNamed ? step(given, 'x-enumNames') : { node: {}, at: given.at };
  const names = Object.values(node).map(String);
  for (const value of missingFrom(Object.keys(node), values)) view.report(`x-enumNames lacks '${value}'`, at);
  for (const value of missingFrom(values, Object.keys(node))) view.report(`'${value}' has a name, but is no value`, at);
  for (const [index, name] of names.entries()) {
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
      view.report(`the name '${name}' must be letters and digits: PerTransfer`, at);
    if (names.indexOf(name) < index) view.report(`two values have the name '${name}'`, at);
  }
});
