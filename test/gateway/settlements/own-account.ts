import { sandboxAccount } from '../../../generated/sandbox.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createMorningClock } from '../../helpers/gateway/still-clock.ts';
import { startAccountGateway } from '../../helpers/people/account.ts';
import { createShop } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

/** With fees and a reserve, so that nothing is what it is by chance. */
const TERMS = {
  handlingFeeBasisPoints: 290,
  transactionFee: '0.30',
  refundFee: '0.00',
  chargebackFee: '0.00',
  payoutFee: '0.50',
  marginBasisPoints: 1000,
  marginDays: 30,
  settlementDays: 1,
  settlementCurrency: null,
};

export interface OwnAccountGateway extends TestGateway {
  readonly shop: Shop;
}

/** The demo shop, whose every payout in US dollars goes to its own account. */
export async function startOwnAccountGateway(store: Store): Promise<OwnAccountGateway> {
  const own: Store = { ...store, isOwnAccount: async ({ currency }) => currency === 'USD' };
  const gateway = await startAccountGateway({ build: { store: own, sandboxClock: createMorningClock() } });
  const { merNo, key } = sandboxAccount;
  await gateway.operator('PUT', `/operator/merchants/${merNo}/terms`, TERMS);
  const shop = createShop(gateway.url, { merNo, key });
  return {
    ...gateway,
    shop,
    async close() {
      shop.close();
      await gateway.close();
    },
  };
}
