import type { components } from '../../../generated/operator.ts';
import type { Subcommand } from '../command.ts';
import { CommandError, UsageError } from '../errors.ts';
import { operatorCommand, take, takeDone } from '../operator-command.ts';
import type { OperatorClient } from '../operator-command.ts';
import { printFields, printJson, printTable } from '../print.ts';
import { readNumber, readOneOf } from '../read-options.ts';

// What acquirers are used for. Their addresses and tokens are in the configuration of the gateway, and in no command.

type Acquirer = components['schemas']['Acquirer'];
type Use = Omit<components['schemas']['PutAcquirerRequest'], 'version'>;
type Limit = Acquirer['limits'][number];

const STATES = ['active', 'draining', 'paused'] as const satisfies readonly Acquirer['state'][];
const ALL = 'all';
const NONE = 'none';
const PREFERENCE_BOUNDS = { min: 0, max: 1_000_000 };

const list = operatorCommand(
  {
    name: 'acquirer list',
    about: 'List the acquirers, in the order in which they are considered.',
    options: {},
    examples: ['tollgate acquirer list', 'tollgate acquirer list --json'],
  },
  async ({ client, options }) => {
    const listed = await take(client.GET('/operator/acquirers'));
    if (options.json) return printJson(listed);
    printTable<Acquirer>(listed.acquirers, [
      { title: 'NAME', of: ({ name }) => name },
      { title: 'STATE', of: ({ state }) => state },
      { title: 'CONFIGURED', of: ({ isConfigured }) => (isConfigured ? 'yes' : 'no') },
      { title: 'PREFERENCE', of: ({ preference }) => String(preference) },
      { title: 'METHODS', of: ({ methods }) => boundText(methods) },
      { title: 'CURRENCIES', of: ({ currencies }) => boundText(currencies) },
      { title: 'COUNTRIES', of: ({ countries }) => boundText(countries) },
      { title: 'OPEN', of: ({ open }) => String(open) },
    ]);
  },
);

const show = operatorCommand(
  {
    name: 'acquirer show',
    about: 'Print an acquirer: what it is used for, and what it says of itself.',
    words: ['NAME'],
    options: {},
    examples: ['tollgate acquirer show default'],
  },
  async ({ client, words: [name = ''], options }) => {
    const acquirer = await findAcquirer(client, name);
    if (options.json) return printJson(acquirer);
    printAcquirer(acquirer);
  },
);

const set = operatorCommand(
  {
    name: 'acquirer set',
    about: 'Change what an acquirer is used for.',
    words: ['NAME'],
    needsReason: true,
    options: {
      state: { type: 'string', value: 'state', about: STATES.join(', '), choices: STATES },
      preference: { type: 'string', value: 'number', about: 'its place: the lowest is asked first' },
      methods: { type: 'string', value: 'list', about: `methods, such as CREDIT_CARD,PIX, or ${ALL}` },
      currencies: { type: 'string', value: 'list', about: `currencies, such as EUR,USD, or ${ALL}` },
      countries: { type: 'string', value: 'list', about: `countries of payers, such as DE,FR, or ${ALL}` },
      limit: {
        type: 'string',
        value: 'limit',
        about: `limits of a currency, such as EUR:1.00-5000.00, USD:-1000.00 or JPY:100-, repeatable; replaces all; or ${NONE}`,
        multiple: true,
      },
    },
    notes: [
      'What you do not give stays as it is. A second person has to approve it, unless it only drains or pauses.',
      'The name has to be in the configuration of the gateway, which alone has the address and the token.',
    ],
    examples: [
      'tollgate acquirer set north --state active --methods CREDIT_CARD --currencies EUR,USD --reason "contract signed"',
      'tollgate acquirer set north --preference 50 --limit EUR:1.00-5000.00 --reason "cheaper for small amounts"',
    ],
  },
  async ({ client, words: [name = ''], options }) => {
    const { state, preference, methods, currencies, countries, limit } = options;
    const given: Partial<Use> = {
      ...(state !== undefined && { state: readOneOf('--state', state, STATES) }),
      ...(preference !== undefined && { preference: readNumber('--preference', preference, PREFERENCE_BOUNDS) }),
      // The gateway names the ones that it does not know.
      ...(methods !== undefined && { methods: readList(methods) as Use['methods'] }),
      ...(currencies !== undefined && { currencies: readList(currencies) }),
      ...(countries !== undefined && { countries: readList(countries) }),
      ...(limit !== undefined && { limits: limit.filter((text) => text !== NONE).map(readLimit) }),
    };
    if (Object.keys(given).length === 0) throw new UsageError('give at least one option that changes something');
    const changed = await change(client, name, given);
    if (options.json) return printJson(changed);
    printAcquirer(changed);
  },
);

