import { sandboxAccount } from '../../../generated/sandbox.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import type { Target } from '../../helpers/gateway/target.ts';

type Settle = NonNullable<Target['settle']>;

// The longest wait of the sandbox table, and a second more.
const LATER_SECONDS = 6;

/** Does what a payer and the time would do with an order of the demo merchant. */
export function settleOnGateway(gateway: Pick<TestGateway, 'url' | 'operator' | 'advance'>): Settle {
  return async ({ script, merOrderNo, tradeNo }) => {
    switch (script) {
      case 'challenge':
      case 'payerDecides': {
        const number = tradeNo ?? (await findTradeNo(gateway.url, merOrderNo));
        const { status, body } = await gateway.operator('POST', `/operator/orders/${number}/complete`, {
          result: 'success',
        });
        if (status !== 200) throw new Error(`the order was not completed: ${JSON.stringify(body)}`);
        return;
      }
      case 'approveLater':
      case 'loseAnswer':
      case 'approveThenChargeback':
        await gateway.advance(LATER_SECONDS);
    }
  };
}

/** A page carries no number of ours, but the merchant's list does. */
async function findTradeNo(url: string, merOrderNo: string): Promise<string> {
  const shop = createShop(url, sandboxAccount);
  try {
    const { list } = dataOf(await shop.list({ merOrderNos: [merOrderNo] })) as { list: { tradeNo: string }[] };
    const [found] = list;
    if (found === undefined) throw new Error(`the gateway lists no order ${merOrderNo}`);
    return found.tradeNo;
  } finally {
    shop.close();
  }
}
