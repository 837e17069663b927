import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '../../helpers/gateway/caller.ts';
import { QUIET, decide, nextPage, payButton, payByCard, says, titleOf, usePayer } from '../../helpers/payer/payer.ts';
import type { Story } from '../../helpers/payer/payer.ts';
import { sampled } from '../../helpers/sweep.ts';

// Every method of the interface, through every door, to every end. All tabs of a test are open at the same time.

interface Look {
  /** A currency in which the cashier offers it. */
  readonly currency: string;
  /** What the page says when the payer has to act. */
  readonly title: string;
  /** The stand-in for the wallet's or bank's own page, where the payer goes to one. */
  readonly standIn?: string;
}

const METHODS: Readonly<Record<string, Look>> = {
  CREDIT_CARD: { currency: 'USD', title: 'Confirm with your bank', standIn: 'Simulation of your bank' },
  UNIONPAY_H5: { currency: 'CNY', title: 'Continue with UnionPay', standIn: 'Simulation of UnionPay' },
  WECHAT: { currency: 'CNY', title: 'Pay with WeChat Pay' },
  ALIPAY: { currency: 'HKD', title: 'Pay with Alipay' },
  APPLE_PAY: { currency: 'USD', title: 'Continue with Apple Pay', standIn: 'Simulation of Apple Pay' },
  VN_BANK: { currency: 'VND', title: 'Pay with Vietnamese bank (VietQR)' },
  CASH_APP: { currency: 'USD', title: 'Continue with Cash App', standIn: 'Simulation of Cash App' },
  CRYPTO: { currency: 'EUR', title: 'Send from your wallet' },
  GCASH: { currency: 'PHP', title: 'Continue with GCash', standIn: 'Simulation of GCash' },
  GOOGLE_PAY: { currency: 'USD', title: 'Continue with Google Pay', standIn: 'Simulation of Google Pay' },
  PIX: { currency: 'BRL', title: 'Pay with Pix' },
  PER_TRANSFER: { currency: 'PEN', title: 'Transfer from your bank' },
  SEPA: { currency: 'EUR', title: 'Transfer from your bank' },
  SPEI: { currency: 'MXN', title: 'Transfer from your bank' },
};

const titleAt = (method: string) => METHODS[method]?.title ?? '';

/** Whoever has to go elsewhere is there at once. */
const placeAt = (method: string) => METHODS[method]?.standIn ?? titleAt(method);

const TRANSFERS = ['PER_TRANSFER', 'SEPA', 'SPEI'];

const CHALLENGED_CARD = { number: '4000000000003220' };

interface Door {
  order(method: string): Promise<Body>;
  /** From the page as it opens to the one that says what the payer has to do. */
  begin(page: Page, method: string): Promise<void>;
  /** What the page says while the payment is pending. */
  waiting(method: string): string;
}

const typeCard = (page: Page, method: string) =>
  method === 'CREDIT_CARD' ? payByCard(page, CHALLENGED_CARD) : Promise.resolve();

const everyMethod = sampled(Object.keys(METHODS), 3);
const byCashierPayment = (method: string) =>
  payer.orders.byCashierPayment(method, { currencyCode: METHODS[method]?.currency });

/** Cards are paid by /payment without a page, unless they ask for 3-D Secure. */
const OWN: Door = {
  order: (method) => (method === 'CREDIT_CARD' ? byCashierPayment(method) : payer.orders.byPayment(method)),
  begin: typeCard,
  // The token of Apple Pay came with the order, so the acquirer has it already.
  waiting: (method) => (method === 'APPLE_PAY' ? 'We are checking with the bank' : titleAt(method)),
};

const CASHIER_PAYMENT: Door = { order: byCashierPayment, begin: typeCard, waiting: titleAt };

const CHOICE: Door = {
  order: (method) => payer.orders.byCashier(METHODS[method]?.currency ?? ''),
  async begin(page, method) {
    await page.locator(`input[name=method][value=${method}]`).check();
    if (method === 'CREDIT_CARD') return payByCard(page, CHALLENGED_CARD);
    await nextPage(page, () => payButton(page).click());
  },
  waiting: titleAt,
};

const tabs = new Map<string, Page>();
const payer = usePayer();

beforeAll(async () => {
  // The first page sets the cookie that belongs to the forms of all others. Left open, it would ask for its order on and
  // on, also when days have passed and its link is over.
  const first = await payer.visit(await payer.orders.byPayment('PIX'));
  await first.close();
  await Promise.all(everyMethod.map(async (method) => tabs.set(method, await payer.context.newPage())));
});

afterEach(async () => {
  expect(payer.takeWatch()).toEqual(QUIET);
  await payer.verify();
});

