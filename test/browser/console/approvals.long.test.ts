import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { checkScreens, openConsolePage } from '../../helpers/gateway/console.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { sampled } from '../../helpers/sweep.ts';

let gateway: PeopleGateway;
let browser: Browser;
let shop: Shop;
let support: SignedInPerson;
let orders = 0;

beforeAll(async () => {
  gateway = await startPeopleGateway();
  browser = await launchBrowser();
  shop = await gateway.newShop();
  support = await gateway.signIn({ roles: ['support'] });
});
afterAll(async () => {
  await browser?.close();
  await gateway?.close();
});

async function askForRefund(of = shop): Promise<{ tradeNo: string; approvalNo: string }> {
  const { data } = await of.pay({ merOrderNo: `B-${(orders += 1)}`, sourceAmount: '100.00' });
  const { tradeNo } = data as { tradeNo: string };
  const sent = { body: { amount: '25.00', remark: 'Returned' }, headers: { 'X-Reason': 'Ticket 4711' } };
  const asked = await gateway.as(support.token, 'POST', `/operator/orders/${tradeNo}/refunds`, sent);
  return { tradeNo, approvalNo: (asked.body as { approvalNo: string }).approvalNo };
}

const refundsOf = (tradeNo: string) => gateway.store.listRefunds({ merNo: shop.merNo, tradeNo });

describe('a refund that waits for approval', () => {
  it('is in the header, the sentence and the form of its order, which asks for no more than the rest', async () => {
    const { tradeNo, approvalNo } = await askForRefund();
    const { page, watch } = await openConsolePage(browser, gateway.url, { role: 'support' });
    const path = `${gateway.url}/console/orders/${tradeNo}`;
    await page.goto(path);
    expect(await page.locator('#story-head').innerText()).toContain('Refund waits for approval');
    const sentence = await page.locator('#story-summary').innerText();
    expect(sentence).toMatch(/A refund of 25\.00 USD waits for approval: support\S*@\S+ asked for it on/);
    await page.goto(`${path}/refund`);
    expect(await page.locator('main .notice.wait').innerText()).toContain('A refund of 25.00 USD waits for approval');
    expect(await page.getByLabel('Amount in USD').inputValue()).toBe('75.00');
    await page.getByLabel('Amount in USD').fill('75.01');
    await page.getByLabel('Reason').fill('Ticket 4711');
    await page.getByRole('button', { name: 'Ask for approval', exact: true }).click();
    await page.getByText('the amount exceeds what is left of the payment').waitFor();
    expect(await page.getByLabel('Amount in USD').inputValue()).toBe('75.01');
    expect(watch.complaints.filter((one) => !one.includes('409'))).toEqual([]);
    await page.context().close();

    const sent = { headers: { 'X-Reason': 'Ticket 4711' } };
    const finance = await gateway.signIn({ roles: ['finance'] });
    await gateway.as(finance.token, 'POST', `/operator/orders/${tradeNo}/refunds`, {
      ...sent,
      body: { amount: '90.00' },
    });
    await gateway.as(finance.token, 'POST', `/operator/approvals/${approvalNo}/approve`, sent);
    const { page: decided } = await openConsolePage(browser, gateway.url, { role: 'finance' });
    await decided.goto(`${gateway.url}/console/approvals/${approvalNo}`);
    const words = await decided.locator('main').innerText();
    expect(words).toContain('it could not be done, and nothing was changed');
    expect(words).not.toMatch(/What will change|→|After/);
    await decided.context().close();
  });

  it('is named by the settings in the same words, above the table and below it', async () => {
    const { page } = await openConsolePage(browser, gateway.url, { role: 'admin' });
    await page.goto(`${gateway.url}/console/settings`);
    const row = page.locator('tr', { hasText: 'Refund' }).first();
    expect(await row.innerText()).toContain('For some people');
    expect(await page.locator('main').innerText()).toContain(
      'every refund needs a second person: no currency has a limit',
    );
    await page.context().close();
  });
});

