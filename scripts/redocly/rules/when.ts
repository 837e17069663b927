import { contractRule } from '../contract-view.ts';
import { operationsOf } from '../operations.ts';

/** Every operation says when to use it, for readers who compare it with its neighbours. */
export const when = contractRule((view) => {
  for (const { name, operation } of operationsOf(view)) {
    if (/^Use it .*\.$/s.test(String(operation.node['x-when'] ?? ''))) continue;
    view.report(`${name} needs x-when: sentences that begin with "Use it" and end with a full stop`, operation.at);
  }
});
