import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorOperations } from '../../../generated/operator-operations.ts';
import type { OperatorOperationId } from '../../../generated/operator-operations.ts';
import { rolePermissions } from '../../../generated/permissions.ts';
import type { Permission } from '../../../generated/permissions.ts';
import { callOf, fieldsOf, operationIds } from '../../helpers/people/operator-calls.ts';
import type { CallField, Numbers } from '../../helpers/people/operator-calls.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { sampled, SWEEPS_ALL } from '../../helpers/sweep.ts';
import { missingNumbers, openMerchant } from './two-merchants.ts';
import type { Merchant } from './two-merchants.ts';

// S35: Everything that one merchant's people can call, with the other's numbers: the answer is that to what does not exist.

const ROLES = ['owner', 'developer', 'accountant', 'staff'] as const;
/** Names in addresses that are no merchant's: views are the operator's own people's, evidence is counted in its chargeback. */
const COMMON = new Set([
  'AcquirerName',
  'BankAccountId',
  'CsvProfileId',
  'CurrencyCode',
  'EvidenceNumber',
  'ExceptionNumber',
  'ExportPartPlace',
  'FileNumber',
  'FilePlace',
  'LedgerDay',
  'MailId',
  'NewsId',
  'ReconciliationOwner',
  'RegistrationId',
  'ReportId',
  'RoutingVersionNumber',
  'SandboxFileFormat',
  'SimulationNumber',
  'TaskNumber',
  'ViewId',
]);
/** A file is of the side that asked for it: the operator does not see those of merchants either. */
const OF_ONE_SIDE: readonly string[] = ['getExport', 'getExportPart'];
/** The sandbox's outbox stands for the mailboxes of everybody who tries it; live mode has none (S21). */
const OUTBOX: readonly string[] = ['listMails', 'getMail'];

let gateway: PeopleGateway;
let own: Merchant;
let other: Merchant;
let missing: Numbers;

beforeAll(async () => {
  gateway = await startPeopleGateway({ env: { SETTLEMENT_ACCOUNT_WAIT_DAYS: '0' } });
  own = await openMerchant(gateway, 'Ownside', 1);
  other = await openMerchant(gateway, 'Canary', 2);
  missing = missingNumbers(other);
});
afterAll(() => gateway.close());

type Whose = 'own' | 'foreign' | 'absent';
type Choice = (field: CallField) => Whose;

function namedIn(operationId: OperatorOperationId): CallField[] {
  return fieldsOf(operationId).filter(({ schema }) => schema in other.numbers);
}

/** The answer, without what differs from request to request, and without the numbers that were sent. */
async function ask(role: (typeof ROLES)[number], operationId: OperatorOperationId, choose: Choice, foreign: Numbers) {
  const { token } = await gateway.signIn({ roles: [role], merNo: own.merNo });
  const numbersOf = { own: own.numbers, foreign, absent: undefined };
  const call = callOf(operationId, (field) => numbersOf[choose(field)]);
  const sent = call.body === undefined ? {} : { body: call.body };
  const answer = await gateway.as(token, call.method, call.path, { ...sent, headers: { 'X-Reason': 'Curious' } });
  const named = namedIn(operationId).filter((field) => choose(field) === 'foreign');
  const hide = (text: string) =>
    named.reduce((hidden, { schema }) => hidden.replaceAll(String(foreign[schema]), schema), text);
  const headers = [...answer.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
  const body = hide(answer.text).replaceAll(/"requestId":"[^"]*"/g, '');
  return { status: answer.status, headers: headers.map(([name, value]) => `${name}: ${hide(value)}`), body };
}

async function findLeaks(role: (typeof ROLES)[number], operationId: OperatorOperationId, choose: Choice) {
  const seen = await ask(role, operationId, choose, other.numbers);
  const leaks = other.canaries.filter((canary) => JSON.stringify(seen).includes(canary));
  const wrong = leaks.map((leak) => `${operationId} shows ${leak}: ${seen.body}`);
  if (!namedIn(operationId).some((field) => choose(field) === 'foreign')) return wrong;
  const unknown = await ask(role, operationId, choose, missing);
  if (JSON.stringify(seen) === JSON.stringify(unknown)) return wrong;
  return [...wrong, `${operationId} differs: ${JSON.stringify(seen)} and ${JSON.stringify(unknown)}`];
}

const ownOrAbsent = ({ place, required }: CallField): Whose => (place === 'query' && !required ? 'absent' : 'own');

describe('what is named in addresses', () => {
  it('is known to this test', () => {
    const unknown = operationIds.flatMap((operationId) =>
      fieldsOf(operationId).filter(
        ({ place, schema }) => place === 'path' && !(schema in other.numbers) && !COMMON.has(schema),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('exists: the operator sees all of it, and each merchant what is its own', async () => {
    const { token: auditor } = await gateway.signIn({ roles: ['auditor'] });
    const { token: owner } = await gateway.signIn({ roles: ['owner'], merNo: own.merNo });
    const wrong: string[] = [];
    for (const operationId of operationIds) {
      const { method, permission } = operatorOperations[operationId];
      if (method !== 'GET' || namedIn(operationId).every(({ required }) => !required)) continue;
      const choose = (numbers: Numbers) => callOf(operationId, (field) => (field.required ? numbers : undefined)).path;
      const seen = await gateway.as(auditor, method, choose(other.numbers));
      if (seen.status !== (OF_ONE_SIDE.includes(operationId) ? 404 : 200)) wrong.push(`${operationId}: ${seen.text}`);
      if (!rolePermissions.owner.includes(permission as Permission)) continue;
      const mine = await gateway.as(owner, method, choose(own.numbers));
      if (mine.status !== 200) wrong.push(`${operationId}: ${mine.text}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe.each(sampled(ROLES, 2))('the %s of one merchant', (role) => {
  it('learns nothing of another by any operation', async () => {
    const wrong: string[] = [];
    for (const operationId of operationIds.filter((id) => !OUTBOX.includes(id))) {
      const fields = namedIn(operationId);
      const choices: Choice[] = [ownOrAbsent, () => 'foreign'];
      for (const one of fields) choices.push((field) => (field.name === one.name ? 'foreign' : ownOrAbsent(field)));
      for (const choose of choices) wrong.push(...(await findLeaks(role, operationId, choose)));
    }
    expect(wrong).toEqual([]);
  });
});

it('any mix of own and foreign numbers is answered as if the foreign ones did not exist', async () => {
  const open = operationIds.filter((operationId) => namedIn(operationId).length > 0);
  const mix = fc.array(fc.constantFrom<Whose>('own', 'foreign', 'absent'), { minLength: 6, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ROLES), fc.constantFrom(...open), mix, async (role, operationId, whose) => {
      const fields = namedIn(operationId);
      const choose: Choice = (field) => whose[fields.findIndex(({ name }) => name === field.name)] ?? 'own';
      expect(await findLeaks(role, operationId, choose)).toEqual([]);
    }),
    { numRuns: SWEEPS_ALL ? 200 : 60 },
  );
});
