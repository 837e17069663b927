import type { AdapterMutant, Edit } from './mutant.ts';

/** Each request has a key of its own, so the provider cannot see that one is repeated. */
const ANOTHER_KEY: Edit = {
  file: 'pretend-provider/client.ts',
  before: 'amount: String(amount), ...body }, reference);',
  after: 'amount: String(amount), ...body }, String(Math.random()));',
};

const NO_TURNS: Edit = {
  file: 'turns.ts',
  before: 'const mine = before.then(run, run);',
  after: 'const mine = before === undefined ? run() : run();',
};

/** Calls that are repeated, and numbers that are known. */
export const REPETITIONS: readonly AdapterMutant[] = [
  {
    fault: 'sends a repeated payment again, with another key',
    rule: 'BOOKS-1',
    also: ['BOOKS-3', 'BOOKS-5'],
    edits: [
      ANOTHER_KEY,
      {
        file: 'movements.ts',
        before: "if (before !== undefined && before.state !== 'started') return refresh(before);",
        after: "if (before !== undefined && isFinal(before) && kind !== 'payment') return before;",
      },
    ],
  },
  {
    fault: 'sends calls that come at once once each',
    rule: 'BOOKS-1',
    also: ['BOOKS-5'],
    edits: [ANOTHER_KEY, NO_TURNS],
  },
  {
    fault: 'forgets everything when it restarts',
    rule: 'FOUND-3',
    also: ['IDEM-9', 'LOST-6', 'LATE-4', 'HINT-1', 'CHANGE-7', 'BOOKS-3', 'RETURN-8'],
    edits: [
      { file: 'store.ts', before: 'for (const line of journal.lines) apply(line);', after: 'journal.lines.slice();' },
    ],
  },
  {
    fault: 'does not compare the amount of a number that it knows',
    rule: 'IDEM-3',
    also: ['IDEM-9', 'FOUND-5', 'UNIT-2', 'PAYOUT-4', 'IDEM-11'],
    edits: [
      {
        file: 'entries.ts',
        before: 'if (entry.version === version) return entry.amount === amount;',
        after: 'if (entry.version === version) return true;',
      },
    ],
  },
  {
    fault: 'does not compare the currency of a number that it knows',
    rule: 'IDEM-4',
    also: [],
    edits: [{ file: 'entries.ts', before: ' || entry.currency !== currency) return false;', after: ') return false;' }],
  },
  {
    fault: 'does not compare the merchant of a number that it knows',
    rule: 'IDEM-5',
    also: [],
    edits: [{ file: 'entries.ts', before: ' || entry.merNo !== merNo || ', after: ' || ' }],
  },
  {
    fault: 'answers a repeated call with the callId of the first',
    rule: 'ECHO-5',
    also: 'all',
    edits: [
      {
        file: 'server.ts',
        before: '  const { kind, message, facts, action } = result;',
        after:
          '  const first = FIRST.get(numberOf({ tradeNo, attempt, refundNo } as Subject) + result.kind) ?? callId;\n  FIRST.set(numberOf({ tradeNo, attempt, refundNo } as Subject) + result.kind, first);\n  const { kind, message, facts, action } = result;',
      },
      {
        file: 'server.ts',
        before: 'return { callId, tradeNo, attempt,',
        after: 'return { callId: first, tradeNo, attempt,',
      },
      {
        file: 'server.ts',
        before: 'const BODY_BYTES_MAX',
        after: 'const FIRST = new Map<string, string>();\nconst BODY_BYTES_MAX',
      },
    ],
  },
  {
    fault: 'answers a repeated call with the state of then',
    rule: 'IDEM-6',
    also: ['RELAY-7'],
    edits: [
      {
        file: 'movements.ts',
        before: "if (before !== undefined && before.state !== 'started') return refresh(before);",
        after: "if (before !== undefined && before.state !== 'started') return FIRST.get(before.number) ?? before;",
      },
      {
        file: 'movements.ts',
        before: 'return ask(entry, () => send(orderOf(entry, money), { remember, charge: chargeOf(entry) }));',
        after:
          'const sent = await ask(entry, () => send(orderOf(entry, money), { remember, charge: chargeOf(entry) }));\n    FIRST.set(sent.number, sent);\n    return sent;',
      },
      {
        file: 'movements.ts',
        before: 'type ProviderAnswer =',
        after: 'const FIRST = new Map<string, Entry>();\n\ntype ProviderAnswer =',
      },
    ],
  },
  {
    fault: 'takes all tries of an order for one payment',
    rule: 'LATE-5',
    also: ['ECHO-4', 'REFUND-8', 'RETURN-7'],
    edits: [
      {
        file: 'entries.ts',
        before: '(attempt === undefined ? tradeNo : `${tradeNo}.${attempt}`)',
        after: '(attempt === undefined ? tradeNo : `${tradeNo}.1`)',
      },
    ],
  },
  {
    fault: 'takes all refunds of a payment for one',
    rule: 'REFUND-2',
    also: [
      'REFUND-1',
      'REFUND-3',
      'REFUND-4',
      'REFUND-8',
      'REFUND-9',
      'BOOKS-2',
      'UNIT-10',
      'RETURN-1',
      'RETURN-2',
      'RETURN-3',
      'RETURN-4',
      'RETURN-7',
      'RETURN-8',
    ],
    edits: [
      {
        file: 'entries.ts',
        before: 'return refundNo ?? (',
        after: 'return (refundNo === null || refundNo === undefined ? null : `RF${tradeNo}`) ?? (',
      },
    ],
  },
  {
    fault: 'pays a repeated payout again',
    rule: 'BOOKS-1',
    also: ['BOOKS-3', 'BOOKS-5'],
    edits: [
      ANOTHER_KEY,
      {
        file: 'movements.ts',
        before: "if (before !== undefined && before.state !== 'started') return refresh(before);",
        after: "if (before !== undefined && kind !== 'payout' && before.state !== 'started') return refresh(before);",
      },
    ],
  },
];
