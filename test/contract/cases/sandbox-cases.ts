import type { OperationId } from '../../../generated/operations.ts';
import type { SandboxRow } from '../../../src/protocol/operation-rule.ts';
import { ruleOf, signed } from '../../helpers/gateway/caller.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import type { ContractCase } from '../../helpers/gateway/target.ts';
import { callbackPaths, expectAccepted, expectSilence, makeOwn } from './accepted.ts';
import { exampleOf, operationIds } from './contract.ts';

/** Every row of every x-sandbox table, with all addresses given; and requests after which nothing may come. */
export function sandboxCases(): ContractCase[] {
  return [...operationIds.flatMap((operationId) => rowCases(operationId)), ...silenceCases()];
}

function rowCases(operationId: OperationId): ContractCase[] {
  const { sandbox, variants } = ruleOf(operationId);
  return sandbox.flatMap((row) => {
    const fitting =
      row.variant === undefined ? Object.keys(variants).filter((name) => !hasOwnRow(sandbox, name)) : [row.variant];
    return fitting.map((variant) => ({
      name: `sandbox ${operationId} ${variant} ${row.field === undefined ? 'otherwise' : `${row.field} ${row.value}`}`,
      async run(world) {
        const body = bodyForRow(operationId, variant, row);
        await expectAccepted(world, { operationId, variant, body });
        if (row.events.length > 0) return;
        const silent = await makeOwn(world, { operationId, body });
        await world.caller.call({ operationId, variant, body: signed(operationId, silent) });
        await expectSilence(world, callbackPaths(world, operationId, silent));
      },
    }));
  });
}

/** A row without a variant stands for the variants that have no row of their own. */
function hasOwnRow(rows: readonly SandboxRow[], variant: string): boolean {
  return rows.some((row) => row.variant === variant);
}

// A card that passes the checks and is in no row.
const OTHER_CARD = '5555555555554444';

function bodyForRow(operationId: OperationId, variant: string, row: SandboxRow): Body {
  const { body } = exampleOf(operationId, variant);
  const addresses = Object.values(ruleOf(operationId).callbacks).map((field) => [field, 'http://localhost/replaced']);
  const decisive = row.field === undefined ? otherValues(operationId, variant) : { [row.field]: row.value };
  return { ...body, ...(Object.fromEntries(addresses) as Body), ...decisive };
}

function otherValues(operationId: OperationId, variant: string): Body {
  return operationId === 'createPayment' && variant === 'CREDIT_CARD' ? { cardNo: OTHER_CARD } : {};
}

function silenceCases(): ContractCase[] {
  const { operationId, variant, body } = exampleOf('createPayment', 'CREDIT_CARD');
  return [
    {
      name: 'sandbox nothing is sent after a refusal',
      async run(world) {
        const own = await makeOwn(world, { operationId, body });
        await world.caller.call({ operationId, variant, body: { ...own, sign: '0'.repeat(32) } });
        await expectSilence(world, callbackPaths(world, operationId, own));
      },
    },
    {
      name: 'sandbox nothing is sent without an address',
      async run(world) {
        const { notifyUrl, ...own } = await makeOwn(world, { operationId, body });
        await expectAccepted(world, { operationId, variant, body: own });
        await expectSilence(world, [String(notifyUrl).replace(world.receiver.url, '')]);
      },
    },
  ];
}
