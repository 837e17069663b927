import { contractRule, objectOf, step } from '../contract-view.ts';
import type { ContractView, Located, Place } from '../contract-view.ts';
import { examplesOf, notificationsOf, operationsOf, requestMedia, variantsOf } from '../operations.ts';
import type { ExampleView } from '../operations.ts';
import { alternativesOf, propertiesOf } from '../schemas.ts';

/** An example shows no field that its schema does not declare. */
export const examplesClosed = contractRule((view) => {
  for (const { operation } of operationsOf(view)) {
    for (const example of examplesOf(view, requestMedia(view, operation))) checkRequest(view, operation, example);
    for (const status of Object.keys(objectOf(operation.node['responses']))) {
      checkContent(view, view.follow(step(operation, 'responses', status)));
    }
  }
  for (const { operation } of notificationsOf(view)) checkContent(view, view.follow(step(operation, 'requestBody')));
});

/** A request example is named after its variant, `ALIPAY` or `ALIPAY_SOMETHING`, and held to that schema alone. */
function checkRequest(view: ContractView, operation: Located, example: ExampleView): void {
  const variants = variantsOf(view, operation);
  const [only] = variants;
  const variant =
    operation.node['x-variants'] === undefined
      ? only
      : variants.find(({ name }) => example.name === name || example.name.startsWith(`${name}_`));
  if (variant === undefined) view.report(`the example ${example.name} is named after no variant`, example.at);
  else if (variant.request !== undefined) reportUndeclared(view, example, variant.request);
}

function checkContent(view: ContractView, body: Located): void {
  const content = step(body, 'content');
  for (const type of Object.keys(content.node)) {
    const media = step(content, type);
    for (const example of examplesOf(view, media)) reportUndeclared(view, example, step(media, 'schema'));
  }
}

function reportUndeclared(view: ContractView, example: { value: unknown; at: Place }, schema: Located): void {
  for (const path of undeclared(view, example.value, schema)) {
    const name = path.join('.');
    view.report(`the example shows ${name}, which its schema does not declare`, example.at.child(path));
  }
}

/** The paths in the value that the schema does not declare. Of several alternatives the one that fits best counts. */
function undeclared(view: ContractView, value: unknown, schema: Located): (string | number)[][] {
  const alternatives = alternativesOf(view, schema);
  const results = alternatives.map((alternative) => undeclaredIn(view, value, view.follow(alternative.schema)));
  return results.toSorted((left, right) => left.length - right.length)[0] ?? [];
}

function undeclaredIn(view: ContractView, value: unknown, schema: Located): (string | number)[][] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => prefixed(index, undeclared(view, item, step(schema, 'items'))));
  }
  const properties = propertiesOf(view, schema);
  // A schema that says what else a value may have declares it.
  const isOpen = typeof schema.node['additionalProperties'] === 'object';
  return Object.entries(objectOf(value)).flatMap(([name, item]) => {
    const declared = properties.filter((property) => property.name === name);
    if (declared.length === 0) return isOpen ? [] : [[name]];
    const results = declared.map((property) => undeclared(view, item, property.written));
    return prefixed(name, results.toSorted((left, right) => left.length - right.length)[0] ?? []);
  });
}

function prefixed(name: string | number, paths: readonly (string | number)[][]): (string | number)[][] {
  return paths.map((path) => [name, ...path]);
}
