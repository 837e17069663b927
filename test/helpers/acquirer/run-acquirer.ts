import { parseArgs } from 'node:util';
import { startMockAcquirer } from '../../../src/acquirer/mock/mock-acquirer.ts';
import { STAND_IN_TOKEN } from './acquirer.ts';

// The stand-in acquirer as a program: node test/helpers/acquirer/run-acquirer.ts --port 0 --books file. It prints its address,
// and a call can end it.

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    token: { type: 'string', default: STAND_IN_TOKEN },
    books: { type: 'string' },
    /** With it, the acquirer speaks the whole contract; without it, version 1 only. */
    'hint-secret': { type: 'string' },
    settle: { type: 'string' },
  },
});
const { url } = await startMockAcquirer({
  port: Number(values.port),
  token: values.token,
  booksFile: values.books ?? null,
  isBare: values['hint-secret'] === undefined,
  hintSecret: values['hint-secret'] ?? null,
  ...(values.settle !== undefined && { settleMs: Number(values.settle) }),
  hasRefundCaps: false,
  die: () => process.exit(1),
});
console.log(url);