describe('approvals, refunds and payouts', () => {
  it('have nothing for axe to find in either colour, and fit 320 px', async () => {
    const { approvalNo } = await askForRefund();
    const finance = await gateway.signIn({ roles: ['finance'] });
    const { data } = await shop.pay({ merOrderNo: `B-${(orders += 1)}`, sourceAmount: '100.00' });
    const { tradeNo } = data as { tradeNo: string };
    const sent = { body: { amount: '5.00', remark: 'PENDING' }, headers: { 'X-Reason': 'Ticket 4711' } };
    const refunded = await gateway.as(finance.token, 'POST', `/operator/orders/${tradeNo}/refunds`, sent);
    const { refundNo } = refunded.body as { refundNo: string };
    await checkScreens(browser, gateway.url, 'finance', [
      '/console/approvals',
      '/console/approvals?view=others',
      '/console/approvals?view=decided',
      `/console/approvals/${approvalNo}`,
      `/console/approvals/bulk?no=${approvalNo}`,
      '/console/refunds',
      `/console/refunds/${refundNo}`,
      '/console/payouts',
      '/console/payouts/new',
    ]);
  });

  it.each(sampled([true, false], 1))(
    'approve a refund over the limit in three clicks from any screen (script %s)',
    async (script) => {
      const { tradeNo, approvalNo } = await askForRefund();
      const { page, watch } = await openConsolePage(browser, gateway.url, {
        role: 'finance',
        javaScriptEnabled: script,
      });
      await page.goto(`${gateway.url}/console/payouts`);
      const clicks = [
        page.locator('nav.menu a', { hasText: 'Approvals' }),
        page.locator(`tr[data-key="${approvalNo}"] a[data-row]`),
        page.getByRole('button', { name: 'Approve' }),
      ];
      for (const target of clicks) await target.click();
      await page.getByText('Approved by finance@tollgate.example').waitFor();
      expect(await refundsOf(tradeNo)).toHaveLength(1);
      expect(watch.complaints).toEqual([]);
      await page.context().close();
    },
  );

  it('approve several by checkboxes, and a double click does it once', async () => {
    const asked = [await askForRefund(), await askForRefund()];
    const { page } = await openConsolePage(browser, gateway.url, { role: 'finance', javaScriptEnabled: false });
    await page.goto(`${gateway.url}/console/approvals`);
    for (const { approvalNo } of asked) await page.locator(`input[value="${approvalNo}"]`).check();
    await page.getByRole('button', { name: 'Review the chosen ones' }).click();
    expect(await page.locator('.tile-box b').textContent()).toContain('50.00');
    await page.getByRole('button', { name: 'Approve all 2' }).dblclick();
    await page.getByText('2 of 2 done.').waitFor();
    for (const { tradeNo } of asked) expect(await refundsOf(tradeNo)).toHaveLength(1);
    await page.context().close();
  });

  it('appear where there was nothing, go again, and say when nobody is signed in any more', async () => {
    const other = await gateway.newShop();
    const { page } = await openConsolePage(browser, gateway.url, { role: 'finance' });
    const [refunds, list] = [await page.context().newPage(), `${gateway.url}/console/approvals?merNo=${other.merNo}`];
    await refunds.goto(`${gateway.url}/console/refunds?merNo=${other.merNo}`);
    await page.goto(list);
    await page.getByText('No request fits these filters').waitFor();
    const { approvalNo } = await askForRefund(other);
    const row = `tr[data-key="${approvalNo}"]`;
    await Promise.all([page.locator(row).waitFor(), refunds.locator(`#waiting ${row}`).waitFor()]);
    await gateway.as(support.token, 'POST', `/operator/approvals/${approvalNo}/withdraw`);
    await page.getByText('No request fits these filters').waitFor();
    await refunds.locator('#waiting-panel').waitFor({ state: 'hidden' });
    await page.context().clearCookies();
    await page.getByText('You are signed out').waitFor();
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await page.waitForURL(/account\/sign-in\?return=/);
    await page.context().close();
  });

  it('keep what was chosen while the list updates itself', async () => {
    const { approvalNo } = await askForRefund();
    const { page } = await openConsolePage(browser, gateway.url, { role: 'finance' });
    await page.goto(`${gateway.url}/console/approvals`);
    await page.locator(`input[value="${approvalNo}"]`).check();
    const later = await askForRefund();
    await page.locator(`tr[data-key="${later.approvalNo}"]`).waitFor();
    expect(await page.locator(`input[value="${approvalNo}"]`).isChecked()).toBe(true);
    await page.context().close();
  });
});
