import { expect, it } from 'vitest';
import { describeGateway } from '../../helpers/gateway/gateway.ts';

interface DayPage {
  readonly openSince: string | null;
  readonly days: { day: string; isClosed: boolean; movements: { account: string; closing: string }[] }[];
}

const DAY = 86_400;
const DAYS = 12;

describeGateway('days that are not closed', (open) => {
  it('are summed from what was booked on them, however many days there are', async () => {
    const { newShop, operator, advance } = await open();
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
