import type { AdapterMutant } from './mutant.ts';

/** Which calls are taken: who may call, how much, in which version, and what is claimed. */
export const CALLS: readonly AdapterMutant[] = [
  {
    fault: 'does not look at the token',
    rule: 'FORM-1',
    also: ['FORM-2', 'FORM-11'],
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
    also: ['FORM-2', 'FORM-11'],
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
          "const KNOWN = 'callId tradeNo attempt refundNo currency amount merNo method card payer products reference payUrl challenge decision kind account beneficiary remittanceText'.split(' ');\n\nfunction isNumber(",
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
    fault: 'compares as much of the token as was sent',
    rule: 'FORM-1',
    also: [],
    edits: [
      {
        file: 'server.ts',
        before: 'digest(`Bearer ${token}`)',
        after: "digest(`Bearer ${token}`.slice(0, Math.max(8, (headers.authorization ?? '').length)))",
      },
    ],
  },
  {
    fault: 'is content with a token that begins with the right one',
    rule: 'FORM-1',
    also: [],
    edits: [
      {
        file: 'server.ts',
        before: "digest(headers.authorization ?? '')",
        after: "digest((headers.authorization ?? '').slice(0, `Bearer ${token}`.length))",
      },
    ],
  },
  {
    fault: 'takes the token from any scheme',
    rule: 'FORM-1',
    also: [],
    edits: [
      {
        file: 'server.ts',
        before: "digest(headers.authorization ?? '')",
        after: "digest((headers.authorization ?? '').replace(/^[A-Za-z]+ /, 'Bearer '))",
      },
    ],
  },
  {
    fault: 'compares the token without regard to capital letters',
    rule: 'FORM-1',
    also: [],
    edits: [
      {
        file: 'server.ts',
        before: "digest(headers.authorization ?? ''), digest(`Bearer ${token}`)",
        after: "digest((headers.authorization ?? '').toLowerCase()), digest(`Bearer ${token}`.toLowerCase())",
      },
    ],
  },
  {
    fault: 'shows its feeds to whoever asks',
    rule: 'FORM-11',
    also: [],
    edits: [
      {
        file: 'server.ts',
        before: 'if (!hasToken(request, config.token))',
        after: "if (!/changes|reports/.test(request.url ?? '') && !hasToken(request, config.token))",
      },
    ],
  },
  {
    fault: 'takes calls of any size',
    rule: 'FORM-10',
    also: [],
    edits: [
      { file: 'server.ts', before: 'const BODY_BYTES_MAX = 262_144;', after: 'const BODY_BYTES_MAX = 100_000_000;' },
    ],
  },
  {
    fault: 'leaves out what is too much of a call, and takes the rest',
    rule: 'FORM-10',
    also: [],
    edits: [
      { file: 'server.ts', before: 'if (bytes > BODY_BYTES_MAX) throw new', after: 'if (bytes < 0) throw new' },
      {
        file: 'server.ts',
        before: 'if (bytes <= BODY_BYTES_MAX) chunks.push(chunk);',
        after: 'chunks.push(chunk.subarray(0, Math.max(0, chunk.length - Math.max(0, bytes - BODY_BYTES_MAX))));',
      },
    ],
  },
  {
    fault: 'answers the version after its own as its own',
    rule: 'FORM-8',
    also: [],
    edits: [
      {
        file: 'server.ts',
        before: 'if (!spoken.includes(version)) throw',
        after: 'if (!spoken.includes(version) && version !== 3) throw',
      },
    ],
  },
  {
    fault: 'speaks a version that it does not list',
    rule: 'FORM-8',
    also: [],
    edits: [{ file: 'feeds.ts', before: 'versions: [...versions],', after: 'versions: [1],' }],
  },
  {
    fault: 'lists a version that it refuses',
    rule: 'CAP-4',
    also: [],
    edits: [{ file: 'feeds.ts', before: 'versions: [...versions],', after: 'versions: [...versions, 3],' }],
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
        before: 'rescale(BigInt(amount), wireDecimals(isoDecimals, version), decimals)',
        after: 'rescale(BigInt(Math.abs(Math.trunc(Number(amount)))), wireDecimals(isoDecimals, version), decimals)',
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
      'CHANGE-8',
      'REPORT-1',
      'REPORT-2',
      'REPORT-3',
      'REPORT-4',
      'WEBHOOK-2',
      'WEBHOOK-3',
      'WEBHOOK-4',
    ],
    edits: [
      {
        file: 'server.ts',
        before: 'if (!config.feeds.includes(name)) throw',
        after: 'if (config.feeds.includes(name)) throw',
      },
    ],
  },
];
