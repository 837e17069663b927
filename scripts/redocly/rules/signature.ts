import { contractRule, missingFrom, objectOf, step, textsOf } from '../contract-view.ts';
import type { ContractView, Located } from '../contract-view.ts';
import { answerSchemas, operationsOf, requestSchemas, variantsOf } from '../operations.ts';
import { findProperty } from '../schemas.ts';

const FORMS = ['md5', 'rsa-sha256'];

/** Every operation says which fields are signed, in which order and form; a signed answer says it too. */
export const signature = contractRule((view) => {
  for (const { name, operation } of operationsOf(view)) {
    const rule = step(operation, 'x-signature');
    if (operation.node['x-signature'] === undefined) {
      view.report(`${name} needs x-signature: the signed fields in their order, and the forms`, operation.at);
      continue;
    }
    checkRule(view, rule, ['fields', 'forms', 'formsByVariant']);
    for (const request of requestSchemas(view, operation)) checkFields(view, rule, request);
    checkVariants(view, operation, rule);
    for (const answer of answerSchemas(view, operation)) checkAnswer(view, answer.schema);
  }
});

function checkRule(view: ContractView, rule: Located, allowed: readonly string[]): void {
  for (const keyword of missingFrom(allowed, Object.keys(rule.node))) {
    view.report(`x-signature knows no ${keyword}, only ${allowed.join(', ')}`, rule.at.child([keyword]));
  }
  const fields = textsOf(rule.node['fields']);
  if (fields.length === 0) view.report('x-signature must list the signed fields in their order', rule.at);
  if (new Set(fields).size < fields.length) view.report('x-signature names a field twice', rule.at.child(['fields']));
  checkForms(view, rule, 'forms');
}

function checkForms(view: ContractView, rule: Located, name: string): void {
  const forms = textsOf(rule.node[name]);
  const at = rule.at.child([name]);
  if (forms.length === 0) view.report(`${name} must list at least one form of the signature`, rule.at);
  for (const form of missingFrom(FORMS, forms)) view.report(`${form} is no form: use ${FORMS.join(' or ')}`, at);
}

function checkFields(view: ContractView, rule: Located, request: { name: string; schema: Located }): void {
  for (const field of textsOf(rule.node['fields'])) {
    if (findProperty(view, request.schema, field) !== undefined) continue;
    view.report(`the signed field ${field} is not in ${request.name}`, rule.at.child(['fields']));
  }
}

function checkVariants(view: ContractView, operation: Located, rule: Located): void {
  const variants = new Set(variantsOf(view, operation).map((variant) => variant.name));
  const byVariant = step(rule, 'formsByVariant');
  for (const name of Object.keys(objectOf(rule.node['formsByVariant']))) {
    if (variants.has(name)) checkForms(view, byVariant, name);
    else view.report(`formsByVariant names ${name}, which is no variant of the operation`, byVariant.at.child([name]));
  }
}

function checkAnswer(view: ContractView, answer: Located): void {
  const target = view.follow(answer);
  if (target.node['x-signature'] === undefined) return;
  const rule = step(target, 'x-signature');
  checkRule(view, rule, ['fields', 'forms']);
  for (const field of textsOf(rule.node['fields'])) {
    if (findProperty(view, answer, `data.${field}`) !== undefined) continue;
    view.report(`the signed field ${field} is not in the answer's data`, rule.at.child(['fields']));
  }
  if (findProperty(view, answer, 'sign') === undefined) view.report('a signed answer needs a field sign', target.at);
}
