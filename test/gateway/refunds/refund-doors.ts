import { randomUUID } from 'node:crypto';
import type { OperatorAnswers } from '../../../generated/operator-operations.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { unescapeHtml } from '../../helpers/browser/html-text.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// Refunds of one order through both doors: the back office's form, filled in and sent, and the merchants' interface.

export interface Doors {
  readonly shop: Shop;
  pay(sourceAmount: string): Promise<Body>;
  /** Fills in a form of its own; sending it says whether the refund was accepted. */
  openForm(order: Body): Promise<(amount: string) => Promise<boolean>>;
  /** Through the interface. */
  apply(order: Body, amount: string): Promise<boolean>;
  refundsOf(order: Body): Promise<Pick<OperatorAnswers['getOrder'], 'order' | 'refunds'>>;
}

export async function openDoors(gateway: TestGateway): Promise<Doors> {
  const { merNo, key } = sandboxAccount;
  const shop = createShop(gateway.url, { merNo, key });
  const owner = await openMerchant(gateway.url, 'owner');
  return {
    shop,
    pay: async (sourceAmount) => dataOf(await shop.pay({ currencyCode: 'USD', sourceAmount })),
    openForm: (order) => openForm(owner, `/merchant/orders/${String(order['tradeNo'])}/refund`),
    async apply(order, amount) {
      const headers = { 'Idempotency-Key': randomUUID() };
      return (await shop.refund(order, { amount }, { headers })).code === '00000';
    },
    async refundsOf(order) {
      const { body } = await gateway.operator('GET', `/operator/orders/${String(order['tradeNo'])}`);
      return body as OperatorAnswers['getOrder'];
    },
  };
}

async function openForm(owner: TestBrowser, path: string): Promise<(amount: string) => Promise<boolean>> {
  const text = await (await owner.send(path)).text();
  const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)"[^>]*? value="([^"]*)"/g)];
  const fields = hidden.map(([, name = '', value = '']): [string, string] => [name, unescapeHtml(value)]);
  return async (amount) => {
    const body = new URLSearchParams([...fields, ['amount', amount], ['reason', 'Returned']]);
    const { status } = await owner.send(path, { method: 'POST', body });
    if (status !== 303 && status !== 409) throw new Error(`a refund was answered with ${status}`);
    return status === 303;
  };
}

/** In minor units of a currency with two. */
export function minorOf(decimal: string): bigint {
  return BigInt(decimal.replace('.', ''));
}

export function decimalOf(minor: bigint): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
