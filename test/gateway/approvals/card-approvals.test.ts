import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import type { Approval } from '../../../src/gateway/domain/approvals/approval.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import type { Vault } from '../../../src/gateway/domain/ports.ts';
import { openVault } from '../../../src/gateway/assemble/open-vault.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { readCells, readEverything } from '../../helpers/database/databases.ts';
import type { Place } from '../../helpers/database/databases.ts';
import { openDatabase } from '../../helpers/gateway/gateway.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, PersonAnswer, SignedInPerson } from '../../helpers/people/people.ts';

// A payout to a card that waits for a second person: of its number not even a sealed copy is stored (S9), so whoever approves
// types it again.

const CARD = '4111111111111111';
const SHOWN = '411111******1111';
/** The same six and four digits. */
const OTHER = '4111110000001111';
const CLABE = '646180157000000004';
const { merNo } = sandboxAccount;
const PAYOUTS = `/operator/merchants/${merNo}/payouts`;
const BENEFICIARIES = `/operator/merchants/${merNo}/beneficiaries`;
const NAMES = { benFirstName: 'Grace', benLastName: 'Hopper' };
const RULES = { kinds: ['payout'], refundLimits: [] };

const lines: string[] = [];
let database: Awaited<ReturnType<typeof openDatabase>>;
let place: Place;
let gateway: PeopleGateway;
let vault: Vault;
let finance: SignedInPerson[];
let owner: SignedInPerson;
let accountant: SignedInPerson;
let beneficiaryNo: string;
let payouts = 0;

beforeAll(async () => {
  database = await openDatabase('SQLite');
  place = { dataDir: database.env['DATA_DIR'] ?? '', databaseUrl: null };
  gateway = await startPeopleGateway({
    env: { LOG_LEVEL: 'debug', ...database.env },
    write: (line) => lines.push(line),
  });
  vault = await openVault(readConfig({ PORT: '0' }).encryptionKeys, gateway.store);
  finance = await Promise.all([1, 2].map(() => gateway.signIn({ roles: ['finance'] })));
  owner = await gateway.signIn({ roles: ['owner'], merNo });
  accountant = await gateway.signIn({ roles: ['accountant'], merNo });
  const admin = await gateway.signIn({ roles: ['admin'] });
  const deposit = { depositNo: 'D-1', amount: '100.00', currency: 'USD' };
  await gateway.operator('POST', `/operator/merchants/${merNo}/deposits`, deposit);
  const saved = await call(owner, BENEFICIARIES, { label: 'Own card', method: 'PAYOUT_2', account: CARD, ...NAMES });
  ({ beneficiaryNo } = saved.body as { beneficiaryNo: string });
  for (const { token } of [admin, owner]) {
    await gateway.as(token, 'PUT', '/operator/approval-rules', { body: RULES, headers: { 'X-Reason': 'Two' } });
  }
});
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

type Caller = Pick<SignedInPerson, 'token'> | undefined;
const call = (who: Caller, path: string, body?: object, key?: string): Promise<PersonAnswer> =>
  gateway.as(who?.token ?? '', 'POST', path, {
    headers: { 'X-Reason': 'Ticket 4711', ...(key !== undefined && { 'Idempotency-Key': key }) },
    ...(body && { body }),
  });
const newPayout = () => ({ merOrderNo: `CARD-${(payouts += 1)}`, currency: 'USD', amount: '2.00' });
const approve = (who: Caller, { body }: { body: unknown }, account?: string) =>
  call(
    who,
    `/operator/approvals/${(body as Approval).approvalNo}/approve`,
    account === undefined ? undefined : { account },
  );
const numberOf = ({ body }: { body: unknown }) => (body as Approval).approvalNo;
const stateOf = async (asked: { body: unknown }) =>
  (await gateway.store.findApproval(numberOf(asked), await gateway.now()))?.state;
const available = async () => (await gateway.store.findBalance(merNo, 'USD')).available;
const askByHand = (payout = newPayout(), account = CARD) =>
  call(finance[0], PAYOUTS, { ...payout, method: 'PAYOUT_2', account, ...NAMES });
const askToPay = (payout = newPayout(), key?: string) =>
  call(accountant, `${BENEFICIARIES}/${beneficiaryNo}/payouts`, { ...payout, account: CARD }, key);

