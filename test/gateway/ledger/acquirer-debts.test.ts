import { expect, it, onTestFinished } from 'vitest';
import { BERLIN, book, closeThrough } from '../../helpers/database/ledger-days.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';

const DAY = BERLIN.dayOf(Date.UTC(2026, 9, 23, 12));
const MER_NO = 100_001;

it('what an acquirer owes is listed by currency, up to the last closed day, and shown in the console', async () => {
  const gateway = await startPeopleGateway();
  onTestFinished(() => gateway.close());
  const take = (currency: string, amount: bigint, day = DAY) =>
    book(gateway.store, {
      merNo: MER_NO,
      currency,
      from: 'channel',
      to: 'available',
      amount,
      at: BERLIN.startOf(day) + 5000,
      acquirer: null,
    });
  await take('EUR', 1_280_39n);
  await take('USD', 5_99n);
  await take('EUR', 100_00n, DAY + 2);
  await closeThrough(gateway.store, { merchants: [MER_NO], through: DAY, zone: BERLIN });
  const { token } = await gateway.signIn({ roles: ['finance'] });
  const { body } = await gateway.as(token, 'GET', '/operator/acquirers');
  // Each booking of the helper has a fee of one unit beside it.
  expect((body as { acquirers: object[] }).acquirers).toMatchObject([
    {
      name: 'default',
      owes: [
        { currency: 'EUR', amount: '1280.40' },
        { currency: 'USD', amount: '6.00' },
      ],
    },
  ]);
  const desk = await openConsole(gateway.url, 'finance');
  for (const path of ['/console/channels', '/console/channels/default']) {
    expect((await desk.open(path)).text.replaceAll(/<[^>]*>/g, '')).toContain('1,280.40');
  }
});
