import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorOperations } from '../../../generated/operator-operations.ts';
import type { OperatorOperationId } from '../../../generated/operator-operations.ts';
import { roles } from '../../../generated/permissions.ts';
import type { Role } from '../../../generated/permissions.ts';
import { composeNumber } from '../../../src/gateway/domain/numbers.ts';
import type { EngineName } from '../../helpers/gateway/gateway.ts';
import { callOf, operationIds } from '../../helpers/people/operator-calls.ts';
import type { Numbers } from '../../helpers/people/operator-calls.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, PersonAnswer } from '../../helpers/people/people.ts';
import { sampled } from '../../helpers/sweep.ts';
import { mayUse } from './role-table.ts';

// Every role calls every operation of the contract, by its examples. The hand-written table says what must come of it.

/** Nobody gives a program what they do not have: the example of a token asks for more than some roles have. */
const NOT_ONES_OWN = 'which you do not have yourself';

describe.each<EngineName>(sampled(['PostgreSQL', 'SQLite'], 1))('on %s', (engine) => {
  let gateway: PeopleGateway;
  let merNo: number;
  let numbers: Numbers;
  beforeAll(async () => {
    gateway = await startPeopleGateway({ engine });
    // The example of receipts has the address of such a shop.
    const shop = await gateway.newShop({ websites: ['https://corner.example'] });
    shop.close();
    ({ merNo } = shop);
    numbers = unusedNumbers(merNo);
  });
  afterAll(() => gateway.close());

  async function ask(role: Role, operationId: OperatorOperationId): Promise<PersonAnswer> {
    // A session of its own: some operations end it.
    const { token } = await gateway.signIn({ roles: [role], merNo });
    const { method, path, body } = callOf(operationId, ({ place, required }) =>
      place === 'query' && !required ? undefined : numbers,
    );
    const headers = { 'X-Reason': 'A test needs it' };
    return gateway.as(token, method, path, { ...(body && { body }), headers });
  }

  it.each(sampled(Object.keys(roles) as Role[], 3))(
    '%s may call what the table says, and nothing else',
    async (role) => {
      const wrong: string[] = [];
      for (const operationId of operationIds) {
        const { permission } = operatorOperations[operationId];
        // Open to everybody.
        if (permission === null) continue;
        const { status, text } = await ask(role, operationId);
        const refused = status === 403 && text.includes(`This needs the permission ${permission},`);
        if (refused === mayUse(role, permission)) wrong.push(`${operationId}: ${status} ${text}`);
        // What is allowed is carried out, or refused by a rule of its own; never for its form, and never by accident.
        if (text.includes(NOT_ONES_OWN)) continue;
        if (!refused && (status === 400 || status === 401 || status >= 500)) wrong.push(`${operationId}: ${text}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

/** Numbers of this merchant that belong to nothing. */
function unusedNumbers(merNo: number): Numbers {
  const number = (kind: 'order' | 'refund' | 'chargeback' | 'notification') =>
    composeNumber(kind, { now: Date.now(), merNo, random: '00000000000000' });
  return {
    MerchantNumber: merNo,
    TradeNumber: number('order'),
    RefundNumber: number('refund'),
    ChargebackNumber: number('chargeback'),
    NotificationId: number('notification'),
  };
}
