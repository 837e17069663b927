import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { linksTo, mainWords } from '../../helpers/browser/page-words.ts';
import { setOwnRules } from '../../helpers/people/own-rules.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// What both desks say about a refund that waits for a second person, and about when one has to.

let gateway: PeopleGateway;
let shop: Shop;
beforeAll(async () => {
  gateway = await startPeopleGateway();
  shop = createShop(gateway.url, sandboxAccount);
});
afterAll(async () => {
  shop.close();
  await gateway.close();
});

const DESKS = [
  { desk: '/console', maker: 'support', approver: 'finance', who: 'support@tollgate.example' },
  { desk: '/merchant', maker: 'staff', approver: 'owner', who: 'staff@' },
] as const;

const paidOrder = async () => String(dataOf(await shop.pay({ sourceAmount: '100.00' }))['tradeNo']);

async function setRules(desk: string, rules: object): Promise<void> {
  if (desk === '/merchant') {
    expect((await setOwnRules(gateway, sandboxAccount.merNo, rules)).status).toBe(200);
    return;
  }
  const { token } = await gateway.signIn({ roles: ['admin'] });
  const set = await gateway.as(token, 'PUT', '/operator/approval-rules', {
    body: { kinds: [], refundLimits: [], ...rules },
    headers: { 'X-Reason': 'Policy' },
  });
  expect(set.status, set.text).toBe(200);
}

describe.each(DESKS)('on $desk', ({ desk, maker, approver, who }) => {
  it('a refund that waits is in the head, the sentence and the form of its order', async () => {
    await setRules(desk, {});
    const [browser, path] = [await openConsole(gateway.url, maker), `${desk}/orders/${await paidOrder()}`];
    await browser.open(`${path}/refund`);
    const asked = await browser.submit('/refund', { amount: '25.00', reason: 'Ticket 4711' });
    expect(asked.text).toMatch(/id="story-head"[^]*?Refund waits for approval[^]*?<\/h1>/);
    const sentence = `A refund of 25.00 USD waits for approval : ${who}`;
    const summary = /id="story-summary"[^]*?<\/section>/.exec(asked.text)?.[0] ?? '';
    expect(mainWords(summary)).toContain(sentence);
    if (desk === '/merchant') {
      const refunds = /id="story-refunds"[^]*?<\/section>/.exec(asked.text)?.[0] ?? '';
      expect(mainWords(refunds)).toContain(sentence);
      expect(mainWords(refunds)).toMatch(/75\.00 USD can still be refunded/);
    }
    const form = await browser.open(`${path}/refund`);
    expect(mainWords(form.text)).toContain(sentence);
    expect(form.text).toMatch(/name="amount"[^>]*value="75\.00"/);
    const refused = await browser.submit('/refund', { amount: '75.01', reason: 'Ticket 4711' });
    expect(mainWords(refused.text)).toContain('the amount exceeds what is left of the payment');
  });

  it('the button says what it does, with the limit', async () => {
    const buttonOf = async (role: typeof maker | typeof approver, tradeNo: string) => {
      const page = await (await openConsole(gateway.url, role)).open(`${desk}/orders/${tradeNo}/refund`);
      return /<button class="button main[^>]*>([^<]*)/.exec(page.text)?.[1]?.trim();
    };
    const tradeNo = await paidOrder();
    await setRules(desk, {});
    expect(await buttonOf(approver, tradeNo)).toBe('Refund');
    expect(await buttonOf(maker, tradeNo)).toBe('Ask for approval');
    await setRules(desk, { refundLimits: [{ currency: 'USD', amount: '30.00' }] });
    expect(await buttonOf(maker, tradeNo)).toBe('Refund, or ask for approval above 30.00 USD');
    await setRules(desk, { refundLimits: [{ currency: 'USD', amount: '100.00' }] });
    expect(await buttonOf(maker, tradeNo)).toBe('Refund');
    await setRules(desk, { kinds: ['refund'] });
    expect(await buttonOf(approver, tradeNo)).toBe('Ask for approval');
  });

  it('the two sentences about refunds agree', async () => {
    const [role, path] = desk === '/console' ? (['admin', '/settings'] as const) : (['owner', '/approvals'] as const);
    const words = async () => mainWords((await (await openConsole(gateway.url, role)).open(desk + path)).text);
    await setRules(desk, { refundLimits: [{ currency: 'USD', amount: '30.00' }] });
    expect(await words()).toMatch(
      /Refunds? (Above the limit|Two people above the limit) .*refund alone up to 30\.00 USD/,
    );
    await setRules(desk, { kinds: ['refund'], refundLimits: [{ currency: 'USD', amount: '30.00' }] });
    const always = await words();
    expect(always).toMatch(/Refunds? (Always|Two people) .*Every refund needs a second person, whoever makes it\./);
    expect(always).not.toContain('alone up to');
  });

  const askFor = async (tradeNo: string, amount: string) => {
    const browser = await openConsole(gateway.url, maker);
    await browser.open(`${desk}/orders/${tradeNo}/refund`);
    const asked = await browser.submit('/refund', { amount, reason: 'Ticket 4711' });
    return linksTo(asked.text, `${desk}/approvals/`).find((link) => /\/\w{6,}$/.test(link)) ?? '';
  };

  it('a request that was carried out says what changed', async () => {
    await setRules(desk, {});
    const path = await askFor(await paidOrder(), '60.00');
    const second = await openConsole(gateway.url, approver);
    await second.open(path);
    const done = mainWords((await second.submit(path.split('?')[0] ?? '', { decision: 'approve' })).text);
    expect(done).toContain('What changed');
    expect(done).not.toContain('What will change');
  });

  it('a request that failed says what was asked for, not what will change', async () => {
    await setRules(desk, {});
    const tradeNo = await paidOrder();
    const path = await askFor(tradeNo, '60.00');
    const second = await openConsole(gateway.url, approver);
    expect(mainWords((await second.open(path)).text)).toContain('What will change');
    await second.open(`${desk}/orders/${tradeNo}/refund`);
    await second.submit('/refund', { amount: '50.00', reason: 'Ticket 4711' });
    await second.open(path);
    const failed = mainWords((await second.submit(path.split('?')[0] ?? '', { decision: 'approve' })).text);
    expect(failed).toContain('it could not be done, and nothing was changed');
    expect(failed).toContain('What was asked for');
    expect(failed).not.toMatch(/What will change|What changed|→/);
  });
});
