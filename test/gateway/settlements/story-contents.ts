import { changesOf } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { Balance } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { World } from './story-world.ts';

// What stories are about, so that a proof can say that none of it was left out.

const DAY_MS = 86_400_000;
const MONTHS_MS = 60 * DAY_MS;
/** When the clocks of Berlin change, and the day on which they do. */
const BACK = { from: Date.UTC(2026, 9, 24, 22), at: Date.UTC(2026, 9, 25, 1), to: Date.UTC(2026, 9, 25, 23) };
const FORWARD = { from: Date.UTC(2027, 2, 27, 23), at: Date.UTC(2027, 2, 28, 1), to: Date.UTC(2027, 2, 28, 22) };

type Contains = (world: World) => boolean;

const contents: Readonly<Record<string, Contains>> = {
  'a refund after its payment was paid out': ({ books, own, booked }) => {
    const places = new Map([...booked.keys()].map((name, place) => [name, place]));
    const placeOf = (name: string) => places.get(name) ?? Number.NaN;
    return books.refunds.some(({ refundNo, tradeNo }) =>
      [...own].some((paidOut) => {
        const held = placeOf(`payoutHold ${paidOut}`);
        return placeOf(`settlement ${tradeNo}`) < held && held < placeOf(`refundHold ${refundNo}`);
      }),
    );
  },
  'a chargeback months later': ({ books, booked }) =>
    books.chargebacks.some(({ chargebackNo, tradeNo }) => {
      const [paidAt = 0, at = 0] = [booked.get(`payment ${tradeNo}`), booked.get(`chargeback ${chargebackNo}`)];
      return at - paidAt > MONTHS_MS;
    }),
  'a debt': ({ books }) => someChange(books, ({ debt }) => debt < 0n),
  'a debt that is paid': ({ books }) => someChange(books, ({ debt }) => debt > 0n),
  'a payout that failed': ({ own, booked }) => [...own].some((tradeNo) => booked.has(`payoutReturn ${tradeNo}`)),
  'a payout that came back': ({ own, booked }) => [...own].some((tradeNo) => booked.has(`payoutReversed ${tradeNo}`)),
  'an exchange': ({ books }) => someChange(books, ({ exchange }) => exchange !== 0n),
  'a correction': ({ booked }) => [...booked.keys()].some((name) => name.startsWith('correction ')),
  'a change of the zone between lines': ({ zones }) => zones.some(({ after }) => after.size > 0),
  'clocks that go back': (world) => isAround(world, BACK),
  'clocks that go forward': (world) => isAround(world, FORWARD),
  'postings of an old node': ({ old, own }) => old.size > 0 && own.size > 0,
  'a collection of debt by an old release': ({ booked }) =>
    [...booked.keys()].some((name) => name.startsWith('debtCollection ')),
  'a clock that is hours off': ({ far }) => far.size > 0,
  'a batch that is cut behind payments': ({ cutBehind }) => cutBehind.size > 0,
};

export const CONTENTS = Object.keys(contents);

export function contentsOf(world: World): string[] {
  return CONTENTS.filter((name) => contents[name]?.(world));
}

function someChange({ groups }: World['books'], is: (change: Balance) => boolean): boolean {
  return groups.some(({ postings }) => [...changesOf(postings).values()].some((change) => is(change)));
}

/** Something happened on the same day before the clocks changed, and after it. */
function isAround({ booked }: World, { from, at, to }: typeof BACK): boolean {
  const times = [...booked.values()];
  return times.some((time) => time >= from && time < at) && times.some((time) => time >= at && time < to);
}
