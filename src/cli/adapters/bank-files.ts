import { startBankFiles } from '../../adapters/bank-files/start.ts';
import type { BankFilesSettings } from '../../adapters/bank-files/settings.ts';
import { isCurrency } from '../../bank-files/amounts.ts';
import { hasLetters, inBankCharacters } from '../../bank-files/characters.ts';
import { isIban } from '../../bank-files/iban.ts';
import type { Account } from '../../bank-files/model.ts';
import { command } from '../command.ts';
import { readDuration } from '../duration.ts';
import { UsageError } from '../errors.ts';
import { readSecretFile } from '../acquirers/secret-file.ts';
import { PORT_BOUNDS } from '../platform/limits.ts';
import { readNumber, readOneOf, required } from '../read-options.ts';
import { runUntilStopped } from '../serve/run-until-stopped.ts';
import { describeProblem } from './start-problem.ts';

const PAYMENTS_BOUNDS = { min: 1, max: 100_000 };
const DAYS_BOUNDS = { min: 1, max: 36_500 };
const NAME_LENGTH_MAX = 70;
const VERSIONS = ['pain.001.001.09', 'pain.001.001.03'] as const;

const OPTIONS = {
  out: { type: 'string', value: 'folder', about: 'where files for the bank are put' },
  in: { type: 'string', value: 'folder', about: 'where files of the bank are taken from' },
  data: { type: 'string', value: 'folder', about: 'where it keeps what it must not forget' },
  'token-file': { type: 'string', value: 'file', about: 'file with the token that the gateway calls with' },
  name: { type: 'string', value: 'name', about: 'holder of the account that is debited' },
  account: {
    type: 'string',
    value: 'currency=IBAN',
    about: 'account that is debited; once for each currency that is paid',
    multiple: true,
  },
  bic: { type: 'string', value: 'BIC', about: 'BIC of the bank (default: left to the IBAN)' },
  version: {
    type: 'string',
    value: 'version',
    about: `version of the files (default: ${VERSIONS[0]})`,
    choices: VERSIONS,
    default: VERSIONS[0],
  },
  every: {
    type: 'string',
    value: 'duration',
    about: 'how long a payout waits for others (default: 15m)',
    default: '15m',
  },
  max: {
    type: 'string',
    value: 'number',
    about: 'how many payouts a file has at most (default: 1000)',
    default: '1000',
  },
  'cut-off': { type: 'string', value: 'HH:MM', about: 'from when on a file asks for the next day (default: never)' },
  'time-zone': {
    type: 'string',
    value: 'zone',
    about: 'time zone of the cut-off and of days (default: UTC)',
    default: 'UTC',
  },
  'file-mode': {
    type: 'string',
    value: 'mode',
    about: 'permissions of files for the bank (default: 600)',
    default: '600',
    choices: ['600', '640', '660'],
  },
  look: {
    type: 'string',
    value: 'duration',
    about: 'how often the folder of the bank is looked at (default: 5s)',
    default: '5s',
  },
  'hold-returns': {
    type: 'string',
    value: 'duration',
    about: 'how long a return waits until the gateway knows of the payout (default: 2h)',
    default: '2h',
  },
  'keep-days': {
    type: 'string',
    value: 'days',
    about: 'days for which copies of files are kept, or forever (default: 540)',
    default: '540',
  },
  port: {
    type: 'string',
    value: 'number',
    about: 'port to listen on (default: 4040; 0: any free port)',
    default: '4040',
  },
  host: { type: 'string', value: 'host', about: 'address to listen on (default: 127.0.0.1)', default: '127.0.0.1' },
} as const;

type Texts = { readonly [Name in keyof typeof OPTIONS]?: string | readonly string[] | undefined };

/** `tollgate adapter bank-files`. */
export const bankFiles = command(
  {
    name: 'adapter bank-files',
    about:
      'Serve the channel contract for payouts, and pay them out by files: pain.001 to the bank, pain.002 and camt from it.',
    options: OPTIONS,
    notes: ['The guide "Pay out by bank file" says how files travel, and what the bank’s answers become.'],
    examples: [
      'tollgate adapter bank-files --out to-bank --in from-bank --data bank-data --token-file token.txt --name "Example Ltd" --account EUR=DE89370400440532013000',
    ],
  },
  async ({ options }) => {
    const settings = readSettings(options);
    await runUntilStopped(
      () => startBankFiles(settings).catch(describeProblem),
      ({ url }) => {
        console.log(`Adapter: ${url}`);
        console.log(`Files:   ${settings.outFolder} → bank → ${settings.inFolder}`);
      },
    );
  },
);

function readSettings(options: Texts): BankFilesSettings {
  const text = (name: keyof Texts) => options[name] as string | undefined;
  const need = (name: keyof Texts) => required(`--${name}`, text(name));
  const milliseconds = (name: keyof Texts) => readDuration(`--${name}`, need(name)) * 1000;
  const keepDays = need('keep-days');
  return {
    port: readNumber('--port', need('port'), PORT_BOUNDS),
    host: need('host'),
    token: readSecretFile('--token-file', need('token-file')),
    outFolder: need('out'),
    inFolder: need('in'),
    dataFolder: need('data'),
    name: readName(need('name')),
    accounts: readAccounts((options.account ?? []) as readonly string[]),
    bic: readBic(text('bic')),
    version: readOneOf('--version', need('version'), VERSIONS),
    everyMs: milliseconds('every'),
    paymentsMax: readNumber('--max', need('max'), PAYMENTS_BOUNDS),
    cutOff: readCutOff(text('cut-off')),
    timeZone: readTimeZone(need('time-zone')),
    fileMode: Number.parseInt(readOneOf('--file-mode', need('file-mode'), OPTIONS['file-mode'].choices), 8),
    lookMs: milliseconds('look'),
    holdReturnsMs: milliseconds('hold-returns'),
    keepDays: keepDays === 'forever' ? null : readNumber('--keep-days', keepDays, DAYS_BOUNDS),
    log: (line) => console.log(JSON.stringify({ at: new Date().toISOString(), ...line })),
    now: Date.now,
  };
}

function readName(name: string): string {
  const written = inBankCharacters(name).slice(0, NAME_LENGTH_MAX).trim();
  if (hasLetters(written)) return written;
  throw new UsageError('--name must have letters that banks take, which are Latin');
}

function readAccounts(texts: readonly string[]): ReadonlyMap<string, Account> {
  if (texts.length === 0) throw new UsageError('Missing option --account, such as EUR=DE89370400440532013000');
  const accounts = new Map<string, Account>();
  for (const text of texts) {
    const [currency = '', iban = ''] = text.replaceAll(' ', '').split('=');
    const number = iban.toUpperCase();
    if (!isCurrency(currency))
      throw new UsageError('--account must begin with a currency, such as EUR=DE89370400440532013000');
    if (!isIban(number))
      throw new UsageError(`--account: the account for ${currency} is not an IBAN; check its digits`);
    if (accounts.has(currency)) throw new UsageError(`--account: ${currency} has two accounts; give one`);
    accounts.set(currency, { scheme: 'iban', number });
  }
  return accounts;
}

function readBic(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text)) return text;
  throw new UsageError('--bic must have 8 or 11 capital letters and digits, such as COBADEFFXXX');
}

function readCutOff(text: string | undefined): string | null {
  if (text === undefined || /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/.test(text)) return text ?? null;
  throw new UsageError(`--cut-off must be a time such as 16:30, not "${text}"`);
}

function readTimeZone(text: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch (error) {
    throw new UsageError(`--time-zone must be a zone such as Europe/Lisbon, not "${text}"`, { cause: error });
  }
}
