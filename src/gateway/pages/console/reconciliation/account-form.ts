import { html } from '../../../../web/html.ts';
import type { Value } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Answered, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { FormPage } from '../../desk/form/form-types.ts';
import { SETTINGS } from './day-words.ts';
import { CALENDARS, FORMATS, profileChoices, readSettings } from './settings.ts';
import type { Account, Profile } from './settings.ts';

interface Subject {
  /** Null for a new one. */
  readonly account: Account | null;
  readonly profiles: readonly Profile[];
}

const HOME = { path: SETTINGS, title: 'Settings' };

/** A new bank account, and a change of one. */
export function accountRoutes(context: DeskContext): DeskRoute[] {
  return ['/settings/accounts', '/settings/accounts/:bankAccount'].map((path) =>
    formRoute<Subject, 'putBankAccount'>({
      path,
      screen: 'reconciliation',
      operation: 'putBankAccount',
      title: ({ account }) => (account === null ? 'Add a bank account' : account.name),
      read: (exchange) => readSubject(context, exchange),
      homeOf: () => HOME,
      done: 'account',
      seenOf: ({ account }) => (account === null ? {} : { Version: String(account.version), State: account.state }),
      fields: accountFields,
      effect: ({ account }) =>
        account === null
          ? 'Statements of this account are taken from now on. The first sets where the next must begin.'
          : html`It holds for statements that come from now on.
            ${account.lastStatement !== null && html`Number and currency stay, because statements were read.`}`,
      button: ({ account }) => (account === null ? 'Add' : 'Change'),
      send: ({ exchange, subject: { account }, form, reason }) => {
        const text = (name: string) => fieldOf(form, name);
        const number = text('number');
        return context.call(exchange, 'putBankAccount', {
          parameters: { bankAccount: account?.bankAccount ?? text('bankAccount') },
          body: {
            version: account?.version ?? 0,
            name: text('name'),
            scheme: text('scheme') as Account['scheme'],
            ...(number !== '' && { number }),
            currency: text('currency').toUpperCase(),
            format: text('format') as Account['format'],
            profile: text('profile') === '' ? null : text('profile'),
            calendar: text('calendar'),
            state: (text('state') || 'active') as Account['state'],
          },
          reason,
        });
      },
    }),
  );
}

async function readSubject(context: DeskContext, exchange: SignedInExchange): Promise<Answered<Subject>> {
  const read = await readSettings(context, exchange);
  if (read.kind === 'refused') return read;
  const { accounts, profiles } = read.value;
  const bankAccount = exchange.parameter;
  if (bankAccount === '') return { kind: 'done', value: { account: null, profiles } };
  const account = accounts.find((one) => one.bankAccount === bankAccount);
  if (account !== undefined) return { kind: 'done', value: { account, profiles } };
  return { kind: 'refused', name: 'pathUnknown', detail: 'There is no such bank account.' };
}

function accountFields({ subject: { account, profiles }, field }: FormPage<Subject, 'putBankAccount'>): Value {
  return [
    account === null && field('bankAccount', { lengthMax: 32, required: true }),
    field('name', { value: account?.name ?? '' }),
    field('scheme', {
      value: account?.scheme ?? 'iban',
      choices: [
        ['iban', 'IBAN'],
        ['other', 'Another number'],
      ],
    }),
    field('number', {
      required: account === null,
      hint: account === null ? 'As the statements have it.' : `It is ${account.number}. Leave it empty to keep it.`,
    }),
    field('currency', { value: account?.currency ?? '' }),
    field('format', { value: account?.format ?? 'camt', choices: FORMATS }),
    field('profile', { value: account?.profile ?? '', choices: profileChoices(profiles, 'statement') }),
    field('calendar', { value: account?.calendar ?? 'TARGET', choices: CALENDARS }),
    account !== null &&
      field('state', {
        value: account.state,
        choices: [
          ['active', 'Active'],
          ['closed', 'Closed: it takes no statement any more'],
        ],
      }),
  ];
}
