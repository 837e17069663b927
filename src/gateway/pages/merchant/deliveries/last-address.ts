import type { DeskContext } from '../../desk/desk-types.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';

/** Where the newest notification went, a test only if there are no others; empty if there is none. */
export async function lastAddress({ call }: DeskContext, exchange: SignedInExchange): Promise<string> {
  const listed = await call(exchange, 'listDeliveries', { parameters: { limit: ROWS } });
  if (listed.kind !== 'done') return '';
  const { deliveries } = listed.value;
  return (deliveries.find(({ test }) => !test) ?? deliveries[0])?.address ?? '';
}

const ROWS = 20;
