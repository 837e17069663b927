import { readEmail } from '../../gateway/domain/text/email-address.ts';
import type { components } from '../../../generated/operator.ts';
import { roles as knownRoles } from '../../../generated/permissions.ts';
import type { Role } from '../../../generated/permissions.ts';
import { command, commandGroup } from '../command.ts';
import { CommandError, UsageError } from '../errors.ts';
import { invitePersonHere, resetSignInHere } from './invite-person.ts';
import { JSON_OPTION, operatorCommand, take, takeDone } from '../operator-command.ts';
import type { OperatorClient } from '../operator-command.ts';
import { printFields, printJson, printTable } from '../print.ts';
import { readMerchantNumber, readNumber, readOneOf, readWebAddress } from '../read-options.ts';

type Person = components['schemas']['Person'];

const ROLES = Object.keys(knownRoles) as Role[];
const LIMIT_BOUNDS = { min: 1, max: 100 };
const MERCHANT_OPTION = {
  type: 'string',
  value: 'number',
  about: "merchant (default: the operator's own side)",
} as const;

const URL_OPTION = {
  type: 'string',
  value: 'address',
  about: 'where people reach the gateway (default: PUBLIC_URL)',
} as const;

const invite = command(
  {
    name: 'user invite',
    about:
      'Invite a person and print the link, which works once, for 24 hours. Nothing is mailed: pass it on yourself.',
    options: {
      email: { type: 'string', value: 'address', about: 'e-mail address; required' },
      name: { type: 'string', value: 'name', about: 'name (default: the part of the address before the @)' },
      role: { type: 'string', value: 'role', about: `${ROLES.join(', ')}; repeatable; required`, multiple: true },
      merchant: MERCHANT_OPTION,
      url: URL_OPTION,
      reason: { type: 'string', value: 'text', about: 'reason, for the audit log' },
      ...JSON_OPTION,
    },
    notes: [
      'It opens the database itself, with the settings of "tollgate serve": run it on the server. No gateway need run.',
      'That is how the first admin gets in. Whoever can read the settings may invite; the record says that it was the server.',
    ],
    examples: [
      'tollgate user invite --role admin --email mara@example.com',
      'tollgate user invite --role owner --merchant 200001 --email ada@shop.example --url https://pay.example',
    ],
  },
  async ({ options }) => {
    const { email, merchant, url, reason, role = [] } = options;
    if (email === undefined || readEmail(email) === null) throw new UsageError('give the --email of the person');
    const { link, invitation } = await invitePersonHere({
      email,
      name: options.name ?? email.split('@')[0] ?? email,
      roles: readRoles(role),
      merNo: merchant === undefined ? undefined : readMerchantNumber('--merchant', merchant),
      reason,
      url: readUrl(url),
    });
    const expiresAt = new Date(invitation.expiresAt).toISOString();
    if (options.json)
      return printJson({ invitationId: invitation.invitationId, email: invitation.email, link, expiresAt });
    printFields({ person: invitation.email, roles: invitation.roles.join(', '), expires: expiresAt, link: link ?? '' });
    console.log('Pass the link on: it works once, and is not shown again.');
  },
);

const reset = command(
  {
    name: 'user reset',
    about:
      'Print a link with which a person sets up sign-in again. It works once, for 24 hours; nothing changes before.',
    words: ['EMAIL'],
    options: {
      url: URL_OPTION,
      reason: { type: 'string', value: 'text', about: 'reason, for the audit log' },
      ...JSON_OPTION,
    },
    notes: [
      'For somebody who has forgotten the password, or lost the second factor and the recovery codes. Roles stay.',
      'It opens the database itself, with the settings of "tollgate serve": run it on the server. No gateway need run.',
    ],
    examples: ['tollgate user reset mara@example.com --reason "Lost her phone; called back"'],
  },
  async ({ words: [email = ''], options: { url, reason, json } }) => {
    const { invitation, link } = await resetSignInHere({ email, reason, url: readUrl(url) });
    const expiresAt = new Date(invitation.expiresAt).toISOString();
    if (json) return printJson({ email: invitation.email, link, expiresAt });
    printFields({ person: invitation.email, expires: expiresAt, link: link ?? '' });
    console.log('Pass the link on: it works once, and is not shown again.');
  },
);

