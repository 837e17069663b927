import type { Kit } from '../kit.ts';
import { ensure } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { INCIDENTS } from './incidents.ts';

// Amounts are strings of minor units. Version 1 counts hundredths in every ISO currency, version 2 what ISO 4217 says.

const UNIT = { claims: ['payments'], position: 'gateway', needs: ['card.approved'] } as const;
/** 2^53 + 1, the first whole number that a number of JSON cannot be. */
const BEYOND_DOUBLE = '9007199254740993';

export const UNIT_RULES: readonly Rule[] = [
  {
    ...UNIT,
    id: 'UNIT-1',
    title: 'the smallest amount is one minor unit',
    what: 'Pays 1 minor unit. It has to be answered with the same amount, approved or declined.',
    why: 'An adapter that divides, and rounds to zero, asks the provider for nothing.',
    incident: INCIDENTS.hundredTimes,
    remedy: 'Count in whole minor units, never in fractions of a float.',
    async run(kit) {
      await kit.expect('authorize', kit.subject({ amount: '1' }), ['approved', 'declined']);
    },
  },
  {
    ...UNIT,
    id: 'UNIT-2',
    title: 'an amount beyond 2^53 stays exact',
    what: `Pays ${BEYOND_DOUBLE} minor units. The echo has to be exact, and the same number with one unit less is a conflict.`,
    why: 'A number of JSON or a double would be another amount.',
    incident: INCIDENTS.otherAmount,
    remedy: 'Read amounts as strings into integers of 64 bits or more (BigInt in JavaScript).',
    async run(kit) {
      const payment = kit.subject({ amount: BEYOND_DOUBLE });
      await kit.expect('authorize', payment, ['approved', 'declined']);
      const other = await kit.try('authorize', { ...payment, amount: String(BigInt(BEYOND_DOUBLE) - 1n) });
      ensure(other.kind === 'refused', 'two amounts beyond 2^53 that differ by one unit were taken for the same');
    },
  },
  {
    ...UNIT,
    id: 'UNIT-3',
    title: 'an amount that is not a string of minor units is refused',
    what: 'Pays 12.30, -1230, 01230 and the number 1230. Each has to be refused with a 4xx status, and do nothing.',
    why: 'An adapter that reads 12.30 as 1230 will read 1230 as 12.30 one day.',
    incident: INCIDENTS.noRemoteTests,
    remedy: 'Take amounts by the pattern of the contract only.',
    async run(kit) {
      for (const amount of ['12.30', '-1230', '01230', 1230]) {
        const payment = kit.subject();
        const { status } = await kit.raw('authorize', payment, { fields: { amount } });
        ensure(
          status !== null && status >= 400 && status < 500,
          `the amount ${JSON.stringify(amount)} had HTTP ${status}`,
        );
        await kit.expect('inquire', payment, ['notFound']);
      }
    },
  },
  {
    ...UNIT,
    id: 'UNIT-4',
    title: 'in version 1 yen are hundredths, and a fraction of a yen is refused',
    what: 'Pays JPY 100 (one yen) and 123000 (1,230 yen), which have to be approved, and 123050, which must not be.',
    why: 'An adapter that takes version 1 for ISO 4217 charges a hundred times as much.',
    incident: INCIDENTS.hundredTimes,
    remedy: 'In version 1 divide by 100 for currencies without decimals, and refuse what does not divide.',
    needs: ['card.approved', 'currency.JPY'],
    async run(kit) {
      await ensureTaken(kit, { currency: 'JPY', version: 1, amounts: ['100', '123000'] });
      await ensureNotTaken(kit, { currency: 'JPY', version: 1, amount: '123050' });
    },
  },
  {
    ...UNIT,
    id: 'UNIT-5',
    title: 'in version 2 yen are yen',
    what: 'Pays JPY 1 and 1230 in version 2: both have to be approved.',
    why: 'An adapter that divides by 100 in version 2 charges a hundredth, or refuses one yen.',
    incident: INCIDENTS.yenDecimals,
    remedy: 'In version 2 the amount is in the minor unit of ISO 4217: JPY has none.',
    needs: ['card.approved', 'version2', 'currency.JPY'],
    run: (kit) => ensureTaken(kit, { currency: 'JPY', version: 2, amounts: ['1', '1230'] }),
  },
  {
    ...UNIT,
    id: 'UNIT-6',
    title: 'in version 1 dinars are hundredths, in version 2 thousandths',
    what: 'Pays BHD 1230 (12.30) in version 1 and 1230 (1.230) in version 2: both have to be approved and to stay apart.',
    why: 'An adapter that treats all currencies alike charges a tenth or ten times as much.',
    incident: INCIDENTS.tenthOfIt,
    remedy: 'Have one table of decimals by ISO 4217, and one place that converts.',
    needs: ['card.approved', 'version2', 'currency.BHD'],
    async run(kit) {
      await ensureTaken(kit, { currency: 'BHD', version: 1, amounts: ['1', '1230'] });
      await ensureTaken(kit, { currency: 'BHD', version: 2, amounts: ['10', '1230'] });
    },
  },
  {
    ...UNIT,
    id: 'UNIT-7',
    title: 'an answer to version 2 says so in its header',
    what: 'Pays and inquires in version 2: each answer has to have Tollgate-Channel-Version: 2.',
    why: 'Without it the gateway cannot tell in which units the answer is, and does not take it.',
    incident: INCIDENTS.hundredTimes,
    remedy: 'Send the header of the call back with every answer.',
    needs: ['card.approved', 'version2'],
    async run(kit) {
      const payment = kit.subject({ version: 2 });
      await kit.expect('authorize', payment, ['approved']);
      await kit.expect('inquire', payment, ['approved']);
    },
  },
  {
    ...UNIT,
    id: 'UNIT-8',
    title: 'what was begun in version 1 is ended in version 1',
    what: 'Pays in version 1, and inquires, refunds and cancels in version 1, with an adapter that speaks version 2.',
    why: 'Payments from before an upgrade still have to be refunded after it.',
    incident: INCIDENTS.noRemoteTests,
    remedy: 'Read the version of each call, and store it with the number.',
    claims: ['payments', 'refunds'],
    needs: ['card.approved', 'version2'],
    async run(kit) {
      const payment = kit.subject({ version: 1 });
      await kit.expect('authorize', payment, ['approved']);
      await kit.expect('inquire', payment, ['approved']);
      await kit.expect('refund', kit.refundOf(payment, payment.amount), ['approved', 'pending']);
      await kit.expect('cancel', payment, ['approved']);
    },
  },
  {
    ...UNIT,
    id: 'UNIT-9',
    title: 'a cryptocurrency has eight decimals in both versions',
    what: 'Pays 123000001 of the cryptocurrency (1.23000001) by its method. The echo has to be exact.',
    why: 'An adapter with two decimals would drop six of them.',
    incident: INCIDENTS.incompleteHistory,
    remedy: 'Give cryptocurrencies eight decimals in the one place that converts.',
    needs: ['currency.crypto'],
    async run(kit) {
      const { cryptoCurrency: currency, methods } = kit.values;
      const choice = { currency, amount: '123000001', method: methods.crypto ?? '' };
      await kit.expect('authorize', kit.subject(choice), ['approved', 'challenged', 'pending', 'declined']);
    },
  },
  {
    ...UNIT,
    id: 'UNIT-10',
    title: 'a return counts as its payment does, to the last unit',
    what: 'Pays JPY 123000 (1,230 yen) in version 1, and returns exactly that in version 1. Then returns JPY 100 (one yen) more with another number, which has to be declined. What moved shows in the books: see BOOKS-4.',
    why: 'A return in other units sends back a hundred times as much, or a hundredth of it.',
    incident: INCIDENTS.hundredTimes,
    remedy: 'Convert the amount of a return in the place where you convert those of payments.',
    claims: ['payments', 'returns'],
    needs: ['card.approved', 'currency.JPY'],
    async run(kit) {
      const payment = kit.subject({ currency: 'JPY', version: 1, amount: '123000' });
      await kit.expect('authorize', payment, ['approved']);
      await kit.expect('returnMoney', kit.returnOf(payment, '123000'), ['approved', 'pending']);
      await kit.expect('returnMoney', kit.returnOf(payment, '100'), ['declined']);
    },
  },
];

async function ensureTaken(
  kit: Kit,
  { currency, version, amounts }: { currency: string; version: number; amounts: readonly string[] },
): Promise<void> {
  for (const amount of amounts) {
    const answer = await kit.ask('authorize', kit.subject({ currency, version, amount }));
    ensure(answer.kind === 'approved', `${currency} ${amount} in version ${version} is ${answer.kind}`);
  }
}

async function ensureNotTaken(
  kit: Kit,
  { currency, version, amount }: { currency: string; version: number; amount: string },
): Promise<void> {
  const judged = await kit.try('authorize', kit.subject({ currency, version, amount }));
  const isTaken = judged.kind === 'answer' && judged.answer.kind !== 'declined';
  ensure(
    !isTaken && judged.kind !== 'none',
    `${currency} ${amount} in version ${version} was taken, and no such amount exists`,
  );
}
