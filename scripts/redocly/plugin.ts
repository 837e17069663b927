import { expandProblems } from './expand-problems.ts';
import { aliases } from './rules/aliases.ts';
import { amountsAreStrings } from './rules/amounts-are-strings.ts';
import { channelCalls } from './rules/channel-calls.ts';
import { channelExtensions } from './rules/channel-extensions.ts';
import { currencies } from './rules/currencies.ts';
import { decisionForm } from './rules/decision-form.ts';
import { decisionNeeded } from './rules/decision-needed.ts';
import { delivery } from './rules/delivery.ts';
import { enumDescriptions } from './rules/enum-descriptions.ts';
import { enumNames } from './rules/enum-names.ts';
import { errors } from './rules/errors.ts';
import { examplesClosed } from './rules/examples-closed.ts';
import { failureExamples } from './rules/failure-examples.ts';
import { knownExtensions } from './rules/known-extensions.ts';
import { onlyPost } from './rules/only-post.ts';
import { operatorExtensions } from './rules/operator-extensions.ts';
import { operatorFourEyes } from './rules/operator-four-eyes.ts';
import { operatorPermissions } from './rules/operator-permissions.ts';
import { operatorReason } from './rules/operator-reason.ts';
import { operatorScope } from './rules/operator-scope.ts';
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

// Our own rules for the three contracts, run by Redocly. One rule a file; the READMEs of openapi, openapi/operator and
// openapi/channel have the grammar they hold.

const merchantRules = {
  aliases,
  'amounts-are-strings': amountsAreStrings,
  currencies,
  'decision-form': decisionForm,
  'decision-needed': decisionNeeded,
  delivery,
  'enum-descriptions': enumDescriptions,
  'enum-names': enumNames,
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

const operatorRules = {
  'operator-extensions': operatorExtensions,
  'operator-four-eyes': operatorFourEyes,
  'operator-permissions': operatorPermissions,
  'operator-reason': operatorReason,
  'operator-scope': operatorScope,
  'pattern-rules': patternRules,
  sensitive,
};

const channelRules = {
  'channel-calls': channelCalls,
  'channel-extensions': channelExtensions,
  'enum-descriptions': enumDescriptions,
  'examples-closed': examplesClosed,
  'only-post': onlyPost,
  'pattern-rules': patternRules,
  sensitive,
};

export default function plugin(): object {
  const rules = { ...merchantRules, ...operatorRules, ...channelRules };
  const operator = { ...allAsErrors(operatorRules), preprocessors: { 'tollgate/operator-problems': 'on' } };
  const configs = { merchant: allAsErrors(merchantRules), operator, channel: allAsErrors(channelRules) };
  return {
    id: 'tollgate',
    rules: { oas3: rules },
    preprocessors: { oas3: { 'operator-problems': expandProblems } },
    configs,
  };
}

function allAsErrors(rules: object): object {
  return { rules: Object.fromEntries(Object.keys(rules).map((name) => [`tollgate/${name}`, 'error'])) };
}
