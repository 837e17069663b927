import type { components } from '../../../generated/operator.ts';
import { commandGroup } from '../command.ts';
import { readDuration } from '../duration.ts';
import { UsageError } from '../errors.ts';
import { operatorCommand, take } from '../operator-command.ts';
import { printFields, printJson, printTable } from '../print.ts';
import { readMerchantNumber } from '../read-options.ts';

type Token = components['schemas']['Token'];

const PAGE = 100;

const list = operatorCommand(
  {
    name: 'token list',
    about: 'List the tokens of programs with their state and last use, newest first.',
    options: {
      merchant: { type: 'string', value: 'number', about: 'only tokens that are limited to this merchant' },
      before: { type: 'string', value: 'token id', about: 'only tokens older than this one' },
    },
    examples: ['tollgate token list', 'tollgate token list --merchant 100001 --json'],
  },
  async ({ client, options }) => {
    const { merchant, before } = options;
    const merNo = merchant === undefined ? {} : { merNo: readMerchantNumber('--merchant', merchant) };
    const query = { limit: PAGE, ...merNo, ...(before !== undefined && { before }) };
    const page = await take(client.GET('/operator/tokens', { params: { query } }));
    if (options.json) return printJson(page);
    printTable<Token>(page.tokens, [
      { title: 'ID', of: ({ tokenId }) => tokenId },
      { title: 'NAME', of: ({ name }) => name },
      { title: 'STATE', of: ({ state }) => state },
      { title: 'MERCHANT', of: ({ merNo: one }) => one ?? 'all' },
      { title: 'EXPIRES', of: ({ expiresAt }) => expiresAt },
      { title: 'LAST USED', of: ({ usedAt }) => usedAt },
      { title: 'CREATED BY', of: ({ createdBy }) => createdBy },
    ]);
    if (page.next !== null) console.log(`There are more: add --before ${page.next}`);
  },
);

const create = operatorCommand(
  {
    name: 'token create',
    about: 'Create a token for a program. It is shown only once.',
    needsReason: true,
    options: {
      name: { type: 'string', value: 'name', about: 'what it is for; required' },
      permission: {
        type: 'string',
        value: 'permission',
        about: 'what it may do; required, repeatable',
        multiple: true,
      },
      merchant: { type: 'string', value: 'number', about: 'limit it to this merchant (default: all that you see)' },
      expires: {
        type: 'string',
        value: 'duration',
        about: 'how long it lives, a year at most (default: 90d)',
        default: '90d',
      },
    },
    notes: ['You can give only permissions that you have; "tollgate whoami" lists them.'],
    examples: [
      'tollgate token create --name nightly-export --permission orders.read --permission balances.read --reason "ticket 4711"',
      'tollgate token create --name shop --merchant 100001 --permission orders.read --expires 30d --reason "ticket 4711"',
    ],
  },
  async ({ client, options }) => {
    const { name, permission = [], merchant, expires } = options;
    if (name === undefined || permission.length === 0)
      throw new UsageError('give a --name and at least one --permission');
    const body = {
      name,
      permissions: [...permission],
      lifetimeSeconds: readDuration('--expires', expires),
      ...(merchant !== undefined && { merNo: readMerchantNumber('--merchant', merchant) }),
    };
    const created = await take(client.POST('/operator/tokens', { body }));
    if (options.json) return printJson(created);
    const { tokenId, permissions, merNo, expiresAt } = created.token;
    printFields({
      id: tokenId,
      permissions: permissions.join(', '),
      merchant: merNo ?? 'all',
      expires: expiresAt,
      token: created.value,
    });
    console.log('Store it now: it is not shown again.');
  },
);

const revoke = operatorCommand(
  {
    name: 'token revoke',
    about: 'Revoke a token at once. It cannot be undone.',
    needsReason: true,
    words: ['TOKEN-ID'],
    options: {},
    examples: ['tollgate token revoke token_01K9ZC3M5Q8R7V2X4B6DKM8P --reason "it leaked"'],
  },
  async ({ client, words: [tokenId = ''], options }) => {
    const token = await take(client.POST('/operator/tokens/{tokenId}/revoke', { params: { path: { tokenId } } }));
    if (options.json) return printJson(token);
    console.log(`Token ${token.tokenId} (${token.name}) is ${token.state}.`);
  },
);

export const run = commandGroup('token', 'Manage the tokens of programs.', {
  list: { about: 'list tokens', run: list },
  create: { about: 'create a token', run: create },
  revoke: { about: 'revoke a token', run: revoke },
});