/** Where a text stands: in a column, in one that is opened, in the files of the database, or in the log. */
async function placesOf(text: string): Promise<string[]> {
  const cells = await readCells(place);
  const opened = cells.flatMap((cell) =>
    cell.text.startsWith('v1.') ? [{ ...cell, text: vault.open(cell.text) }] : [],
  );
  expect(opened.length).toBeGreaterThan(0);
  const files = { place: 'files', text: await readEverything(place) };
  const all = [...cells, ...opened, files, ...lines.map((line) => ({ place: 'log', text: line }))];
  return [...new Set(all.filter((one) => one.text.includes(text)).map((one) => one.place))];
}

describe.each([
  ['createManualPayout', askByHand, () => finance[1]],
  ['payBeneficiary', askToPay, () => owner],
] as const)('a payout to a card by %s', (operation, ask, approver) => {
  it('waits without its number, and is paid once, when somebody else has typed the number', async () => {
    const payout = newPayout();
    const before = await available();
    const asked = await ask(payout);
    expect(asked).toMatchObject({ status: 202, body: { operation, cardNumber: SHOWN, body: { account: SHOWN } } });
    expect(numberOf(await ask(payout))).toBe(numberOf(asked));
    expect(await placesOf(CARD)).toEqual([]);

    const missing = await approve(approver(), asked);
    const problem = `type the number of the card ${SHOWN} again: it is never stored`;
    expect(missing).toMatchObject({ status: 400, body: { errors: [{ field: 'account', problem }] } });
    const wrong = await approve(approver(), asked, OTHER);
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'account', problem: expect.stringContaining('check its digits') as string }] },
    });
    expect([await stateOf(asked), await available()]).toEqual(['pending', before]);

    const done = await approve(approver(), asked, CARD);
    expect(done).toMatchObject({
      status: 200,
      body: { approval: { state: 'done', cardNumber: null }, response: { state: 'success', method: 'PAYOUT_2' } },
    });
    expect((await approve(approver(), asked, CARD)).status).toBe(409);
    expect(before - (await available())).toBe(200n);
    expect([missing, wrong, done].map(({ text }) => text).join()).not.toMatch(new RegExp(`${CARD}|${OTHER}`));
    expect([await placesOf(CARD), await placesOf(OTHER)]).toEqual([[], []]);
    await gateway.verify();
  });

  it('a payout to a card that the release before asked for, with a sealed number, is approved without it', async () => {
    const payout = newPayout();
    const asked = await ask(payout);
    const now = (await gateway.store.findApproval(numberOf(asked), 0)) as Approval;
    const { card: _card, body, ...rest } = JSON.parse(vault.open(now.sealed ?? '')) as { card: object; body: object };
    const before = {
      ...now,
      approvalNo: `${now.approvalNo}0`,
      body: { ...now.body, account: '****1111' },
      sealed: vault.seal(JSON.stringify({ ...rest, body: { ...body, account: CARD } })),
      fingerprint: 'of the release before',
    };
    const entry = { at: now.createdAt, action: 'requestApproval' as const, target: '', detail: '' };
    await gateway.store.createApproval(before, auditOf(actingAsSystem('test'), entry));
    const shown = await gateway.as(approver()?.token ?? '', 'GET', `/operator/approvals/${before.approvalNo}`);
    expect(shown.body).toMatchObject({ state: 'pending', cardNumber: null });
    expect((await approve(approver(), shown, CARD)).status).toBe(400);
    expect((await approve(approver(), shown)).body).toMatchObject({ response: { merOrderNo: payout.merOrderNo } });
  });
});

