import type { AdapterMutant, Edit } from './mutant.ts';

// Returns are told from refunds by the first letters of their numbers, which no adapter should look at.
const IS_RETURN = "String(call.refundNo).startsWith('RT')";

const SEND_BACK = 'const refuse = (amount: bigint) => refusalOf(call, amount, payment);';
const RETURN_MONEY = '    returnMoney: (call, version) =>\n      inTurn(call.tradeNo, async () =>';
const SILENCE = 'return store.find(number) ?? entry;\n      } finally';

const ANOTHER_KEY: Edit = {
  file: 'pretend-provider/client.ts',
  before: 'amount: String(amount), ...body }, reference);',
  after: "amount: String(amount), ...body }, reference.startsWith('RT') ? String(Math.random()) : reference);",
};

/** What every return meets. */
const ALL_RETURNS = [
  'ECHO-7',
  'IDEM-10',
  'IDEM-11',
  'LOST-7',
  'UNIT-10',
  'RETURN-1',
  'RETURN-2',
  'RETURN-3',
  'RETURN-4',
  'RETURN-5',
  'RETURN-6',
  'RETURN-7',
  'RETURN-8',
  'RELAY-10',
];
const except = (...rules: readonly string[]) => ALL_RETURNS.filter((rule) => !rules.includes(rule));

