import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { mainWords } from '../../helpers/browser/page-words.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { setOwnRules } from '../../helpers/people/own-rules.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';

// The pages on which an owner sets the shop's own rules, and the operator what it demands. They work without a script.

const { merNo } = sandboxAccount;
const RULES = '/merchant/approvals/rules';

let gateway: PeopleGateway;
beforeAll(async () => {
  gateway = await startPeopleGateway();
});
afterAll(() => gateway.close());

const demand = (rules: object) =>
  gateway.operator('PUT', `/operator/approval-rules?merNo=${merNo}`, { kinds: [], refundLimits: [], ...rules });
const payoutsAbove = (amount: string) => ({ amounts: [{ kind: 'payout', currency: 'USD', amount }] });
const own = async () => {
  const { token } = await gateway.signIn({ roles: ['owner'], merNo });
  return (await gateway.as(token, 'GET', '/operator/approval-rules')).body;
};

it('an owner sets amounts and limits after a review, and the page says what needs two people', async () => {
  await setOwnRules(gateway, merNo, {});
  const owner = await openMerchant(gateway.url, 'owner');
  await owner.open(RULES);
  const typed = { payoutsAbove: 'usd 1,000.00\nEUR 900', limits: 'USD 50', refundDay: 'USD 200', payoutDay: '' };
  const review = await owner.submit('/rules', { ...typed, kinds: 'beneficiary' });
  expect(mainWords(review.text)).toMatch(/Payouts need two people above, in USD none 1000\.00/);
  expect(mainWords(review.text)).toMatch(/Beneficiary one person two people/);
  const done = mainWords((await owner.submit('/rules', { reason: 'Policy 12' })).text);
  expect(done).toContain('The rules are changed.');
  expect(done).toContain(
    'Payouts above 900.00 EUR, 1,000.00 USD need a second person; in other currencies, all of them.',
  );
  expect(done).toContain('On one day, each of the staff refunds alone up to 200.00 USD.');
  expect(await own()).toMatchObject({
    kinds: ['beneficiary'],
    dayLimits: [{ kind: 'refund', currency: 'USD', amount: '200.00' }],
  });
});

it('an owner who would make a rule less strict reads that somebody else must approve it', async () => {
  await setOwnRules(gateway, merNo, payoutsAbove('500.00'));
  const owner = await openMerchant(gateway.url, 'owner');
  await owner.open(RULES);
  const review = await owner.submit('/rules', { payoutsAbove: 'USD 600' });
  expect(mainWords(review.text)).toContain('another owner has to approve it first');
  const waits = await owner.submit('/rules', { reason: 'Policy 13' });
  expect(mainWords(waits.text)).toContain('Nothing is done yet: somebody else must approve it.');
  expect(await own()).toMatchObject(payoutsAbove('500.00'));
});

it('the form shows what the operator asks for beside the own rules', async () => {
  await setOwnRules(gateway, merNo, payoutsAbove('2000.00'));
  await demand({
    kinds: ['beneficiary'],
    ...payoutsAbove('1000.00'),
    refundLimits: [{ currency: 'USD', amount: '30.00' }],
  });
  const owner = await openMerchant(gateway.url, 'owner');
  const form = mainWords((await owner.open(RULES)).text);
  expect(form).toContain('Your operator asks for approval above 1,000.00 USD; you may ask for less.');
  expect(form).toContain('Your operator allows up to 30.00 USD; the lower amount holds.');
  expect(form).toMatch(/Beneficiary your operator asks for it/);
  expect(form).toContain('Of your rules and these, the stricter one always holds.');
  const list = mainWords((await owner.open('/merchant/approvals')).text);
  expect(list).toContain('Payouts above 1,000.00 USD need a second person');
  expect(list).toContain('Beneficiary Two people');
  await demand({});
});

it('a line that cannot be read is refused beside its field, and changes nothing', async () => {
  await setOwnRules(gateway, merNo, {});
  const owner = await openMerchant(gateway.url, 'owner');
  await owner.open(RULES);
  const wrong = await owner.submit('/rules', { payoutDay: 'lots of USD' });
  expect(mainWords(wrong.text)).toContain('"LOTS OF USD" is not a currency and an amount, such as USD 100.00.');
  expect(wrong.text).toMatch(/id="payoutDay-error"/);
});

it('an accountant reads before a payout what is paid at once and what an owner approves', async () => {
  const saved = { label: 'Rent', method: 'PAYOUT_6', account: '646180157000000004' };
  const names = { benFirstName: 'Grace', benLastName: 'Hopper' };
  const path = `/operator/merchants/${merNo}`;
  await gateway.operator('POST', `${path}/deposits`, { depositNo: 'D-1', amount: '50.00', currency: 'USD' });
  const { token } = await gateway.signIn({ roles: ['owner'], merNo });
  const headers = { 'X-Reason': 'Rent' };
  await gateway.as(token, 'POST', `${path}/beneficiaries`, { body: { ...saved, ...names }, headers });
  await setOwnRules(gateway, merNo, {
    payoutLimits: [{ currency: 'USD', amount: '10.00' }],
    dayLimits: [{ kind: 'payout', currency: 'USD', amount: '15.00' }],
  });
  const accountant = await openMerchant(gateway.url, 'accountant');
  const form = mainWords((await accountant.open('/merchant/payouts/new')).text);
  expect(form).toContain('You pay out alone up to 10.00 USD at a time; an owner can approve more.');
  expect(form).toContain('On one day you pay out alone up to 15.00 USD; an owner can approve more.');
  const owner = await openMerchant(gateway.url, 'owner');
  expect(mainWords((await owner.open('/merchant/payouts/new')).text)).toContain('It is paid at once.');
});

it("the operator's form says what the merchant asks of its own people, and that the stricter rule holds", async () => {
  await setOwnRules(gateway, merNo, payoutsAbove('70.00'));
  const admin = await openConsole(gateway.url, 'admin');
  const form = await admin.open(`/console/merchants/${merNo}/limits`);
  expect(mainWords(form.text)).toContain('Payouts above 70.00 USD need a second person');
  const saved = await admin.submit('/limits', { payoutsAbove: 'USD 60.00', reason: 'Policy 14' });
  expect(mainWords(saved.text)).toMatch(
    /What you ask for Payouts above 60\.00 USD .*Rules of the merchant itself .*70\.00/,
  );
  await admin.open(`/console/merchants/${merNo}/limits`);
  const wrong = await admin.submit('/limits', { payoutsAbove: '60 dollars', reason: 'Policy 14' });
  expect(mainWords(wrong.text)).toContain('is not a currency and an amount');
  await demand({});
});
