import { describe, expect, it } from 'vitest';
import type { EngineName } from '../../../helpers/gateway/gateway.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { balancesOf, openWorld } from '../exceptions/planted.ts';

const DAY = 86_400;
const DECLINED = '4000000000000002';

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('money that was sent back on %s', (engine) => {
  it('is in the next report as a refund, which needs no item and opens nothing (S51)', async () => {
    const world = await openWorld(engine);
    const read = async <Body>(path: string) => (await world.call(world.mara, 'GET', path)).body as Body;
    const list = () => read<{ exceptions: { exceptionNo: string; kind: string }[] }>('/operator/exceptions');
    dataOf(await world.shop.pay({ currencyCode: 'EUR', sourceAmount: '99.00', cardNo: DECLINED }));
    await world.gateway.operator('POST', '/operator/reconciliation/sandbox/faults', { fault: 'arrivedWithoutOrder' });
    await world.gateway.advance(2 * DAY);
    const [found] = (await list()).exceptions;
    expect(found).toMatchObject({ kind: 'arrivedWithoutOrder' });
    const sent = await world.withTwo(`/operator/exceptions/${found?.exceptionNo ?? ''}/return`);
    expect(sent).toMatchObject({ status: 200, body: { response: { ending: 'returned' } } });
    await world.gateway.advance(8 * DAY);
    expect((await list()).exceptions).toMatchObject([{ kind: 'arrivedWithoutOrder', ending: 'returned' }]);
    const { files } = await read<{ files: { lines: number; openLines: number }[] }>('/operator/reconciliation/files');
    expect(files.filter(({ lines }) => lines > 0).length).toBeGreaterThanOrEqual(4);
    expect(files.filter(({ openLines }) => openLines > 0)).toEqual([]);
    expect(await read('/operator/ledger/verify')).toMatchObject({ problems: [] });
    // What a person deposited stays; the payment left nothing but its fee.
    const deposited = '100000000';
    expect(await balancesOf(world)).toEqual({
      'default acquirerFees': '164',
      'default merchants': `-${deposited}`,
      'default unallocated': deposited,
      'sandbox-eur bank': String(BigInt(deposited) - 164n),
      'sandbox-eur opening': `-${deposited}`,
    });
    await world.close();
  });
});
