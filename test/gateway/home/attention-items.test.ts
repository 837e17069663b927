import { describe, expect, it, onTestFinished } from 'vitest';
import { fallenIn } from '../../../src/gateway/domain/orders/success-rate.ts';
import { failingIn, unprovenIn } from '../../../src/gateway/domain/requests/failing-calls.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';

const counted = (succeeded: number, failed: number, method = 'PIX') => ({ method, succeeded, failed });

describe('a success rate', () => {
  it.each([
    ['a fall from 90% to 40% with enough payments', counted(8, 12), counted(90, 10), ['PIX']],
    ['the same with too few payments now', counted(4, 6), counted(90, 10), []],
    ['the same with too few payments before', counted(8, 12), counted(45, 5), []],
    ['a fall that chance explains', counted(14, 6), counted(85, 15), []],
    ['a rate that was always low', counted(8, 12), counted(40, 60), []],
    ['a fall from 100% of few points', counted(90, 10), counted(100, 0), []],
    ['a rise', counted(20, 0), counted(50, 50), []],
  ])('asks for a person or not: %s', (_title, now, before, wanted) => {
    expect(fallenIn([now], [before]).map(({ method }) => method)).toEqual(wanted);
  });

  it('is compared method by method', () => {
    const now = [counted(2, 30), counted(30, 2, 'SEPA')];
    const before = [counted(90, 10), counted(90, 10, 'SEPA')];
    expect(fallenIn(now, before)).toEqual([{ method: 'PIX', succeeded: 2, ended: 32, rateBefore: 0.9 }]);
  });
});

describe('calls of merchants', () => {
  const calls = (codes: readonly string[], merNo = 1) =>
    codes.map((code, at) => ({ merNo, at, code, lost: 0, isProven: true }));
  const refused = (count: number) => Array.from({ length: count }, () => '10002');

  it.each([
    ['twelve refusals', refused(12), 1],
    ['nine refusals', refused(9), 0],
    [
      'refusals among as many that were carried out',
      [...refused(6), ...Array.from({ length: 7 }, () => '00000'), '10002'],
      1,
    ],
    ['refusals that have ended', [...refused(12), '00000'], 0],
  ])('ask for a person or not: %s', (_title, codes, count) => {
    expect(failingIn(calls(codes))).toHaveLength(count);
  });

  it('count with those that the log has lost', () => {
    const [first, ...others] = calls(refused(3)).map((call) => ({ ...call, lost: 3 }));
    expect(failingIn([...others, ...(first ? [first] : [])])).toMatchObject([{ calls: 12, refused: 12 }]);
  });

  it('count as its own only if they are signed, and what is not signed hides nothing', () => {
    const signed = calls(refused(12));
    const strange = calls(refused(40)).map((call) => ({ ...call, at: call.at + 100, isProven: false }));
    expect(failingIn(strange)).toEqual([]);
    expect(failingIn([...signed, ...strange])).toMatchObject([{ calls: 12, refused: 12 }]);
    expect(unprovenIn([...signed, ...strange])).toMatchObject([{ calls: 52, refused: 40 }]);
    expect(unprovenIn([...strange, ...calls(['00000']).map((call) => ({ ...call, at: 1000 }))])).toEqual([]);
  });

  it('are on Home if they are signed and refused, for those who may see requests, and lead there', async () => {
    const { shop, gateway, home, engineer } = await openHome();
    for (let index = 0; index < 12; index += 1)
      await shop.pay({}, { headers: { referer: 'https://elsewhere.example' } });
    await expect.poll(home).toMatch(/12 of 12 signed calls refused in the last 30 minutes, last with \d{5}/);
    const text = await home();
    expect(text).toContain('1 merchant&#39;s calls are refused');
    expect(text).not.toContain('without a valid signature');
    expect(text).toContain(`href="/console/merchants/${shop.merNo}/requests?result=refused"`);
    expect(text).toContain('<bdi>Bloemen</bdi>');
    expect((await engineer.open(`/console/merchants/${shop.merNo}/requests?result=refused`)).status).toBe(200);
    const finance = await openConsole(gateway.url, 'finance');
    expect((await finance.open('/console')).text).not.toContain('calls are refused');
  });

  it('are not called the merchant’s own if a stranger can have sent them', async () => {
    const { shop, home } = await openHome();
    for (let index = 0; index < 12; index += 1) await shop.pay({ sign: '0'.repeat(32) });
    await expect
      .poll(home)
      .toContain(
        '12 of 12 calls in its name refused without a valid signature in the last 30 minutes, last with 10002',
      );
    const text = await home();
    expect(text).toContain('1 merchant is named in calls without a valid signature');
    expect(text).not.toContain('calls are refused');
    await shop.pay();
    await expect.poll(home).not.toContain('without a valid signature in');
  });
});

async function openHome() {
  const gateway = await startTestGateway();
  const shop = await gateway.newShop({ name: 'Bloemen' });
  onTestFinished(async () => {
    shop.close();
    await gateway.close();
  });
  const engineer = await openConsole(gateway.url, 'engineer');
  return { gateway, shop, engineer, home: async () => (await engineer.open('/console')).text };
}
