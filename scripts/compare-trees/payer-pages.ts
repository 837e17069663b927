import type { Page } from 'playwright-core';
import { PAYER_LANGUAGE_CODES } from '../../src/gateway/domain/text/languages.ts';
import { describePage, show, untilStill } from './browser.ts';
import { openOrder } from './merchant-story.ts';
import type { Visitors } from './visitors.ts';
import type { World } from './world.ts';

// What payers see: the page of each method, what becomes of it, and the cashier in every language.

/** And one that has no texts. */
const LANGUAGES = [...PAYER_LANGUAGE_CODES, 'ko'];
const DECISIONS = ['succeed', 'fail', 'expire'];
const CARDS = {
  success: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000000000003220',
  pending: '4000000000000119',
  invalid: '4242424242424241',
};

export async function recordPayerPages(world: World, visitors: Visitors): Promise<void> {
  const record = (name: string, text: string) => world.recorder.add(`pages/payer/${name}`, text);
  const visit = async (
    payUrl: string,
    name: string,
    steps: (page: Page) => Promise<boolean> = async () => false,
    language = 'en',
  ) => {
    const visitor = visitors.invite({ language });
    const { text } = await visitor.use((page) => show(page, payUrl, { leadsOn: true }));
    record(name, text);
    // If the page dies, a new one is at no address.
    const then = await visitor.use(async (page) => {
      if (page.url() === 'about:blank') await show(page, payUrl, { leadsOn: true });
      if (!(await steps(page))) return null;
      await untilStill(page);
      return describePage(page);
    });
    if (then !== null) record(`${name}, then`, then.text);
    await visitor.leave();
  };
  for (const [id, operation] of world.merchant.operations) {
    for (const variant of operation.bodies.keys()) {
      const payUrl = await openOrder(world, { id, variant, suffix: 'page' });
      if (payUrl !== undefined) await visit(payUrl, `${id} ${variant}`);
    }
  }
  const cashier = async (suffix: string) =>
    (await openOrder(world, { id: 'createCashierOrder', variant: 'order', suffix })) ?? '';
  for (const language of LANGUAGES) await visit(await cashier(language), `cashier in ${language}`, undefined, language);
  for (const decision of DECISIONS) {
    await visit(await cashier(decision), `cashier ${decision}`, (page) => press(page, `button[value="${decision}"]`));
  }
  for (const [name, number] of Object.entries(CARDS)) {
    await visit(await cashier(`card-${name}`), `card ${name}`, (page) => payByCard(page, number));
  }
  const linkNo = world.numbers.get('linkNo');
  const revoked = world.numbers.get('revoked');
  for (const [name, number] of Object.entries({ link: linkNo, revoked, missing: 'TG000000000000000000' })) {
    await visit(`${world.tree.url}/pay/${number}`, name);
  }
}

/** False if there is no such button. */
async function press(page: Page, selector: string): Promise<boolean> {
  const button = page.locator(`${selector}:visible`).first();
  if ((await button.count()) === 0) return false;
  await button.click();
  return true;
}

async function payByCard(page: Page, number: string): Promise<boolean> {
  const card = page.locator('input[value="CREDIT_CARD"]');
  if ((await card.count()) > 0) await card.first().check();
  const fields = { number, expiry: '12/39', code: '123', name: 'Ada Lovelace' };
  for (const [id, value] of Object.entries(fields)) await page.locator(`#${id}`).fill(value);
  return press(page, 'button[value="pay"]');
}