describe('a card number', () => {
  it('a card number that differs makes another request, though it looks the same', async () => {
    const payout = newPayout();
    const [one, other] = [await askByHand(payout), await askByHand(payout, '4111110000091111')];
    expect(other).toMatchObject({ status: 202, body: { cardNumber: SHOWN } });
    expect(numberOf(other)).not.toBe(numberOf(one));
    expect((await approve(finance[1], other, CARD)).status).toBe(400);
  });

  it('is checked for typing mistakes before anybody is asked', async () => {
    expect(await askByHand(newPayout(), '4111111111111112')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'account' }] },
    });
  });

  it('cannot come in a number that is kept', async () => {
    for (const asked of [await askByHand({ ...newPayout(), merOrderNo: CARD }), await askToPay(newPayout(), CARD)]) {
      expect(asked).toMatchObject({ status: 400, body: { detail: expect.stringContaining('never kept') as string } });
    }
  });

  it('is not taken where none is needed, or with anything but digits', async () => {
    const asked = await call(finance[0], PAYOUTS, { ...newPayout(), method: 'PAYOUT_6', account: CLABE, ...NAMES });
    expect(asked).toMatchObject({ status: 202, body: { cardNumber: null, body: { account: '****0004' } } });
    const problem = 'leave it out: only a payout to a card needs it';
    expect((await approve(finance[1], asked, CARD)).body).toMatchObject({ errors: [{ field: 'account', problem }] });
    expect((await approve(finance[1], asked, `${CARD} `)).status).toBe(400);
    expect(await stateOf(asked)).toBe('pending');
    expect((await approve(finance[1], asked)).status).toBe(200);
  });

  it('is not asked for of several at once: the others are approved', async () => {
    const card = await askByHand();
    const other = await call(finance[0], PAYOUTS, { ...newPayout(), method: 'PAYOUT_6', account: CLABE, ...NAMES });
    const approvalNos = [card, other].map(numberOf);
    const { body } = await call(finance[1], '/operator/bulk-approvals', { approvalNos });
    const detail = expect.stringContaining('Open the request and type the number') as string;
    expect(body).toMatchObject({ results: [{ result: 'needsAccount', detail, approval: null }, { result: 'done' }] });
    expect(await stateOf(card)).toBe('pending');
  });
});

describe.each<[string, () => Promise<TestBrowser>, () => Promise<PersonAnswer>]>([
  ['/console/approvals', () => openConsole(gateway.url, 'finance'), () => askByHand()],
  ['/merchant/approvals', () => openMerchant(gateway.url, 'owner'), () => askToPay()],
])('the page %s', (path, open, ask) => {
  it('asks for the number, never shows it, and leaves the request out of what is approved together', async () => {
    const [approver, asked] = [await open(), await ask()];
    const approvalNo = numberOf(asked);
    const list = await approver.open(path);
    expect(list.text).toContain(`${path}/${approvalNo}`);
    expect(list.text).not.toMatch(new RegExp(`name="no" value="${approvalNo}"|no=${approvalNo}`));
    const review = await approver.open(`${path}/bulk?no=${approvalNo}`);
    expect(review.text).toContain('Open these one by one: each needs its card number');
    expect(review.text).not.toContain('name="no"');

    const page = await approver.open(`${path}/${approvalNo}`);
    const [field = ''] = /<input\s+id="account"[^>]*>/.exec(page.text) ?? [];
    for (const part of ['value=""', 'autocomplete="off"', 'inputmode="numeric"']) expect(field).toContain(part);
    expect(page.text).toContain(`The payout goes to ${SHOWN}.`);
    const empty = await approver.submit(approvalNo, { decision: 'approve' });
    expect(empty.text).toMatch(/<b>Card number<\/b>\s+type the number of the card/);
    const wrong = await approver.submit(approvalNo, { decision: 'approve', account: OTHER, reason: 'Checked' });
    expect(wrong.text).toContain('is not the number of the card that was asked for');
    expect(await stateOf(asked)).toBe('pending');
    const done = await approver.submit(approvalNo, { decision: 'approve', account: '4111 1111 1111-1111' });
    expect(done.text).toContain('Approved');
    expect(await stateOf(asked)).toBe('done');
    for (const { text } of [page, empty, wrong, done]) {
      expect(text.replaceAll(/[ -]/g, '')).not.toMatch(new RegExp(`${CARD}|${OTHER}`));
    }
  });

  it('refuses without the number', async () => {
    const [approver, asked] = [await open(), await ask()];
    await approver.open(`${path}/${numberOf(asked)}`);
    await approver.submit(numberOf(asked), { decision: 'refuse', reason: 'Not now' });
    expect(await stateOf(asked)).toBe('refused');
  });
});

// Last: it moves the clock.
describe('guesses', () => {
  it('are over after ten wrong numbers of a card in an hour', async () => {
    const card = '5555555555554444';
    const asked = await askByHand(newPayout(), card);
    for (let digits = 100_000; digits < 100_010; digits += 1) {
      expect((await approve(finance[1], asked, `555555${digits}4444`)).status).toBe(400);
    }
    expect((await approve(finance[1], asked, card)).status).toBe(429);
    await gateway.advance(3601);
    const later = await gateway.signIn({ roles: ['finance'] });
    expect((await approve(later, asked, card)).body).toMatchObject({ approval: { state: 'done' } });
  });
});
