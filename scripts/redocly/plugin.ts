import { aliases } from './rules/aliases.ts';
import { amountsAreStrings } from './rules/amounts-are-strings.ts';
import { currencies } from './rules/currencies.ts';
import { decisionForm } from './rules/decision-form.ts';
import { decisionNeeded } from './rules/decision-needed.ts';
import { delivery } from './rules/delivery.ts';
import { enumDescriptions } from './rules/enum-descriptions.ts';
import { errors } from './rules/errors.ts';
import { examplesClosed } from './rules/examples-closed.ts';
import { failureExamples } from './rules/failure-examples.ts';
import { knownExtensions } from './rules/known-extensions.ts';
import { onlyPost } from './rules/only-post.ts';
import { patternRules } from './rules/pattern-rules.ts';
import { referer } from './rules/referer.ts';
import { requestSign } from './rules/request-sign.ts';
import { sandbox } from './rules/sandbox.ts';
import { sandboxAccount } from './rules/sandbox-account.ts';
import { sensitive } from './rules/sensitive.ts';
import { signature } from './rules/signature.ts';
import { transitions } from './rules/transitions.ts';
import { variants } from './rules/variants.ts';
import { versions } from './rules/versions.ts';
import { when } from './rules/when.ts';

// Our own rules for the merchant contract, and those that hold for the operator's too, run by Redocly. One rule a file; openapi/README.md has the grammar they hold.

const rules = {
  aliases,
  'amounts-are-strings': amountsAreStrings,
  currencies,
  'decision-form': decisionForm,
  'decision-needed': decisionNeeded,
  delivery,
  'enum-descriptions': enumDescriptions,
  errors,
  'examples-closed': examplesClosed,
  'failure-examples': failureExamples,
  'known-extensions': knownExtensions,
  'only-post': onlyPost,
  'pattern-rules': patternRules,
  referer,
  'request-sign': requestSign,
  sandbox,
  'sandbox-account': sandboxAccount,
  sensitive,
  signature,
  transitions,
  variants,
  versions,
  when,
};

export default function plugin(): object {
  const severities = Object.keys(rules).map((name) => [`tollgate/${name}`, 'error']);
  const merchant = { rules: Object.fromEntries(severities) };
  const operator = { rules: { 'tollgate/pattern-rules': 'error', 'tollgate/sensitive': 'error' } };
  return { id: 'tollgate', rules: { oas3: rules }, configs: { merchant, operator } };
}
