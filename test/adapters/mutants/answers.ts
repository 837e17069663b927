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

/** What an answer repeats, who may call, and what HTTP adds to it. */
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
      ],
    },
    'refundNo: undefined',
  ),
  echo(
    'makes up a callId for numbers that it does not know',
    { rule: 'ECHO-3', also: ['FORM-1', 'FORM-6', 'FORM-7', 'FORM-8', 'FOUND-1', 'FOUND-4', 'UNIT-3'] },
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
      also: ['IDEM-6', 'LOST-1', 'LOST-3', 'LATE-2', 'PAYOUT-6', 'REDIRECT-3', 'REDIRECT-6', 'HINT-1', 'HINT-6'],
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
  {
    fault: 'does not look at the token',
    rule: 'FORM-1',
    also: ['FORM-2'],
    edits: [
      {
        file: 'server.ts',
        before: 'if (!hasToken(request, config.token))',
        after: 'if (config.token === request.method)',
      },
    ],
  },
  {
    fault: 'looks at the token only if there is one',
    rule: 'FORM-1',
    also: [],
    edits: [
      {
        file: 'server.ts',
        before: 'if (!hasToken(request, config.token))',
        after: 'if (request.headers.authorization !== undefined && !hasToken(request, config.token))',
      },
    ],
  },
  {
    fault: 'says to a stranger with 200 that the token is wrong',
    rule: 'FORM-1',
    also: ['FORM-2'],
    edits: [
      {
        file: 'server.ts',
        before: "new CallRefused(401, 'unauthorized', 'The token is wrong.')",
        after: "new CallRefused(200, 'unauthorized', 'The token is wrong.')",
      },
    ],
  },
  {
    fault: 'takes calls of at most 100 kB, as some frameworks do unasked',
    rule: 'FORM-3',
    also: [],
    edits: [{ file: 'server.ts', before: 'const BODY_BYTES_MAX = 262_144;', after: 'const BODY_BYTES_MAX = 100_000;' }],
  },
  {
    fault: 'refuses calls with a field that it does not know',
    rule: 'FORM-5',
    also: [],
    edits: [
      {
        file: 'server.ts',
        before: '    !Number.isInteger(merNo) && ',
        after:
          "    Object.keys(body).some((field) => !KNOWN.includes(field)) && 'fields',\n    !Number.isInteger(merNo) && ",
      },
      {
        file: 'server.ts',
        before: 'function isNumber(',
        after:
          "const KNOWN = 'callId tradeNo attempt refundNo currency amount merNo method card payer products reference payUrl challenge decision kind account beneficiary'.split(' ');\n\nfunction isNumber(",
      },
    ],
  },
  {
    fault: 'answers any version as if it spoke it',
    rule: 'FORM-8',
    also: [],
    edits: [
      { file: 'server.ts', before: 'if (!spoken.includes(version)) throw', after: 'if (spoken.length === 0) throw' },
    ],
  },
  {
    fault: 'answers a body that is not JSON with a decline',
    rule: 'FORM-6',
    also: [],
    edits: [
      {
        file: 'server.ts',
        before: "throw new CallRefused(400, 'invalid', 'The body is not an object of JSON.');",
        after: "return { kind: 'declined', callId: '', tradeNo: 'X', currency: 'USD', amount: '1', merNo: 1 };",
      },
    ],
  },
  {
    fault: 'takes an amount that is not a whole number',
    rule: 'UNIT-3',
    also: ['FORM-6', 'BOOKS-4'],
    edits: [
      {
        file: 'server.ts',
        before: "!(typeof amount === 'string' && /^[1-9][0-9]{0,17}$/.test(amount)) && ",
        after: "typeof amount === 'object' && ",
      },
      {
        file: 'money.ts',
        before: 'rescale(BigInt(amount), wireDecimals(decimals, version), decimals)',
        after: 'rescale(BigInt(Math.abs(Math.trunc(Number(amount)))), wireDecimals(decimals, version), decimals)',
      },
    ],
  },
  {
    fault: 'claims version 2 alone',
    rule: 'CAP-1',
    also: [],
    edits: [
      {
        file: 'feeds.ts',
        before: 'versions: [...versions],',
        after: 'versions: versions.filter((version) => version !== 1),',
      },
    ],
  },
  {
    fault: 'claims feeds that it does not have',
    rule: 'CAP-3',
    also: [
      'CHANGE-1',
      'CHANGE-2',
      'CHANGE-3',
      'CHANGE-4',
      'CHANGE-5',
      'CHANGE-6',
      'CHANGE-7',
      'REPORT-1',
      'REPORT-2',
      'REPORT-3',
      'REPORT-4',
    ],
    edits: [{ file: 'server.ts', before: 'if (!config.hasFeeds) throw', after: 'if (config.hasFeeds) throw' }],
  },
];