/** Money that goes back although its order failed. Refunds stay as they are. */
export const RETURNS: readonly AdapterMutant[] = [
  {
    fault: 'claims returns that it does not have',
    rule: 'CAP-5',
    also: except('RETURN-4'),
    edits: [{ file: 'server.ts', before: "  '/returns': 'returnMoney',\n", after: '' }],
  },
  {
    fault: 'serves returns that it does not claim',
    rule: 'CAP-5',
    also: [],
    edits: [
      {
        file: 'feeds.ts',
        before: 'claims: [...claims,',
        after: "claims: [...claims.filter((claim) => claim !== 'returns'),",
      },
    ],
  },
  {
    fault: 'leaves the number of a return out',
    rule: 'ECHO-7',
    also: ['CAP-5', ...except('ECHO-7')],
    edits: [
      {
        file: 'server.ts',
        before: 'return { callId, tradeNo, attempt, refundNo, currency,',
        after:
          "return { callId, tradeNo, attempt, refundNo: refundNo?.startsWith('RT') ? undefined : refundNo, currency,",
      },
    ],
  },
  {
    fault: 'declines a return that is repeated',
    rule: 'IDEM-10',
    also: ['IDEM-11', 'LOST-7', 'RETURN-8', 'RELAY-10', 'BOOKS-3'],
    edits: [
      {
        file: 'adapter.ts',
        before: SEND_BACK,
        after: `if (${IS_RETURN} && store.find(call.refundNo ?? '')) return { kind: 'declined', message: 'It has gone back.' };\n    ${SEND_BACK}`,
      },
    ],
  },
  {
    fault: 'does not compare the amount of a return that it knows',
    rule: 'IDEM-11',
    also: [],
    edits: [
      {
        file: 'entries.ts',
        before: 'if (entry.version === version) return entry.amount === amount;',
        after: "if (entry.version === version) return entry.amount === amount || entry.number.startsWith('RT');",
      },
    ],
  },
  {
    fault: 'sends a repeated return again, with another key',
    rule: 'BOOKS-1',
    also: ['BOOKS-5'],
    edits: [
      ANOTHER_KEY,
      {
        file: 'movements.ts',
        before: "if (before !== undefined && before.state !== 'started') return refresh(before);",
        after:
          "if (before !== undefined && before.state !== 'started' && !before.number.startsWith('RT')) return refresh(before);",
      },
    ],
  },
  {
    fault: 'says that it never received a return',
    rule: 'LOST-7',
    also: ['ECHO-7', 'IDEM-10', 'IDEM-11', 'RETURN-1', 'RETURN-8', 'RELAY-10', 'BOOKS-3'],
    edits: [
      {
        file: 'adapter.ts',
        before: 'async inquire(call, version) {',
        after: `async inquire(call, version) {\n      if (${IS_RETURN}) return NOT_FOUND;`,
      },
    ],
  },
  {
    fault: 'counts returns in the unit of ISO 4217 in version 1',
    rule: 'UNIT-10',
    also: [],
    edits: [
      {
        file: 'adapter.ts',
        before: "movements.move(call, version, { kind: 'refund', refuse, send, charge: payment })",
        after: `movements.move(call, ${IS_RETURN} ? 2 : version, { kind: 'refund', refuse, send, charge: payment })`,
      },
    ],
  },
  {
    fault: 'returns a payment as often as it is asked',
    rule: 'RETURN-1',
    also: ['UNIT-10', 'RETURN-2', 'RETURN-3', 'RETURN-4', 'RETURN-7', 'RETURN-8', 'BOOKS-5'],
    edits: [
      {
        file: 'adapter.ts',
        before: SEND_BACK,
        after: `const refuse = (amount: bigint) => refusalOf(call, ${IS_RETURN} && payment?.currency === call.currency ? 0n : amount, payment);`,
      },
      {
        file: 'adapter.ts',
        before: 'return refunded + amount > orderOf(payment, money).amount ?',
        after: 'return amount > 0n && refunded + amount > orderOf(payment, money).amount ?',
      },
    ],
  },
  {
    fault: 'counts refunds and returns apart',
    rule: 'RETURN-2',
    also: ['RETURN-3', 'RETURN-4', 'BOOKS-5'],
    edits: [
      {
        file: 'adapter.ts',
        before: 'function refusalOf({ tradeNo, currency }',
        after: 'function refusalOf({ tradeNo, currency, refundNo }',
      },
      {
        file: 'adapter.ts',
        before: 'const refunded = refunds.reduce(',
        after: 'const refunded = refunds.filter(({ number }) => number.slice(0, 2) === refundNo?.slice(0, 2)).reduce(',
      },
    ],
  },
  {
    fault: 'counts returns that it declined',
    rule: 'RETURN-3',
    also: [],
    edits: [
      {
        file: 'adapter.ts',
        before: "filter(({ kind, state }) => kind === 'refund' && !FAILED.includes(state))",
        after:
          "filter(({ kind, state, number }) => kind === 'refund' && (number.startsWith('RT') || !FAILED.includes(state)))",
      },
    ],
  },
  {
    fault: 'lets returns and refunds that come at once exceed the payment',
    rule: 'RETURN-4',
    // Who asks for a return that has not got its turn yet hears that there is none.
    also: ['LOST-7', 'BOOKS-3', 'BOOKS-5'],
    edits: [
      {
        file: 'adapter.ts',
        before: RETURN_MONEY,
        after: RETURN_MONEY.replace('inTurn(call.tradeNo,', 'inTurn(call.refundNo ?? call.tradeNo,'),
      },
      {
        file: 'movements.ts',
        before: '    store.put(entry);',
        after: 'await new Promise((resolve) => setTimeout(resolve, 20));\n    store.put(entry);',
      },
    ],
  },
  {
    fault: 'returns in another currency than was paid',
    rule: 'RETURN-5',
    also: [],
    edits: [
      {
        file: 'adapter.ts',
        before: SEND_BACK,
        after: `const currency = ${IS_RETURN} && payment !== undefined ? payment.currency : call.currency;\n    const refuse = (amount: bigint) => refusalOf({ ...call, currency }, amount, payment);`,
      },
    ],
  },
  {
    fault: 'returns money of payments that it never took',
    rule: 'RETURN-6',
    also: ['BOOKS-5'],
    edits: [
      {
        file: 'adapter.ts',
        before: SEND_BACK,
        after: `const refuse = (amount: bigint) => (${IS_RETURN} && payment === undefined ? null : refusalOf(call, amount, payment));`,
      },
    ],
  },
  {
    fault: 'finds for a return only payments without tries',
    rule: 'RETURN-7',
    also: [],
    edits: [
      {
        file: 'adapter.ts',
        before: 'sendBack(call, version, await takenPayment(call.tradeNo))',
        after:
          "sendBack(call, version, ([await takenPayment(call.tradeNo)].find((entry) => !entry?.number.includes('.'))))",
      },
    ],
  },
  {
    fault: 'keeps returns in memory only',
    rule: 'RETURN-8',
    also: ['BOOKS-3'],
    edits: [
      {
        file: 'store.ts',
        before: '    journal.append(line);',
        after: "    if (!('entry' in line && line.entry.number.startsWith('RT'))) journal.append(line);",
      },
    ],
  },
  {
    fault: 'declines a return of which the provider said nothing',
    rule: 'RELAY-10',
    also: ['BOOKS-3'],
    edits: [
      {
        file: 'movements.ts',
        before: SILENCE,
        after:
          "if (number.startsWith('RT')) return store.put({ ...entry, state: 'declined' });\n        return store.find(number) ?? entry;\n      } finally",
      },
    ],
  },
];
