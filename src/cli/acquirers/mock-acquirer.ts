import { MOCK_TOKEN, startMockAcquirer } from '../../acquirer/mock/mock-acquirer.ts';
import { SETTLE_MS } from '../../acquirer/mock/state.ts';
import { command } from '../command.ts';
import { DELAY_BOUNDS, PORT_BOUNDS } from '../platform/limits.ts';
import { readNumber } from '../read-options.ts';
import { runUntilStopped } from '../serve/run-until-stopped.ts';
import { readSecretFile } from './secret-file.ts';

/** `tollgate acquirer mock`. */
export const mock = command(
  {
    name: 'acquirer mock',
    about: 'Start an acquirer that moves no money: it serves the channel contract, keeps books, and fails on request.',
    options: {
      port: {
        type: 'string',
        value: 'number',
        about: 'port to listen on (default: 4020; 0: any free port)',
        default: '4020',
      },
      host: { type: 'string', value: 'host', about: 'address to listen on (default: 127.0.0.1)', default: '127.0.0.1' },
      'token-file': {
        type: 'string',
        value: 'file',
        about: `file with the token (default: the token is ${MOCK_TOKEN})`,
      },
      'hint-secret-file': { type: 'string', value: 'file', about: 'file with the secret of hints (default: no hints)' },
      books: { type: 'string', value: 'file', about: 'file that keeps the books (default: in memory)' },
      settle: {
        type: 'string',
        value: 'ms',
        about: `delay until a pending result, a chargeback or a reversal comes (default: ${SETTLE_MS})`,
        default: String(SETTLE_MS),
      },
    },
    notes: [
      'Test cards and accounts decide results, as in the sandbox; the guide "Write an adapter" lists them.',
      'POST /control sets faults and results, GET /books shows what was really charged.',
    ],
    examples: ['tollgate acquirer mock', 'tollgate acquirer mock --books books.jsonl --hint-secret-file secret.txt'],
  },
  async ({ options }) => {
    const { 'token-file': tokenFile, 'hint-secret-file': secretFile, books = null, host } = options;
    const settings = {
      port: readNumber('--port', options.port, PORT_BOUNDS),
      host,
      token: tokenFile === undefined ? MOCK_TOKEN : readSecretFile('--token-file', tokenFile),
      hintSecret: secretFile === undefined ? null : readSecretFile('--hint-secret-file', secretFile),
      booksFile: books,
      settleMs: readNumber('--settle', options.settle, DELAY_BOUNDS),
      die: () => process.exit(1),
    };
    await runUntilStopped(
      () => startMockAcquirer(settings),
      ({ url }) => {
        console.log(`Acquirer: ${url}`);
        console.log(`Books:    ${url}/books`);
        console.log(`Control:  ${url}/control`);
        if (tokenFile === undefined) console.log(`Token:    ${MOCK_TOKEN}`);
      },
    );
  },
);
