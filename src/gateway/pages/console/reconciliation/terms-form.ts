import type { OperatorBodies } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Value } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Answered, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { changeTable } from '../../desk/form/change-table.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { FormPage, Wrong } from '../../desk/form/form-types.ts';
import { COSTS_LENGTH_MAX, costLines, readCostLines } from './cost-lines.ts';
import { SETTINGS } from './day-words.ts';
import { CALENDARS, profileChoices, readSettings } from './settings.ts';
import type { Settings, Terms } from './settings.ts';

interface Subject extends Settings {
  readonly own: Terms;
}

type Body = OperatorBodies['putAcquirerTerms'];

/** What is agreed with an acquirer: typed, shown with what changes, then sent. */
export function termsRoute(context: DeskContext): DeskRoute {
  return formRoute<Subject, 'putAcquirerTerms'>({
    path: '/settings/acquirers/:acquirer',
    screen: 'reconciliation',
    operation: 'putAcquirerTerms',
    title: ({ own }) => `Agreed with ${own.acquirer}`,
    read: (exchange) => readSubject(context, exchange),
    homeOf: () => ({ path: SETTINGS, title: 'Settings' }),
    done: 'terms',
    isLong: true,
    seenOf: ({ own }) => Object.fromEntries(shownOf(own)),
    fields: termsFields,
    review({ own }, given) {
      const body = bodyOf(own, given);
      if ('wrong' in body) return body;
      const after = shownOf(body);
      const changes = shownOf(own).flatMap(([label, old], index) => {
        const now = after[index]?.[1] ?? '';
        return old === now ? [] : [{ label, before: old, after: now }];
      });
      return changes.length === 0 ? html`<p>Nothing changes.</p>` : changeTable(changes);
    },
    effect: () =>
      'It holds for files and days from now on. Somebody else has to approve another bank account and other limits of what is written off.',
    button: 'Change',
    async send({ exchange, subject: { own }, form, reason }) {
      const body = bodyOf(own, form);
      if ('wrong' in body) return { kind: 'refused', name: 'invalidInput', detail: body.wrong };
      return context.call(exchange, 'putAcquirerTerms', { parameters: { acquirer: own.acquirer }, body, reason });
    },
  });
}

async function readSubject(context: DeskContext, exchange: SignedInExchange): Promise<Answered<Subject>> {
  const read = await readSettings(context, exchange);
  if (read.kind === 'refused') return read;
  const own = read.value.terms.find(({ acquirer }) => acquirer === exchange.parameter);
  if (own !== undefined) return { kind: 'done', value: { ...read.value, own } };
  return { kind: 'refused', name: 'acquirerNotFound', detail: 'There is no such acquirer.' };
}

function termsFields({ subject: { own, accounts, profiles }, field }: FormPage<Subject, 'putAcquirerTerms'>): Value {
  const active = accounts.filter(({ state, bankAccount }) => state === 'active' || bankAccount === own.bankAccount);
  return [
    field('bankAccount', {
      value: own.bankAccount ?? '',
      choices: [['', 'Any account in the currency'], ...active.map((one) => [one.bankAccount, one.name] as const)],
      required: false,
    }),
    field('reportDays', { value: String(own.reportDays) }),
    field('arrivalDays', { value: String(own.arrivalDays) }),
    field('calendar', { value: own.calendar, choices: CALENDARS }),
    field('costs', { type: 'textarea', value: costLines(own.costs), required: false, lengthMax: COSTS_LENGTH_MAX }),
    field('writeOffLimit', { value: String(own.writeOffLimit) }),
    field('writeOffDayMax', { value: String(own.writeOffDayMax) }),
    field('profile', {
      value: own.profile ?? '',
      choices: profileChoices(profiles, 'report'),
      required: false,
    }),
  ];
}

function bodyOf({ version }: Terms, form: URLSearchParams): Body | Wrong {
  const text = (name: string) => fieldOf(form, name);
  const costs = readCostLines(text('costs'));
  if (typeof costs === 'string') return { wrong: costs, field: 'costs' };
  for (const name of ['reportDays', 'arrivalDays', 'writeOffLimit', 'writeOffDayMax']) {
    if (!/^[0-9]{1,9}$/.test(text(name))) return { wrong: 'Write a whole number.', field: name };
  }
  return {
    version,
    bankAccount: text('bankAccount') === '' ? null : text('bankAccount'),
    reportDays: Number(text('reportDays')),
    arrivalDays: Number(text('arrivalDays')),
    calendar: text('calendar'),
    costs,
    writeOffLimit: Number(text('writeOffLimit')),
    writeOffDayMax: Number(text('writeOffDayMax')),
    profile: text('profile') === '' ? null : text('profile'),
  };
}

function shownOf(terms: Omit<Body, 'version'>): (readonly [label: string, words: string])[] {
  return [
    ['Bank account', terms.bankAccount ?? 'any'],
    ['Report after', String(terms.reportDays)],
    ['Money after', String(terms.arrivalDays)],
    ['Calendar', terms.calendar],
    ['Fees', costLines(terms.costs) || 'not checked'],
    ['Written off up to', String(terms.writeOffLimit)],
    ['Written off a day', String(terms.writeOffDayMax)],
    ['CSV profile', terms.profile ?? 'none'],
  ];
}
