import type { components } from '../../../generated/operator.ts';
import { commandGroup } from '../command.ts';
import { readDuration } from '../duration.ts';
import { UsageError } from '../errors.ts';
import { correct, payout } from './merchant-money.ts';
import { NO_ACCENT, PAGE_OPTIONS, WEBSITE_OPTION, pageSettings, printMerchant } from './merchant-settings.ts';
import { checkReason, operatorCommand, take, takeDone } from '../operator-command.ts';
import type { OperatorClient } from '../operator-command.ts';
import { printFields, printJson, printTable } from '../print.ts';
import { readMerchantNumber, readNumber, readOneOf } from '../read-options.ts';

type Merchant = components['schemas']['Merchant'];

const LIMIT_BOUNDS = { min: 1, max: 100 };

const list = operatorCommand(
  {
    name: 'merchant list',
    about: 'List merchants by number, one page at a time.',
    options: {
      after: { type: 'string', value: 'number', about: 'start after this merchant number' },
      limit: { type: 'string', value: 'number', about: 'maximum number of merchants (default: 20)', default: '20' },
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
    about: 'Print a merchant and its balances, without its keys.',
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
    about: 'Register a merchant, pending approval. Its signing key and webhook secret are shown only once.',
    options: {
      name: { type: 'string', value: 'name', about: 'name; required' },
      number: { type: 'string', value: 'number', about: 'merchant number (default: chosen by the gateway)' },
      website: { ...WEBSITE_OPTION, about: 'origin of a website of the merchant; repeatable' },
      ...PAGE_OPTIONS,
      approve: { type: 'boolean', about: 'approve the merchant immediately; needs --reason' },
    },
    examples: [
      'tollgate merchant create --name "Corner Shop" --website https://shop.example',
      "tollgate merchant create --name Boutique --accent '#0a7cff' --frames-pages",
      'tollgate merchant create --name Test --website http://localhost --approve --reason "Test shop" --json',
    ],
  },
  async ({ client, options }) => {
    const { name, number, website = [], approve } = options;
    if (name === undefined) throw new UsageError('give the --name of the merchant');
    if (approve) checkReason(options.reason);
    const merNo = number === undefined ? {} : { merNo: readMerchantNumber('--number', number) };
    const body = { name, websites: [...website], ...merNo, ...pageSettings(options) };
    const created = await take(client.POST('/operator/merchants', { body }));
    const merchant = approve ? await move(client, 'approve', created.merchant.merNo) : created.merchant;
    if (options.json) return printJson({ ...created, merchant });
    printMerchant(merchant);
    printFields({ 'signing key': created.signingKey, 'webhook secret': created.webhookSecret });
    console.log('Store both secrets now: they are not shown again.');
  },
);

const update = operatorCommand(
  {
    name: 'merchant update',
    about: 'Update a merchant. Settings that are not given stay unchanged.',
    words: ['MERCHANT'],
    options: {
      name: { type: 'string', value: 'name', about: 'new name' },
      website: { ...WEBSITE_OPTION, about: 'origin of a website; replaces the current list; repeatable' },
      ...PAGE_OPTIONS,
      'no-frames-pages': { type: 'boolean', about: "do not allow the payer's pages in a frame" },
    },
    notes: [`--accent ${NO_ACCENT} resets the colour to the gateway's default.`],
    examples: [
      "tollgate merchant update 200001 --accent '#0a7cff' --frames-pages",
      'tollgate merchant update 200001 --accent none --no-frames-pages --reason "ticket 4711"',
      'tollgate merchant update 200001 --website https://shop.example --website https://www.shop.example',
    ],
  },
  async ({ client, words, options }) => {
    const { name, website, 'frames-pages': framed, 'no-frames-pages': unframed } = options;
    if (framed && unframed) throw new UsageError('use --frames-pages or --no-frames-pages, not both');
    const body = {
      ...(name === undefined ? {} : { name }),
      ...pageSettings({ ...options, 'frames-pages': unframed ? false : framed }),
    };
    const params = { path: merchantPath(words) };
    let merchant: Merchant | undefined;
    if (Object.keys(body).length > 0) {
      merchant = await take(client.PATCH('/operator/merchants/{merNo}', { params, body }));
    }
    // Websites need another permission, so they have an operation of their own.
    if (website !== undefined) {
      const call = { params, body: { websites: [...website] } };
      merchant = await take(client.PUT('/operator/merchants/{merNo}/websites', call));
    }
    if (merchant === undefined) throw new UsageError('give at least one setting to change; see --help');
    if (options.json) return printJson(merchant);
    printMerchant(merchant);
  },
);

const rotateKey = operatorCommand(
  {
    name: 'merchant rotate-key',
    about: 'Issue a new key, which is shown only once. The old key stays valid for the overlap period.',
    words: ['MERCHANT'],
    options: {
      kind: { type: 'string', value: 'kind', about: 'signing or webhook (default: signing)', default: 'signing' },
      overlap: {
        type: 'string',
        value: 'duration',
        about: 'how long the old key stays valid, or "now" to revoke it (default: 1d)',
        default: '1d',
      },
    },
    needsReason: true,
    examples: [
      'tollgate merchant rotate-key 100001 --reason "yearly rotation"',
      'tollgate merchant rotate-key 100001 --kind webhook --overlap 2h --reason "ticket 4711"',
      'tollgate merchant rotate-key 100001 --overlap now --reason "the key leaked"',
    ],
  },
  async ({ client, words, options }) => {
    const params = { path: merchantPath(words) };
    const kind = readOneOf('--kind', options.kind, ['signing', 'webhook']);
    const overlapSeconds = options.overlap === 'now' ? 0 : readDuration('--overlap', options.overlap);
    const call = { params, body: { overlapSeconds } };
    const { secret, value } = await takeDone(
      kind === 'signing'
        ? client.POST('/operator/merchants/{merNo}/signing-key', call)
        : client.POST('/operator/merchants/{merNo}/webhook-secret', call),
    );
    if (options.json) return printJson({ secret, value });
    printFields({ [`new ${kind === 'signing' ? 'signing key' : 'webhook secret'}`]: value });
    console.log('Store it now: it is not shown again.');
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
      needsReason: true,
      examples: [`tollgate merchant ${verb} 200001 --reason "ticket 4711"`],
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
      return takeDone(client.POST('/operator/merchants/{merNo}/approve', call));
    case 'suspend':
      return take(client.POST('/operator/merchants/{merNo}/suspend', call));
    case 'resume':
      return takeDone(client.POST('/operator/merchants/{merNo}/resume', call));
  }
}

export const run = commandGroup('merchant', 'Manage merchants and their keys.', {
  list: { about: 'list merchants', run: list },
  show: { about: 'show a merchant and its balances', run: show },
  create: { about: 'register a merchant', run: create },
  update: { about: "change a merchant's name, websites and pages", run: update },
  approve: {
    about: 'approve a pending merchant',
    run: moving('approve', 'Approve a pending merchant, so that it can trade.'),
  },
  suspend: {
    about: 'suspend a merchant',
    run: moving('suspend', 'Suspend a merchant: its requests are refused until it is resumed.'),
  },
  resume: {
    about: 'resume a suspended merchant',
    run: moving('resume', 'Resume a suspended merchant.'),
  },
  payout: { about: "pay out from a merchant's balance", run: payout },
  correct: { about: "correct a merchant's balance", run: correct },
  'rotate-key': { about: 'issue a new key', run: rotateKey },
});

function merchantPath([merNo = '']: readonly string[]): { merNo: number } {
  return { merNo: readMerchantNumber('MERCHANT', merNo) };
}
