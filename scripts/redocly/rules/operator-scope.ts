import { componentName, contractRule, listOf, objectOf, step } from '../contract-view.ts';
import type { ContractView, Located } from '../contract-view.ts';
import { parametersOf, requestMedia } from '../operations.ts';
import { nameOf, operatorOperationsOf, permissionsOf, sideOf } from '../operator-operations.ts';
import { SUBJECT_SCHEMAS } from '../subject-schemas.ts';

/** What merchants' people may call says whose it is, so that they reach only their own merchant (S35). */
export const operatorScope = contractRule((view) => {
  const open = permissionsOf(view)
    .filter(({ roles }) => roles.some((role) => sideOf(view, role) === 'merchant'))
    .map(({ name }) => name);
  for (const operation of operatorOperationsOf(view)) {
    const scope = operation.node['x-scope'];
    const location = findLocation(view, operation);
    const at = operation.at.child(['x-scope']);
    if (scope !== undefined && scope !== 'own' && scope !== 'common') view.report('x-scope must be own or common', at);
    if (scope !== undefined && location !== undefined)
      view.report(`${location} says whose it is: take x-scope away`, at);
    if (scope !== undefined || location !== undefined || !open.includes(String(operation.node['x-permission'])))
      continue;
    const message = `merchants may call ${nameOf(operation)}: it needs a required number that says whose it is, or x-scope`;
    view.report(message, operation.at);
  }
});

/** A required parameter or field that names a merchant. */
function findLocation(view: ContractView, operation: Located): string | undefined {
  const parameters = parametersOf(view, operation)
    .filter(({ node }) => node['required'] === true)
    .map(({ node }) => ({ name: String(node['name']), schema: componentName(objectOf(node['schema'])) }));
  const body = view.follow(step(requestMedia(view, operation), 'schema'));
  const fields = listOf(body.node['required']).map((name) => ({
    name: String(name),
    schema: componentName(step(body, 'properties', String(name)).node),
  }));
  return [...parameters, ...fields].find(({ schema }) => schema !== undefined && schema in SUBJECT_SCHEMAS)?.name;
}