const drain = stateCommand('drain', 'draining', 'Send an acquirer no new payments and payouts; all else goes on.');
const pause = stateCommand('pause', 'paused', 'Do not call an acquirer at all; what concerns it waits.');
const resume = stateCommand('resume', 'active', 'Send an acquirer new payments and payouts again.');

function stateCommand(verb: string, state: Acquirer['state'], about: string) {
  return operatorCommand(
    {
      name: `acquirer ${verb}`,
      about,
      words: ['NAME'],
      needsReason: true,
      options: {},
      ...(state === 'active' && { notes: ['A second person has to approve it.'] }),
      examples: [`tollgate acquirer ${verb} north --reason "it does not answer"`],
    },
    async ({ client, words: [name = ''], options }) => {
      const changed = await change(client, name, { state });
      if (options.json) return printJson(changed);
      console.log(`Acquirer ${changed.name} is ${changed.state}.`);
    },
  );
}

const remove = operatorCommand(
  {
    name: 'acquirer remove',
    about: 'Remove the row of an acquirer that no order, try or refund names.',
    words: ['NAME'],
    needsReason: true,
    options: {},
    notes: ['A second person has to approve it. Take it out of the configuration afterwards.'],
    examples: ['tollgate acquirer remove north --reason "never used"'],
  },
  async ({ client, words: [name = ''], options }) => {
    const { version } = await findAcquirer(client, name);
    const path = { params: { path: { acquirer: name } } };
    const removed = await takeDone(
      client.POST('/operator/acquirers/{acquirer}/remove', { ...path, body: { version } }),
    );
    if (options.json) return printJson(removed);
    console.log(`Acquirer ${removed.name} is removed.`);
  },
);

/** Part of the table of `tollgate acquirer`. */
export const ROW_COMMANDS = {
  list: { about: 'list the acquirers', run: list },
  show: { about: 'print an acquirer', run: show },
  set: { about: 'change what an acquirer is used for', run: set },
  drain: { about: 'send it nothing new', run: drain },
  pause: { about: 'do not call it at all', run: pause },
  resume: { about: 'use it again', run: resume },
  remove: { about: 'remove one that nothing needs', run: remove },
} satisfies Readonly<Record<string, Subcommand>>;

async function findAcquirer(client: OperatorClient, name: string): Promise<Acquirer> {
  const { acquirers } = await take(client.GET('/operator/acquirers'));
  const found = acquirers.find((one) => one.name === name);
  if (found !== undefined) return found;
  const names = acquirers.map((one) => one.name).join(', ');
  throw new CommandError(`there is no acquirer '${name}'; the configuration has: ${names}`);
}

async function change(client: OperatorClient, name: string, given: Partial<Use>): Promise<Acquirer> {
  const { state, preference, methods, currencies, countries, limits, version } = await findAcquirer(client, name);
  const body = { state, preference, methods, currencies, countries, limits, ...given, version };
  return takeDone(client.PUT('/operator/acquirers/{acquirer}', { params: { path: { acquirer: name } }, body }));
}

function readList(text: string): string[] | null {
  if (text === ALL) return null;
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function readLimit(text: string): Limit {
  const [, currency, min = '', max = ''] = /^([A-Z0-9]{3,10}):([\d.]*)-([\d.]*)$/.exec(text) ?? [];
  if (currency === undefined || (min === '' && max === '')) {
    throw new UsageError(`--limit must be a currency and its amounts, such as EUR:1.00-5000.00, not '${text}'`);
  }
  return { currency, min: min || null, max: max || null };
}

function boundText(bound: readonly string[] | null): string {
  return bound?.join(',') ?? ALL;
}

function printAcquirer(acquirer: Acquirer): void {
  const { capabilities, limits } = acquirer;
  printFields({
    name: acquirer.name,
    state: acquirer.state,
    configured: acquirer.isConfigured,
    preference: acquirer.preference,
    methods: boundText(acquirer.methods),
    currencies: boundText(acquirer.currencies),
    countries: boundText(acquirer.countries),
    limits: limits.map(limitText).join(', ') || NONE,
    'without a result': acquirer.open,
    owes: acquirer.owes.map(({ amount, currency }) => `${amount} ${currency}`).join(', ') || NONE,
    'hints taken': acquirer.takesHints,
    'version of the contract': capabilities?.contractVersion ?? null,
    claims: capabilities === null ? null : capabilities.claims.join(', ') || NONE,
    'version of the row': acquirer.version,
    'changed at': acquirer.changedAt,
  });
}

function limitText({ currency, min, max }: Limit): string {
  return `${currency}:${min ?? ''}-${max ?? ''}`;
}