const list = operatorCommand(
  {
    name: 'user list',
    about: 'List people with their roles, one page at a time.',
    options: {
      merchant: { ...MERCHANT_OPTION, about: 'only people of this merchant' },
      role: { type: 'string', value: 'role', about: 'only people with this role' },
      text: { type: 'string', value: 'text', about: 'only people whose e-mail address or name begins with this' },
      after: { type: 'string', value: 'id', about: 'start after this person' },
      limit: { type: 'string', value: 'number', about: 'maximum number of people (default: 20)', default: '20' },
    },
    examples: ['tollgate user list', 'tollgate user list --merchant 100001 --role owner'],
  },
  async ({ client, options }) => {
    const { merchant, role, text, after } = options;
    const query = {
      limit: readNumber('--limit', options.limit, LIMIT_BOUNDS),
      ...(merchant !== undefined && { merNo: readMerchantNumber('--merchant', merchant) }),
      ...(role !== undefined && { role: readOneOf('--role', role, ROLES) }),
      ...(text !== undefined && { text }),
      ...(after !== undefined && { after }),
    };
    const page = await take(client.GET('/operator/people', { params: { query } }));
    if (options.json) return printJson(page);
    printTable(page.people, [
      { title: 'EMAIL', of: ({ email }) => email },
      { title: 'NAME', of: ({ name }) => name },
      { title: 'STATE', of: ({ state }) => state },
      { title: 'ROLES', of: describeRoles },
    ]);
    if (page.next !== null) console.log(`More: tollgate user list --after ${page.next}`);
  },
);

const disable = operatorCommand(
  {
    name: 'user disable',
    about: 'Sign a person out everywhere, and let them sign in no more.',
    words: ['EMAIL'],
    options: { undo: { type: 'boolean', about: 'let them sign in again' } },
    needsReason: true,
    examples: ['tollgate user disable mara@example.com --reason "Left the company"'],
  },
  async ({ client, words: [email = ''], options }) => {
    const params = { path: { personId: await findId(client, email) } };
    const person = options.undo
      ? await take(client.POST('/operator/people/{personId}/enable', { params }))
      : await take(client.POST('/operator/people/{personId}/disable', { params }));
    show(person, options.json);
  },
);

const roles = operatorCommand(
  {
    name: 'user roles',
    about: "Replace a person's roles on one side. They are signed out everywhere.",
    words: ['EMAIL'],
    options: {
      role: {
        type: 'string',
        value: 'role',
        about: 'a role; repeatable; without any, all are removed',
        multiple: true,
      },
      merchant: MERCHANT_OPTION,
    },
    needsReason: true,
    examples: [
      'tollgate user roles mara@example.com --role support --role finance --reason "New team"',
      'tollgate user roles ada@shop.example --merchant 200001 --reason "Left the shop"',
    ],
  },
  async ({ client, words: [email = ''], options }) => {
    const { merchant, role = [] } = options;
    const body = {
      roles: role.length === 0 ? [] : readRoles(role),
      ...(merchant !== undefined && { merNo: readMerchantNumber('--merchant', merchant) }),
    };
    const params = { path: { personId: await findId(client, email) } };
    show(await takeDone(client.PUT('/operator/people/{personId}/roles', { params, body })), options.json);
  },
);

export const run = commandGroup('user', 'Invite people, and change what they may do.', {
  invite: { about: 'invite a person, on the server', run: invite },
  reset: { about: 'let a person set up sign-in again, on the server', run: reset },
  list: { about: 'list people with their roles', run: list },
  roles: { about: "replace a person's roles", run: roles },
  disable: { about: 'disable or enable a person', run: disable },
});

function readUrl(url: string | undefined): string | undefined {
  return url === undefined ? undefined : readWebAddress('--url', url).replace(/\/+$/, '');
}

function readRoles(given: readonly string[]): Role[] {
  if (given.length === 0) throw new UsageError(`give a --role: ${ROLES.join(', ')}`);
  return given.map((role) => readOneOf('--role', role, ROLES));
}

async function findId(client: OperatorClient, email: string): Promise<string> {
  const query = { text: email, limit: 100 };
  const { people } = await take(client.GET('/operator/people', { params: { query } }));
  const found = people.find((person) => person.email === email.toLowerCase());
  if (found === undefined)
    throw new CommandError(`nobody has the address ${email}; "tollgate user list" shows everybody`);
  return found.personId;
}

function show(person: Person, json = false): void {
  if (json) return printJson(person);
  printFields({ person: person.email, state: person.state, roles: describeRoles(person) });
}

/** Such as `support, finance; 100001: owner`. */
function describeRoles({ memberships }: Person): string {
  const sides = memberships.map(({ merNo, roles: held }) => (merNo === null ? '' : `${merNo}: `) + held.join(', '));
  return sides.join('; ') || 'none';
}
