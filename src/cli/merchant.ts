import type { components } from '../../generated/operator.ts';
import { commandGroup } from './command.ts';
import { readDuration } from './duration.ts';
import { UsageError } from './errors.ts';
import { NO_ACCENT, PAGE_OPTIONS, WEBSITE_OPTION, pageSettings, printMerchant } from './merchant-settings.ts';
import { operatorCommand, take } from './operator-command.ts';
import type { OperatorClient } from './operator-command.ts';
import { printFields, printJson, printTable } from './print.ts';
import { readNumber, readOneOf } from './read-options.ts';

type Merchant = components['schemas']['Merchant'];

const LIMIT_BOUNDS = { min: 1, max: 100 };
const NUMBER_BOUNDS = { min: 1, max: 9_999_999_999 };

const list = operatorCommand(
  {
    name: 'merchant list',
    about: 'Lists the merchants by number, a page at a time.',
    options: {
      after: { type: 'string', value: 'number', about: 'begin behind this merchant number' },
      limit: { type: 'string', value: 'number', about: 'at most so many (20)', default: '20' },
    },
    examples: ['tollgate merchant list', 'tollgate merchant list --after 100001 --limit 50'],
  },
  async ({ client, options }) => {
    const limit = readNumber('--limit', options.limit, LIMIT_BOUNDS);
    const after = options.after === undefined ? {} : { after: readMerchantNumber('--after', options.after) };
    const page = await take(client.GET('/operator/merchants', { params: { query: { limit, ...after } } }));
    if (options.json) return printJson(page);
    printTable(page.merchants, [
      { title: 'MERCHANT', of: ({ merNo }) => merNo, right: true },
      { title: 'STATUS', of: ({ status }) => status },
      { title: 'NAME', of: ({ name }) => name },
      { title: 'WEBSITES', of: ({ websites }) => websites.join(' ') },
    ]);
    if (page.next !== null) console.log(`More: tollgate merchant list --after ${page.next}`);
  },
);

const show = operatorCommand(
  {
    name: 'merchant show',
    about: 'Shows a merchant and what it has. Keys are not shown.',
    words: ['MERCHANT'],
    options: {},
    examples: ['tollgate merchant show 100001'],
  },
  async ({ client, words, options }) => {
    const path = merchantPath(words);
    const merchant = await take(client.GET('/operator/merchants/{merNo}', { params: { path } }));
    const { balances } = await take(client.GET('/operator/merchants/{merNo}/balances', { params: { path } }));
    if (options.json) return printJson({ merchant, balances });
    printMerchant(merchant);
    console.log('');
    printTable(balances, [
      { title: 'CURRENCY', of: ({ currency }) => currency },
      { title: 'AVAILABLE', of: ({ available }) => available, right: true },
      { title: 'PENDING', of: ({ pending }) => pending, right: true },
      { title: 'DEBT', of: ({ debt }) => debt, right: true },
    ]);
  },
);

const create = operatorCommand(
  {
    name: 'merchant create',
    about: 'Registers a merchant and shows its signing key and webhook secret, this once. It waits for approval.',
    options: {
      name: { type: 'string', value: 'name', about: 'its name', default: '' },
      number: { type: 'string', value: 'number', about: 'its number (one is chosen)' },
      website: { ...WEBSITE_OPTION, about: 'an origin it trades from; may be given more than once' },
      ...PAGE_OPTIONS,
      approve: { type: 'boolean', about: 'approve it at once' },
    },
    examples: [
      'tollgate merchant create --name "Corner Shop" --website https://shop.example',
      "tollgate merchant create --name Boutique --accent '#0a7cff' --frames-pages",
      'tollgate merchant create --name Test --website http://localhost --approve --json',
    ],
  },
  async ({ client, options }) => {
    const { name, number, website = [], approve } = options;
    const merNo = number === undefined ? {} : { merNo: readMerchantNumber('--number', number) };
    const body = { name, websites: [...website], ...merNo, ...pageSettings(options) };
    const created = await take(client.POST('/operator/merchants', { body }));
    const merchant = approve ? await move(client, 'approve', created.merchant.merNo) : created.merchant;
    if (options.json) return printJson({ ...created, merchant });
    printMerchant(merchant);
    printFields({ 'signing key': created.signingKey, 'webhook secret': created.webhookSecret });
    console.log('The two secrets are not shown again.');
  },
);

