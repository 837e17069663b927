import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { nameAcquirers } from '../../helpers/acquirer/acquirers-file.ts';
import { openDatabase, startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// I17 on real PostgreSQL, where two nodes can meet: whatever was approved is carried out once, not only refunds. The kind `acquirer`
// needs no rule.

const KINDS = ['payout', 'deposit', 'correction', 'fees', 'keys', 'merchantRelease', 'roles', 'rules'];
const AT_ONCE = 6;

const acquirers = nameAcquirers([{ name: 'north' }]);
let database: Awaited<ReturnType<typeof openDatabase>>;
let first: PeopleGateway;
let second: TestGateway;
let shop: Shop;
let maker: SignedInPerson;
let approvers: SignedInPerson[];
let newcomer: SignedInPerson;
let accountant: SignedInPerson;

beforeAll(async () => {
  database = await openDatabase('PostgreSQL');
  const env = { ...database.env, ...acquirers.env };
  first = await startPeopleGateway({ env });
  second = await startTestGateway({ env });
  shop = await first.newShop();
  await signPeopleIn();
  const merchant = `/operator/merchants/${shop.merNo}`;
  for (const currency of ['USD', 'MXN']) {
    const deposit = { depositNo: `D-${currency}`, amount: '500.00', currency };
    expect((await byMaker('POST', `${merchant}/deposits`, deposit)).status).toBeLessThan(300);
  }
  expect((await byMaker('PUT', '/operator/approval-rules', { kinds: KINDS, refundLimits: [] })).status).toBe(200);
});
// Anew for each story: a second factor is recent for five minutes only.
beforeEach(signPeopleIn);
afterAll(async () => {
  await Promise.all([first?.close(), second?.close()]);
  await database?.drop();
  acquirers.remove();
});

async function signPeopleIn(): Promise<void> {
  const roles = ['finance', 'risk', 'engineer', 'admin'] as const;
  maker = await first.signIn({ roles });
  approvers = await Promise.all([1, 2, 3].map(() => first.signIn({ roles })));
  newcomer = await first.signIn({ roles: ['support'] });
  accountant = await first.signIn({ roles: ['finance'] });
}

interface Answer {
  readonly status: number;
  readonly body: { readonly approvalNo?: string; readonly detail?: string };
}

interface Caller {
  readonly node: { readonly url: string };
  readonly who: SignedInPerson;
}

const byMaker = (method: string, path: string, body?: object) => send({ node: first, who: maker }, method, path, body);

async function send({ node, who }: Caller, method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(node.url + path, {
    method,
    headers: {
      Authorization: `Bearer ${who.token}`,
      'X-Reason': 'Ticket 4711',
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

interface Case {
  readonly operation: string;
  readonly method?: string;
  readonly path: () => string;
  readonly body?: object;
  readonly before?: string;
}

const ofMerchant = (path: string) => () => `/operator/merchants/${shop.merNo}/${path}`;

const CASES: readonly Case[] = [
  {
    operation: 'createDeposit',
    path: ofMerchant('deposits'),
    body: { depositNo: 'D-1', amount: '5.00', currency: 'USD' },
  },
  {
    operation: 'createCorrection',
    path: ofMerchant('corrections'),
    body: { correctionNo: 'C-1', from: 'available', to: 'fees', amount: '2.90', currency: 'USD', note: 'Fee' },
  },
  {
    operation: 'createManualPayout',
    path: ofMerchant('payouts'),
    body: {
      merOrderNo: 'P-1',
      currency: 'MXN',
      amount: '100.00',
      method: 'PAYOUT_6',
      account: '646180157000000004',
      benFirstName: 'Grace',
      benLastName: 'Hopper',
    },
  },
  {
    operation: 'setTerms',
    method: 'PUT',
    path: ofMerchant('terms'),
    body: {
      handlingFeeBasisPoints: 250,
      transactionFee: '0.25',
      refundFee: '0.00',
      chargebackFee: '15.00',
      payoutFee: '1.00',
      marginBasisPoints: 500,
      marginDays: 90,
      settlementDays: 2,
      settlementCurrency: 'USD',
    },
  },
  { operation: 'rotateSigningKey', path: ofMerchant('signing-key'), body: { overlapSeconds: 60 } },
  { operation: 'rotateWebhookSecret', path: ofMerchant('webhook-secret'), body: { overlapSeconds: 60 } },
  {
    operation: 'putAcquirer',
    method: 'PUT',
    path: () => '/operator/acquirers/north',
    body: {
      state: 'draining',
      preference: 5,
      methods: null,
      currencies: null,
      countries: null,
      limits: [],
      version: 0,
    },
  },
  { operation: 'resumeMerchant', path: ofMerchant('resume'), before: 'suspend' },
  {
    operation: 'changeRoles',
    method: 'PUT',
    path: () => `/operator/people/${newcomer.person.personId}/roles`,
    body: { roles: ['finance'] },
  },
  { operation: 'resetSignIn', path: () => `/operator/people/${accountant.person.personId}/sign-in/reset` },
  {
    operation: 'invitePerson',
    path: () => '/operator/invitations',
    body: { email: 'new@example.com', name: 'New', roles: ['finance'] },
  },
  // Last: afterwards nothing needs a second person.
  {
    operation: 'putApprovalRules',
    method: 'PUT',
    path: () => '/operator/approval-rules',
    body: { kinds: [], refundLimits: [] },
  },
];

it.each(CASES)('$operation is carried out once by approvals at the same time on two nodes', async (asked) => {
  const { operation, method = 'POST', path, body, before } = asked;
  if (before !== undefined) expect((await byMaker('POST', ofMerchant(before)())).status).toBe(200);
  const request = await byMaker(method, path(), body);
  expect(request, JSON.stringify(request.body)).toMatchObject({ status: 202 });
  const approvalNo = String(request.body.approvalNo);
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => {
      const node = index % 2 === 0 ? first : second;
      const who = approvers[index % approvers.length] as SignedInPerson;
      return send({ node, who }, 'POST', `/operator/approvals/${approvalNo}/approve`);
    }),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses, JSON.stringify(answers)).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 409)]);
  const approval = await first.store.findApproval(approvalNo, Date.now());
  expect(approval).toMatchObject({ state: 'done', sealed: null });
  const actions = await first.store.listActions({ before: null, limit: 100 });
  const recorded = actions.filter((one) => one.approvalNo === approvalNo).map(({ action }) => action);
  expect(recorded).toEqual([operation, 'requestApproval']);
});

it('every kind of approval leaves books and a record that verify', async () => {
  await first.verify();
  expect(await first.store.verifyActions()).toMatchObject({ found: 0 });
});
