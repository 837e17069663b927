import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { OperatorParameters } from '../../../../../generated/operator-operations.ts';
import { ACCOUNTS, LEDGER_EVENTS } from '../../../domain/ledger.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { field, select } from '../../desk/views/forms.ts';
import { asked, wordsOf } from '../../desk/views/figures.ts';

// The filters of the list of postings, as they are in its address.

const NAMES = ['merNo', 'day', 'currency', 'account', 'event', 'subject'] as const;

export type PostingFilter = Readonly<Record<(typeof NAMES)[number], string>>;

export function filterIn(exchange: SignedInExchange): PostingFilter {
  return Object.fromEntries(NAMES.map((name) => [name, asked(exchange, name)])) as PostingFilter;
}

type Parameters = Pick<OperatorParameters['listPostings'], 'merNo'> & Partial<OperatorParameters['listPostings']>;

/** What is not a word of the contract is refused by the operation. */
export function parametersOf({ merNo, currency, ...rest }: PostingFilter): Parameters {
  const given = Object.entries({ ...rest, currency: currency.toUpperCase() }).filter(([, value]) => value !== '');
  return { merNo: Number(merNo), ...(Object.fromEntries(given) as Omit<Parameters, 'merNo'>) };
}

export function filterForm(path: string, filter: PostingFilter): Html {
  const isFiltered = NAMES.some((name) => name !== 'merNo' && filter[name] !== '');
  return html`<form class="filters" action="${path}" role="search" aria-label="Filters">
    ${field({ name: 'merNo', label: 'Merchant', value: filter.merNo, lengthMax: 10, required: true })}
    ${field({ name: 'day', label: 'Day', type: 'date', value: filter.day })}
    ${field({ name: 'currency', label: 'Currency', value: filter.currency, lengthMax: 10, placeholder: 'All' })}
    ${select({ name: 'account', label: 'Account', value: filter.account, choices: anyOf(ACCOUNTS) })}
    ${select({ name: 'event', label: 'Event', value: filter.event, choices: anyOf(LEDGER_EVENTS) })}
    ${field({ name: 'subject', label: 'Number', value: filter.subject, lengthMax: 100, placeholder: 'TG…, RF…, CB…' })}
    <button class="button">Show</button>
    ${isFiltered && html`<a class="button plain" href="${path}?merNo=${filter.merNo}">Clear</a>`}
  </form>`;
}

function anyOf(names: readonly string[]): (readonly [value: string, text: string])[] {
  return [['', 'All'], ...names.map((name) => [name, wordsOf(name)] as const)];
}