const update = operatorCommand(
  {
    name: 'merchant update',
    about: 'Changes what is given of a merchant; the rest stays as it is.',
    words: ['MERCHANT'],
    options: {
      name: { type: 'string', value: 'name', about: 'its name' },
      website: { ...WEBSITE_OPTION, about: 'an origin it trades from, in place of those it has; may be repeated' },
      ...PAGE_OPTIONS,
      'no-frames-pages': { type: 'boolean', about: "let no website show the payer's pages in a frame" },
    },
    notes: [`--accent ${NO_ACCENT} goes back to the gateway's own colour.`],
    examples: [
      "tollgate merchant update 200001 --accent '#0a7cff' --frames-pages",
      'tollgate merchant update 200001 --accent none --no-frames-pages --reason "ticket 4711"',
      'tollgate merchant update 200001 --website https://shop.example --website https://www.shop.example',
    ],
  },
  async ({ client, words, options }) => {
    const { name, website, 'frames-pages': framed, 'no-frames-pages': unframed } = options;
    if (framed && unframed) throw new UsageError('give --frames-pages or --no-frames-pages, not both');
    const body = {
      ...(name === undefined ? {} : { name }),
      ...(website === undefined ? {} : { websites: [...website] }),
      ...pageSettings({ ...options, 'frames-pages': unframed ? false : framed }),
    };
    if (Object.keys(body).length === 0) throw new UsageError('nothing to change is given; see --help');
    const call = { params: { path: merchantPath(words) }, body };
    const merchant = await take(client.PATCH('/operator/merchants/{merNo}', call));
    if (options.json) return printJson(merchant);
    printMerchant(merchant);
  },
);

const rotateKey = operatorCommand(
  {
    name: 'merchant rotate-key',
    about: 'Gives a merchant a new key and shows it, this once. The old one stays good for a while.',
    words: ['MERCHANT'],
    options: {
      kind: { type: 'string', value: 'kind', about: 'signing or webhook (signing)', default: 'signing' },
      overlap: {
        type: 'string',
        value: 'duration',
        about: 'how long the old one stays good; now ends it (1d)',
        default: '1d',
      },
    },
    examples: [
      'tollgate merchant rotate-key 100001',
      'tollgate merchant rotate-key 100001 --kind webhook --overlap 2h',
      'tollgate merchant rotate-key 100001 --overlap now --reason "the key leaked"',
    ],
  },
  async ({ client, words, options }) => {
    const params = { path: merchantPath(words) };
    const kind = readOneOf('--kind', options.kind, ['signing', 'webhook']);
    const overlapSeconds = options.overlap === 'now' ? 0 : readDuration('--overlap', options.overlap);
    const call = { params, body: { overlapSeconds } };
    const { secret, value } = await take(
      kind === 'signing'
        ? client.POST('/operator/merchants/{merNo}/signing-key', call)
        : client.POST('/operator/merchants/{merNo}/webhook-secret', call),
    );
    if (options.json) return printJson({ secret, value });
    printFields({ [`new ${kind === 'signing' ? 'signing key' : 'webhook secret'}`]: value });
    console.log('It is not shown again.');
  },
);

type Move = 'approve' | 'suspend' | 'resume';

function moving(verb: Move, about: string) {
  return operatorCommand(
    {
      name: `merchant ${verb}`,
      about,
      words: ['MERCHANT'],
      options: {},
      examples: [`tollgate merchant ${verb} 200001`, `tollgate merchant ${verb} 200001 --reason "ticket 4711"`],
    },
    async ({ client, words, options }) => {
      const merchant = await move(client, verb, merchantPath(words).merNo);
      if (options.json) return printJson(merchant);
      console.log(`Merchant ${merchant.merNo} is ${merchant.status}.`);
    },
  );
}

function move(client: OperatorClient, verb: Move, merNo: number): Promise<Merchant> {
  const call = { params: { path: { merNo } } };
  switch (verb) {
    case 'approve':
      return take(client.POST('/operator/merchants/{merNo}/approve', call));
    case 'suspend':
      return take(client.POST('/operator/merchants/{merNo}/suspend', call));
    case 'resume':
      return take(client.POST('/operator/merchants/{merNo}/resume', call));
  }
}

export const run = commandGroup('merchant', 'Who may trade, and with which keys.', {
  list: { about: 'list the merchants', run: list },
  show: { about: 'show a merchant and its balances', run: show },
  create: { about: 'register a merchant', run: create },
  update: { about: "change a merchant's name, websites and pages", run: update },
  approve: {
    about: 'let a new merchant trade',
    run: moving('approve', 'Lets a merchant that waits for approval trade.'),
  },
  suspend: {
    about: 'stop a merchant',
    run: moving('suspend', 'Refuses the requests of a merchant until it is resumed.'),
  },
  resume: {
    about: 'let a stopped merchant trade again',
    run: moving('resume', 'Lets a suspended merchant trade again.'),
  },
  'rotate-key': { about: 'give a merchant a new key', run: rotateKey },
});

export function readMerchantNumber(name: string, text: string): number {
  return readNumber(name, text, NUMBER_BOUNDS);
}

function merchantPath([merNo = '']: readonly string[]): { merNo: number } {
  return { merNo: readMerchantNumber('MERCHANT', merNo) };
}
