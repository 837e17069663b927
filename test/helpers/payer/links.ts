import type { components } from '../../../generated/operator.ts';
import { createTestBrowser } from '../people/account.ts';
import type { ShownPage, TestBrowser } from '../people/account.ts';
import type { TestGateway } from '../gateway/gateway.ts';

// Payment links: a merchant who makes them, and payers in browsers without scripts.

export type WireLink = components['schemas']['Link'];
type WirePayment = components['schemas']['LinkPayment'];

export interface LinkMaker {
  create(changes?: object): Promise<WireLink>;
  get(linkNo: string): Promise<WireLink>;
  payments(linkNo: string): Promise<WirePayment[]>;
  revoke(linkNo: string): Promise<number>;
}

/** A fixed amount for one payment, but for the changes. */
export const ONE_USE = { title: 'Blue bowl', currency: 'USD', amount: '45.00', usesMax: 1 };

export function createLinkMaker({ operator }: Pick<TestGateway, 'operator'>, merNo: number): LinkMaker {
  return {
    async create(changes = {}) {
      const { status, body } = await operator('POST', `/operator/merchants/${merNo}/links`, { ...ONE_USE, ...changes });
      if (status !== 201) throw new Error(`no link: ${status} ${JSON.stringify(body)}`);
      return body as WireLink;
    },
    get: async (linkNo) => (await operator('GET', `/operator/links/${linkNo}`)).body as WireLink,
    async payments(linkNo) {
      const { body } = await operator('GET', `/operator/links/${linkNo}/payments?limit=100`);
      return (body as { payments: WirePayment[] }).payments;
    },
    revoke: async (linkNo) => (await operator('POST', `/operator/links/${linkNo}/revoke`)).status,
  };
}

export interface LinkPayer extends TestBrowser {
  /** Opens the link and presses its button. Where that leads is a payment's page, or the link's again. */
  begin(linkNo: string, fields?: Readonly<Record<string, string>>): Promise<ShownPage>;
  /** The same on the page that is open. */
  press(linkNo: string, fields?: Readonly<Record<string, string>>): Promise<ShownPage>;
  /** On the page of a payment. */
  payByCard(number?: string): Promise<ShownPage>;
  payBy(method: string, fields?: Readonly<Record<string, string>>): Promise<ShownPage>;
}

export function createLinkPayer(url: string): LinkPayer {
  const browser = createTestBrowser(url);
  let shown = '';
  const seen = (page: ShownPage): ShownPage => {
    shown = page.path.split('?')[0] ?? '';
    return page;
  };
  return {
    ...browser,
    async begin(linkNo, fields = {}) {
      await browser.open(`/pay/${linkNo}`);
      return press(linkNo, fields);
    },
    press,
    payByCard: (number = '4242424242424242') =>
      payBy('CREDIT_CARD', { number, expiry: '12/49', code: '123', name: 'Test Payer' }),
    payBy,
  };

  async function press(linkNo: string, fields: Readonly<Record<string, string>> = {}): Promise<ShownPage> {
    return seen(await browser.submit(`/pay/${linkNo}`, fields));
  }

  async function payBy(method: string, fields: Readonly<Record<string, string>> = {}): Promise<ShownPage> {
    const page = await browser.open(shown);
    const token = /name="token" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const body = new URLSearchParams({ token, do: 'pay', method, ...fields });
    await browser.send(shown, { method: 'POST', body });
    return seen(await browser.open(shown));
  }
}

/** The order whose page this is; undefined if it is another page. */
export function orderOf({ path }: ShownPage): string | undefined {
  return /^\/pay\/(TG[0-9A-Z]+)/.exec(path)?.[1];
}
