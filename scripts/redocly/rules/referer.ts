import { contractRule } from '../contract-view.ts';
import { operationsOf, parametersOf } from '../operations.ts';

/** `x-referer: required` and the required Referer parameter stand together or not at all. */
export const referer = contractRule((view) => {
  for (const { name, operation } of operationsOf(view)) {
    const rule = operation.node['x-referer'];
    const parameter = parametersOf(view, operation).find((given) => given.node['name'] === 'Referer');
    if (rule !== undefined && rule !== 'required') {
      view.report(
        'x-referer can only say required; leave it out where Referer is not read',
        operation.at.child(['x-referer']),
      );
    } else if (rule === 'required' && parameter?.node['required'] !== true) {
      view.report(`${name} has x-referer and needs the required parameter Referer`, operation.at.child(['x-referer']));
    } else if (rule === undefined && parameter !== undefined) {
      view.report(`${name} has the parameter Referer and needs x-referer: required`, operation.at);
    }
  }
});
