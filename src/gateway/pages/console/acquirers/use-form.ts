import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Value } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { changeTable } from '../../desk/form/change-table.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { FormPage, Wrong } from '../../desk/form/form-types.ts';
import { CHOSEN_METHODS, METHOD_WORDS } from '../../shared/orders/order-words.ts';
import { wordsOf } from '../../shared/merchants/websites.ts';
import { STATES, acquirerPath, boundWords, limitList, readAcquirer, useOf } from './acquirer.ts';
import type { Acquirer, Use } from './acquirer.ts';
import { LIMITS_LENGTH_MAX, limitLines, readLimitLines } from './limit-lines.ts';

type Method = components['schemas']['Method'];

const CODES_LENGTH_MAX = 2000;

/** Everything that a row says, typed, shown with what changes, then sent. */
export function useRoute(context: DeskContext): DeskRoute {
  return formRoute<Acquirer, 'putAcquirer'>({
    path: '/:acquirer/change',
    screen: 'channels',
    operation: 'putAcquirer',
    title: ({ name }) => `What ${name} is used for`,
    read: readAcquirer(context),
    homeOf: ({ name }) => ({ path: acquirerPath(name), title: name }),
    done: 'use',
    isLong: true,
    seenOf: (acquirer) => Object.fromEntries(shownOf(useOf(acquirer))),
    fields: useFields,
    review(acquirer, given) {
      const use = useIn(given);
      if ('wrong' in use) return use;
      const [before, after] = [shownOf(useOf(acquirer)), shownOf(use)];
      const changes = before.flatMap(([label, old], index) => {
        const now = after[index]?.[1] ?? '';
        return old === now ? [] : [{ label, before: old, after: now }];
      });
      return changes.length === 0 ? html`<p>Nothing changes.</p>` : changeTable(changes);
    },
    effect: () =>
      'It holds for new payments and payouts, on every node within seconds. What an acquirer has stays there. Somebody else has to approve it, unless it only stops the acquirer.',
    button: 'Change',
    async send({ exchange, subject: { name, version }, form, reason }) {
      const use = useIn(form);
      if ('wrong' in use) return { kind: 'refused', name: 'invalidInput', detail: use.wrong };
      return context.call(exchange, 'putAcquirer', {
        parameters: { acquirer: name },
        body: { ...use, version },
        reason,
      });
    },
  });
}

function useFields({ subject, field }: FormPage<Acquirer, 'putAcquirer'>): Value {
  const { state, preference, methods, currencies, countries, limits } = subject;
  return [
    field('state', {
      value: state,
      choices: Object.entries(STATES).map(([value, { title, about }]) => [value, `${title}: ${lower(about)}`]),
    }),
    field('preference', { value: String(preference) }),
    field('methods', {
      value: methods === null ? 'all' : 'some',
      choices: [
        ['all', 'All, including ones that come later'],
        ['some', 'Only those that are chosen below'],
      ],
    }),
    field('method', {
      choices: CHOSEN_METHODS.map((one) => [one, METHOD_WORDS[one]]),
      value: methods ?? CHOSEN_METHODS,
    }),
    field('currencies', { value: currencies?.join(', ') ?? '', required: false, lengthMax: CODES_LENGTH_MAX }),
    field('countries', { value: countries?.join(', ') ?? '', required: false, lengthMax: CODES_LENGTH_MAX }),
    field('limits', {
      type: 'textarea',
      value: limitLines(limits),
      required: false,
      lengthMax: LIMITS_LENGTH_MAX,
    }),
  ];
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** What was typed, or what of it cannot be read. The operation says what else is wrong with it. */
function useIn(form: URLSearchParams): Use | Wrong {
  const preference = fieldOf(form, 'preference');
  if (!/^[0-9]{1,7}$/.test(preference)) {
    return { wrong: 'The preference is a whole number, such as 100.', field: 'preference' };
  }
  const limits = readLimitLines(form.get('limits') ?? '');
  if (typeof limits === 'string') return { wrong: limits, field: 'limits' };
  const methods = form.getAll('method') as Method[];
  const isAll = form.get('methods') !== 'some';
  if (!isAll && methods.length === 0) return { wrong: 'Choose at least one method.', field: 'methods' };
  return {
    state: fieldOf(form, 'state') as Use['state'],
    preference: Number(preference),
    methods: isAll ? null : methods,
    currencies: codesIn(form, 'currencies'),
    countries: codesIn(form, 'countries'),
    limits,
  };
}

function codesIn(form: URLSearchParams, name: string): string[] | null {
  const words = wordsOf((form.get(name) ?? '').toUpperCase());
  return words.length === 0 ? null : [...new Set(words)].toSorted();
}

function shownOf(use: Use): (readonly [label: string, text: string])[] {
  const { methods, currencies, countries } = boundWords(use);
  return [
    ['State', Object.hasOwn(STATES, use.state) ? STATES[use.state].title : use.state],
    ['Preference', String(use.preference)],
    ['Methods', methods],
    ['Currencies', currencies],
    ['Countries', countries],
    ['Limits', limitList(use)],
  ];
}
