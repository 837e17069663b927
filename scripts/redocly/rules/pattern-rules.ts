import { nodeRule, objectOf } from '../contract-view.ts';

// As in src/protocol/text-checks.ts, which the compiler holds to the generated types.
const CHECKS = ['calendarDay', 'ipAddress', 'webAddress', 'webOrigin'];

/** Each pattern has its rule in words, for error messages: what to do, read after a semicolon, before the full stop. */
export const patternRules = nodeRule(({ node, at }, view) => {
  const check = node['x-check'];
  if (check !== undefined && !CHECKS.includes(String(check))) {
    view.report(`x-check must be one of ${CHECKS.join(', ')}`, at.child(['x-check']));
  }
  // In an example, or as the name of a property, `pattern` is no keyword.
  if (typeof node['pattern'] !== 'string' || node['type'] === undefined) return;
  const { text, characters } = objectOf(node['x-rule']);
  if (typeof text !== 'string') {
    view.report('a pattern needs an x-rule with a text that says what to write', at);
  } else if (!/^[a-z].*[^.\s]$/.test(text)) {
    view.report('the text of x-rule begins in lower case and has no full stop', at.child(['x-rule']));
  }
  if (characters !== undefined && !isCharacterClass(characters)) {
    view.report('characters of x-rule must be a character class, such as [0-9]', at.child(['x-rule']));
  }
});

function isCharacterClass(text: unknown): boolean {
  return typeof text === 'string' && /^(?:\[(?:[^\]\\]|\\.)+\]|\\S)$/.test(text);
}
