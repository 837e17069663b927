import { contractRule, keywords, listOf, missingFrom, objectOf, step, textsOf } from '../contract-view.ts';
import type { ContractView, Located, Node } from '../contract-view.ts';
import { answerSchemas, operationsOf, parametersOf, requestSchemas } from '../operations.ts';
import { findProperty } from '../schemas.ts';

const KEYWORDS = ['value', 'request', 'answer', 'headers', 'bank', 'notFoundStatus'];

interface Declared {
  readonly selector: Located;
  readonly operation: Located;
  readonly variants: Readonly<Record<string, Node>>;
}

/** `x-variants` names what picks the schema, and ties each value of it to one request and one answer. */
export const variants = contractRule((view) => {
  for (const { name, operation } of operationsOf(view)) {
    const requests = requestSchemas(view, operation);
    if (operation.node['x-variants'] !== undefined) checkVariants(view, operation);
    else if (requests.length > 1)
      view.report(`${name} has ${requests.length} requests and needs x-variants`, operation.at);
  }
});

function checkVariants(view: ContractView, operation: Located): void {
  const selector = step(operation, 'x-variants');
  const variantsByName = objectOf(selector.node['variants']);
  const entries = Object.entries(variantsByName).map(([name, variant]) => [name, objectOf(variant)] as const);
  const declared = { selector, operation, variants: Object.fromEntries(entries) };
  for (const [name, variant] of entries) checkShape(view, declared, { name, variant });
  checkSchemas(view, declared, 'request');
  checkSchemas(view, declared, 'answer');
  if (selector.node['in'] === 'header') checkHeader(view, declared);
  else if (selector.node['in'] === 'body') checkBody(view, declared);
  else view.report('x-variants.in must be header or body', selector.at);
}

function checkShape(view: ContractView, declared: Declared, { name, variant }: { name: string; variant: Node }): void {
  const at = declared.selector.at.child(['variants', name]);
  for (const keyword of missingFrom(KEYWORDS, Object.keys(variant))) {
    view.report(`variant ${name} knows no ${keyword}, only ${KEYWORDS.join(', ')}`, at);
  }
  if (typeof variant['value'] !== 'string') view.report(`variant ${name} needs a value, as text`, at);
  const parameters = parametersOf(view, declared.operation).map((parameter) => String(parameter.node['name']));
  for (const header of missingFrom(parameters, textsOf(variant['headers']))) {
    view.report(`variant ${name} needs the header ${header}, which is no parameter of the operation`, at);
  }
  checkBank(view, declared, { name, variant });
}

/** The field that names a bank of the operator's list, and the status of what is not found. */
function checkBank(view: ContractView, declared: Declared, { name, variant }: { name: string; variant: Node }): void {
  const at = declared.selector.at.child(['variants', name]);
  const { bank, notFoundStatus } = variant;
  if (bank !== undefined) {
    const request = requestSchemas(view, declared.operation).find((one) => one.name === variant['request']);
    const field = request && findProperty(view, request.schema, String(bank));
    if (field?.keywords['type'] !== 'integer') view.report(`variant ${name} has no integer field ${String(bank)}`, at);
  }
  if (notFoundStatus === undefined) return;
  if (objectOf(declared.operation.node['responses'])[String(notFoundStatus)] !== undefined) return;
  view.report(`variant ${name} answers ${String(notFoundStatus)}, which is no answer of the operation`, at);
}

/** The schemas that variants name and the branches of the body are the same, both ways. */
function checkSchemas(view: ContractView, declared: Declared, role: 'request' | 'answer'): void {
  const listed = role === 'request' ? requestSchemas : answerSchemas;
  const branches = listed(view, declared.operation).map((branch) => branch.name);
  const named = Object.values(declared.variants).map((variant) => String(variant[role]));
  const at = declared.selector.at.child(['variants']);
  for (const name of missingFrom(branches, named)) view.report(`${name} is no ${role} schema of the operation`, at);
  for (const name of missingFrom(named, branches)) view.report(`no variant names the ${role} schema ${name}`, at);
}

function checkHeader(view: ContractView, { selector, operation, variants: declared }: Declared): void {
  const name = String(selector.node['name']);
  const parameter = parametersOf(view, operation).find((given) => given.node['name'] === name);
  if (parameter === undefined) {
    view.report(`x-variants picks by the header ${name}, which is no parameter of the operation`, selector.at);
    return;
  }
  const allowed = textsOf(keywords(view, step(parameter, 'schema'))['enum']);
  const values = Object.values(declared).map((variant) => String(variant['value']));
  const at = selector.at.child(['variants']);
  for (const value of missingFrom(allowed, values)) view.report(`${name} does not take the value '${value}'`, at);
  for (const value of missingFrom(values, allowed)) view.report(`no variant has the ${name} value '${value}'`, at);
}

function checkBody(view: ContractView, { selector, operation, variants: declared }: Declared): void {
  const name = String(selector.node['name']);
  for (const request of requestSchemas(view, operation)) {
    const allowed = listOf(findProperty(view, request.schema, name)?.keywords['enum']).map(String);
    const values = Object.values(declared).flatMap((variant) =>
      variant['request'] === request.name ? String(variant['value']) : [],
    );
    if (values.length > 0 && values.join() === allowed.join()) continue;
    view.report(
      `${request.name}.${name} must be an enum of the values of its variants: ${values.join(', ')}`,
      selector.at,
    );
  }
}
