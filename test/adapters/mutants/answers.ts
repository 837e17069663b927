import type { AdapterMutant } from './mutant.ts';

const ECHO = 'return { callId, tradeNo, attempt, refundNo, currency, amount, kind, message, ...facts, action };';

interface Broken {
  readonly rule: string;
  readonly also: AdapterMutant['also'];
}

/** Changes something in every answer about money. */
function echo(fault: string, { rule, also }: Broken, changed: string): AdapterMutant {
  const after = ECHO.replace('...facts, action', () => `...facts, action, ${changed}`);
  return { fault, rule, also, edits: [{ file: 'server.ts', before: ECHO, after }] };
}

/** What an answer repeats, and what HTTP adds to it. */
export const ANSWERS: readonly AdapterMutant[] = [
  echo('writes amounts as numbers of JSON', { rule: 'ECHO-1', also: 'all' }, 'amount: Number(amount)'),
  echo(
    'leaves the refund number out',
    {
      rule: 'ECHO-2',
      also: [
        'IDEM-7',
        'LOST-3',
        'FOUND-1',
        'FOUND-3',
        'UNIT-8',
        'REFUND-1',
        'REFUND-2',
        'REFUND-3',
        'REFUND-4',
        'REFUND-5',
        'REFUND-6',
        'REFUND-7',
        'REFUND-8',
        'REFUND-9',
        'RELAY-9',
        'CAP-5',
        'ECHO-7',
        'IDEM-10',
        'IDEM-11',
        'LOST-7',
        'UNIT-10',
        'RELAY-10',
        'RETURN-1',
        'RETURN-2',
        'RETURN-3',
        'RETURN-4',
        'RETURN-5',
        'RETURN-6',
        'RETURN-7',
        'RETURN-8',
      ],
    },
    'refundNo: undefined',
  ),
  echo(
    'makes up a callId for numbers that it does not know',
    {
      rule: 'ECHO-3',
      also: ['FORM-1', 'FORM-6', 'FORM-7', 'FORM-8', 'FORM-10', 'FORM-11', 'FOUND-1', 'FOUND-4', 'UNIT-3'],
    },
    "callId: kind === 'notFound' ? 'unknown' : callId",
  ),
  echo('leaves the try out', { rule: 'ECHO-4', also: ['LATE-5', 'REFUND-8'] }, 'attempt: undefined'),
  echo(
    'writes number and try in one',
    { rule: 'ECHO-4', also: ['LATE-5', 'REFUND-8'] },
    'tradeNo: attempt === undefined ? tradeNo : `${tradeNo}X${attempt}`',
  ),
  echo(
    'writes the currency of a decline in small letters',
    { rule: 'ECHO-6', also: 'all' },
    "currency: kind === 'declined' ? currency.toLowerCase() : currency",
  ),
  echo(
    'says nothing while it waits',
    {
      rule: 'LOST-5',
      also: [
        'IDEM-6',
        'LOST-1',
        'LOST-3',
        'LATE-2',
        'PAYOUT-6',
        'REDIRECT-3',
        'REDIRECT-6',
        'HINT-1',
        'HINT-6',
        'WEBHOOK-1',
        'LOST-7',
        'RETURN-1',
      ],
    },
    "message: kind === 'pending' ? undefined : message",
  ),
  echo(
    'writes a message that is too long for a decline',
    { rule: 'ECHO-6', also: 'all' },
    "message: kind === 'declined' ? message.padEnd(300, '.') : message",
  ),
  {
    fault: 'does not say in which version it answers',
    rule: 'UNIT-7',
    also: 'all',
    edits: [{ file: 'server.ts', before: "{ 'Tollgate-Channel-Version': version }", after: '{}' }],
  },
  {
    fault: 'answers as text/html',
    rule: 'FORM-4',
    also: 'all',
    edits: [
      {
        file: 'server.ts',
        before: "'Content-Type': 'application/json',",
        after: "'Content-Type': 'kind' in body ? 'text/html' : 'application/json',",
      },
    ],
  },
];
