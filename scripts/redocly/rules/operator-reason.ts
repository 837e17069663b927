import { contractRule } from '../contract-view.ts';
import { parametersOf } from '../operations.ts';
import { nameOf, operatorOperationsOf } from '../operator-operations.ts';

/** What is asked of a caller besides the permission: a recent second factor, and a reason. */
export const operatorReason = contractRule((view) => {
  for (const operation of operatorOperationsOf(view)) {
    const { 'x-reason': reason, 'x-step-up': stepUp } = operation.node;
    if (stepUp !== undefined && stepUp !== true) {
      view.report('x-step-up is true or absent', operation.at.child(['x-step-up']));
    }
    if (reason === undefined) continue;
    if (reason !== 'required') view.report('x-reason is required or absent', operation.at.child(['x-reason']));
    if (parametersOf(view, operation).some(({ node }) => node['name'] === 'X-Reason')) continue;
    view.report(`${nameOf(operation)} needs the parameter Reason to be given one`, operation.at);
  }
});
