import type { OperationId } from '../../../generated/operations.ts';
import type { Body } from '../gateway/caller.ts';
import { dataOf, unsigned } from './shop.ts';
import type { CallOptions, Shop } from './shop.ts';

/** Accepted orders that wait for a payer, by the operation that made them. */
export interface PayerOrders {
  byPayment(method: string, changes?: Body): Promise<Body>;
  byCashierPayment(method: string, changes?: Body): Promise<Body>;
  byCashier(currency: string, changes?: Body): Promise<Body>;
  /** The page that openCashier answers, as it came. */
  openCashier(changes?: Body): Promise<{ text: string; headers: Record<string, string> }>;
}

/** Each as the contract's example, but for the addresses and the changes. */
export function createPayerOrders(shop: Shop, addresses: Body, options: CallOptions = {}): PayerOrders {
  const bodyOf = (operationId: OperationId, variant: string, changes: Body): Body => {
    const own = { merNo: shop.merNo, merOrderNo: shop.newOrderNo(), language: undefined };
    return { ...unsigned(operationId, variant), ...own, ...addresses, ...changes };
  };
  const create = async (operationId: OperationId, variant: string, changes: Body) =>
    dataOf(await shop.call(operationId, bodyOf(operationId, variant, changes), { ...options, variant }));
  return {
    byPayment: (method, changes = {}) => create('createPayment', method, changes),
    byCashierPayment: (method, changes = {}) =>
      create('createCashierPayment', 'default', { paymentMode: method, ...changes }),
    byCashier: (currency, changes = {}) =>
      create('createCashierOrder', 'default', { currencyCode: currency, ...changes }),
    async openCashier(changes = {}) {
      const { text, headers } = await shop.raw('openCashier', bodyOf('openCashier', 'default', changes), options);
      return { text, headers: { 'Content-Type': 'text/html', CSP: String(headers['content-security-policy']) } };
    },
  };
}
