import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { EngineName } from '../../helpers/gateway/gateway.ts';
import { createStillClock } from '../../helpers/gateway/still-clock.ts';

interface DayPage {
  readonly openSince: string | null;
  readonly days: { day: string; isClosed: boolean; movements: { account: string; closing: string }[] }[];
}

const DAY = 86_400;
const DAYS = 12;

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('days that are not closed on %s', (engine) => {
  it('are summed from what was booked on them, however many days there are', async () => {
    // While the clock moves, days are closed as well, unless nothing is done on the way.
    const build = { sandboxClock: createStillClock() };
    const gateway = await startTestGateway({ engine, env: { WORK: 'off' }, build });
    onTestFinished(() => gateway.close());
    const { newShop, operator, advance } = gateway;
    const { merNo, close } = await newShop();
    close();
    const path = `/operator/merchants/${merNo}`;
    for (let day = 1; day <= DAYS; day += 1) {
      const deposit = { depositNo: `D-${day}`, currency: 'USD', amount: '10.00' };
      expect((await operator('POST', `${path}/deposits`, deposit)).status).toBeLessThan(300);
      await advance(DAY);
    }
    const { body } = await operator('GET', `${path}/balance-days?currency=USD&limit=20`);
    const { openSince, days } = body as unknown as DayPage;
    expect(openSince).toBeNull();
    expect(days.filter(({ isClosed }) => !isClosed).length).toBeGreaterThan(10);
    expect(days.map(({ movements }) => movements.find(({ account }) => account === 'available')?.closing)).toEqual(
      Array.from({ length: DAYS }, (_, index) => `${(DAYS - index) * 10}.00`),
    );
  });
});
