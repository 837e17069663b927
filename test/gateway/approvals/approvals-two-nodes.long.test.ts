import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// I17 on real PostgreSQL, where two nodes can meet: an approved request is carried out once.

let database: Awaited<ReturnType<typeof openDatabase>>;
let first: PeopleGateway;
let second: TestGateway;
let shop: Shop;
let support: SignedInPerson;
let approvers: SignedInPerson[];
let orders = 0;

beforeAll(async () => {
  database = await openDatabase('PostgreSQL');
  first = await startPeopleGateway({ env: database.env });
  second = await startTestGateway({ env: database.env });
  shop = await first.newShop();
  support = await first.signIn({ roles: ['support'] });
  approvers = await Promise.all([1, 2, 3, 4].map(() => first.signIn({ roles: ['finance'] })));
});
afterAll(async () => {
  await Promise.all([first?.close(), second?.close()]);
  await database?.drop();
});

interface Answer {
  readonly status: number;
  readonly body: { readonly detail?: string; readonly approvalNo?: string };
}

async function post(node: { url: string }, who: SignedInPerson, path: string, body?: object): Promise<Answer> {
  const response = await fetch(node.url + path, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${who.token}`,
      'X-Reason': 'Ticket 4711',
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

async function askForRefund(amount: string): Promise<{ tradeNo: string; approvalNo: string }> {
  const { data } = await shop.pay({ merOrderNo: `R-${(orders += 1)}`, sourceAmount: '100.00' });
  const { tradeNo } = data as { tradeNo: string };
  const asked = await post(first, support, `/operator/orders/${tradeNo}/refunds`, { amount });
  expect(asked.status).toBe(202);
  return { tradeNo, approvalNo: String(asked.body.approvalNo) };
}

async function runSql(sql: string): Promise<void> {
  const client = new Client({ connectionString: String(database.env['DATABASE_URL']) });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

const approverOf = (index: number) => approvers[index % approvers.length] as SignedInPerson;
const nodeOf = (index: number) => (index % 2 === 0 ? first : second);
const refundsOf = async (tradeNo: string) => first.store.listRefunds({ merNo: shop.merNo, tradeNo });

describe('an approved request', () => {
  it('is carried out once by 20 approvals at the same time on two nodes, and 19 answers name who did it', async () => {
    const { tradeNo, approvalNo } = await askForRefund('10.00');
    const path = `/operator/approvals/${approvalNo}/approve`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post(nodeOf(index), approverOf(index), path)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status === 409);
    expect(others).toHaveLength(19);
    const approval = await first.store.findApproval(approvalNo, Date.now());
    expect(approval?.state).toBe('done');
    for (const { body } of others) expect(body.detail).toContain(String(approval?.decidedBy));
    expect(await refundsOf(tradeNo)).toHaveLength(1);
    await first.verify();
  });

  it.each(['refuse', 'withdraw'])('is either done or ended by %s, never both', async (verb) => {
    for (let round = 0; round < 5; round += 1) {
      const { tradeNo, approvalNo } = await askForRefund('10.00');
      const path = `/operator/approvals/${approvalNo}`;
      const [approved, ended] = await Promise.all([
        post(first, approverOf(0), `${path}/approve`),
        post(second, verb === 'withdraw' ? support : approverOf(1), `${path}/${verb}`),
      ]);
      expect([approved.status, ended.status].toSorted()).toEqual([200, 409]);
      expect(await refundsOf(tradeNo)).toHaveLength(approved.status === 200 ? 1 : 0);
    }
  });

  it('stays pending if its transaction does not commit, and can be approved then', async () => {
    const { tradeNo, approvalNo } = await askForRefund('10.00');
    const path = `/operator/approvals/${approvalNo}/approve`;
    // The claim comes before the record: the connection is killed when the record of the refund is written.
    await runSql(`create function kill_refunds() returns trigger language plpgsql as
      $$ begin if new.action = 'createRefund' then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$`);
    await runSql('create trigger kill_refunds before insert on audit for each row execute function kill_refunds()');
    expect((await post(second, approverOf(0), path)).status).toBeGreaterThanOrEqual(500);
    expect((await first.store.findApproval(approvalNo, Date.now()))?.state).toBe('pending');
    expect(await refundsOf(tradeNo)).toHaveLength(0);
    await runSql('drop trigger kill_refunds on audit');
    expect((await post(first, approverOf(1), path)).status).toBe(200);
    expect(await refundsOf(tradeNo)).toHaveLength(1);
    await first.verify();
  });
});