describe.each(
  sampled(
    [
      ['the cashier’s choice', CHOICE],
      ['its own payUrl', OWN],
      ['the payUrl of createCashierPayment', CASHIER_PAYMENT],
    ] as const,
    1,
  ),
)('every method through %s', (_, door) => {
  it('succeeds where the payer pays', async () => {
    const ends = await withEach(door, async (page, method) => {
      await (METHODS[method]?.standIn === undefined
        ? decide(page, 'Succeed')
        : answerAtBank(page, method, 'Approve the payment'));
      await says(page, 'Payment successful');
    });
    expect(ends).toEqual(expected({ state: 3, charges: 1, notifications: 1 }));
  });

  it('fails where the payer declines', async () => {
    const ends = await withEach(door, async (page, method) => {
      await (METHODS[method]?.standIn === undefined
        ? decide(page, 'Fail')
        : answerAtBank(page, method, 'Decline the payment'));
      await says(page, 'Payment failed');
    });
    expect(ends).toEqual(expected({ state: 2, charges: 0, notifications: 1 }));
  });
});

describe.each(
  sampled(
    [
      ['its own payUrl', OWN],
      ['the cashier’s choice', CHOICE],
    ] as const,
    1,
  ),
)('every method through %s', (_, door) => {
  it('expires by the panel', async () => {
    const ends = await withEach(door, async (page) => {
      await decide(page, 'Expire');
      await says(page, 'This payment has expired');
    });
    expect(ends).toEqual(expected({ state: 2, charges: 0, notifications: 1 }));
  });

  it('succeeds late, which the open page notices by itself', async () => {
    const late = await openEach(door);
    await onEach(late, async ({ page, method }) => {
      await decide(page, 'Succeed late');
      await says(page, door.waiting(method));
    });
    expect(await storiesOf(late)).toEqual(expected({ state: 1, charges: 0, notifications: 0 }));
    // The pages go back to the shop after some seconds, so they are watched from the start.
    await Promise.all([onEach(late, ({ page }) => says(page, 'Payment successful')), payer.advance(15)]);
    expect(await storiesOf(late)).toEqual(expected({ state: 3, charges: 1, notifications: 1 }));
  });

  it('stays pending where it is left so, until its time is over, which the open page notices by itself', async () => {
    const left = await openEach(door);
    await onEach(left, ({ page }) => decide(page, 'Leave pending'));
    const [slow, quick] = [true, false].map((isSlow) =>
      left.filter(({ method }) => TRANSFERS.includes(method) === isSlow),
    ) as [Begun[], Begun[]];
    await payer.advance(10 * 60);
    await onEach(left, async ({ page, method }) => {
      await page.reload();
      expect(await titleOf(page)).toBe(door.waiting(method));
    });
    expect(await storiesOf(left)).toEqual(expected({ state: 1, charges: 0, notifications: 0 }));
    await Promise.all([onEach(quick, expires), payer.advance(20 * 60)]);
    expect(await storiesOf(slow)).toEqual(expected({ state: 1, charges: 0, notifications: 0 }, TRANSFERS));
    await Promise.all([onEach(slow, expires), payer.advance(3 * 86_400)]);
    expect(await storiesOf(left)).toEqual(expected({ state: 2, charges: 0, notifications: 1 }));
  });
});

interface Begun {
  readonly method: string;
  readonly page: Page;
  readonly order: Body;
}

/** Left at once: the page would go back to the shop by itself, and ask for an order whose link is over by then. */
async function expires({ page }: Begun): Promise<void> {
  await says(page, 'This payment has expired');
  await page.goto('about:blank');
}

/** Each method's tab on the page that says what to do. */
async function openEach(door: Door): Promise<Begun[]> {
  return Promise.all(
    everyMethod.map(async (method) => {
      const [page, order] = [tabs.get(method), await door.order(method)];
      if (page === undefined) throw new Error(`there is no tab for ${method}`);
      await page.goto(String(order['payUrl']));
      await door.begin(page, method);
      await says(page, placeAt(method));
      return { method, page, order };
    }),
  );
}

async function onEach(begun: readonly Begun[], act: (one: Begun) => Promise<void>): Promise<void> {
  await Promise.all(begun.map(act));
}

async function withEach(door: Door, act: (page: Page, method: string) => Promise<void>) {
  const begun = await openEach(door);
  await onEach(begun, ({ page, method }) => act(page, method));
  return storiesOf(begun);
}

async function answerAtBank(page: Page, method: string, button: string): Promise<void> {
  await says(page, placeAt(method));
  await page.getByRole('button', { name: button }).click();
}

type Ends = Record<string, Omit<Story, 'attempts'>>;

async function storiesOf(begun: readonly Begun[]): Promise<Ends> {
  const entries = begun.map(async ({ method, order }) => {
    const { attempts: _, ...end } = await payer.storyOf(order);
    return [method, end] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

function expected(end: Omit<Story, 'attempts'>, methods: readonly string[] = everyMethod): Ends {
  return Object.fromEntries(methods.flatMap((method) => (everyMethod.includes(method) ? [[method, end]] : [])));
}
