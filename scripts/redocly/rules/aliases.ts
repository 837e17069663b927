import { contractRule, listOf } from '../contract-view.ts';
import type { ContractView, Located } from '../contract-view.ts';
import { answerSchemas, operationsOf, requestSchemas } from '../operations.ts';
import { contentsOf, propertiesOf } from '../schemas.ts';

/** `x-aliases` lists other spellings of a property; none may be a property itself, or the alias of another. */
export const aliases = contractRule((view) => {
  const checked = new Set<unknown>();
  for (const { operation } of operationsOf(view)) {
    for (const body of [...requestSchemas(view, operation), ...answerSchemas(view, operation)]) {
      checkBody(view, body.schema, checked);
    }
  }
});

/** `checked` holds each schema that was looked at, so that one which several bodies share is reported once. */
function checkBody(view: ContractView, schema: Located, checked: Set<unknown>): void {
  const target = view.follow(schema);
  if (checked.has(target.node)) return;
  checked.add(target.node);
  const properties = propertiesOf(view, schema);
  const owners = new Map(properties.map((property) => [property.name, property.name]));
  for (const property of properties) {
    const { name, written } = property;
    const names = property.keywords['x-aliases'];
    if (names !== undefined && (!Array.isArray(names) || names.length === 0)) {
      view.report(`x-aliases of ${name} must be a list of other spellings`, written.at);
    }
    for (const alias of new Set(listOf(names).map(String))) {
      const owner = owners.get(alias) ?? name;
      owners.set(alias, name);
      if (alias === name || owner !== name)
        view.report(`${alias} cannot be an alias of ${name}: it means ${owner}`, written.at);
    }
    for (const content of contentsOf(view, written)) checkBody(view, content, checked);
  }
}
