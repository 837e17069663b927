import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { done, refuseInput } from '../../operations/outcome.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { acquirerFromWire, acquirerToWire } from '../wire/acquirer.ts';

type AcquirerOperationId = Extract<OperatorOperationId, 'putAcquirer' | 'removeAcquirer' | 'listAcquirers'>;

/** What acquirers are used for. */
export function createAcquirerHandlers(
  operations: Pick<OperatorOperations, AcquirerOperationId>,
): Pick<OperatorHandlers, AcquirerOperationId> {
  return {
    listAcquirers: async () => done({ acquirers: (await operations.listAcquirers()).map(acquirerToWire) }),
    async putAcquirer({ parameters: { acquirer }, body, acting }) {
      const change = acquirerFromWire(acquirer, body);
      if (Array.isArray(change)) return refuseInput(change);
      return mapOutcome(operations.putAcquirer(change, acting), acquirerToWire);
    },
    removeAcquirer: async ({ parameters: { acquirer }, body: { version }, acting }) =>
      mapOutcome(operations.removeAcquirer({ name: acquirer, version }, acting), ({ name }) => ({ name })),
  };
}
