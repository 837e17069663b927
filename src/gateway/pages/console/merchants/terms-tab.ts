import type { components } from '../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { changeRoute } from '../../desk/change-form.ts';
import type { FormPage } from '../../desk/change-form.ts';
import { may } from '../../desk/desk-types.ts';
import type { CallRefused, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { queryPath } from '../../desk/query-path.ts';
import { refusedNotice } from '../../desk/respond.ts';
import { changedOnly } from '../../desk/views/differences.ts';
import { field } from '../../desk/views/forms.ts';
import { moment } from '../../desk/views/moment.ts';
import { wideFacts, section } from '../../desk/views/parts.ts';
import { pager, table } from '../../desk/views/table.ts';
import { MERCHANTS, answerTab, merchantPath, readMerchant } from './merchant.ts';
import type { Merchant } from './merchant.ts';
import {
  TERMS,
  TERM_NAMES,
  termDifferences,
  termInput,
  termText,
  termTexts,
  termsFrom,
} from '../../desk/merchants/terms.ts';

type TermsChange = components['schemas']['TermsChange'];

const HISTORY_ROWS = 20;

export async function showTerms(
  { call }: DeskContext,
  exchange: SignedInExchange,
  merchant: Merchant,
): Promise<PageAnswer> {
  const { merNo, terms } = merchant;
  const before = Number(exchange.request.query.get('before') ?? '') || undefined;
  const history = await call(exchange, 'listTermsHistory', {
    parameters: { merNo, limit: HISTORY_ROWS, ...(before !== undefined && { before }) },
  });
  const change = may(exchange, 'merchants.terms')
    ? html`<a class="button small" href="${MERCHANTS}/${merNo}/terms">Change</a>`
    : NOTHING;
  const list = wideFacts(TERM_NAMES.map((name) => [TERMS[name].label, termText(terms, name)]));
  const changes =
    history.kind === 'done'
      ? historyTable(exchange, merchant, { ...history.value, isFirst: before === undefined })
      : refusedNotice(history as CallRefused);
  const content = html`${section('Terms', list, { actions: change })} ${section('History', changes)}`;
  return answerTab(exchange, { merchant, tab: 'terms', content });
}

function historyTable(
  exchange: SignedInExchange,
  { merNo }: Merchant,
  { changes, next, isFirst }: { changes: readonly TermsChange[]; next: number | null; isFirst: boolean },
): Html {
  const here = merchantPath(merNo, 'terms');
  const rows = table({
    caption: 'Changes of the terms',
    rows: changes,
    keyOf: ({ actionNo }) => String(actionNo),
    columns: [
      { title: 'When', cell: ({ at }) => moment(exchange, at) },
      { title: 'Who', cell: ({ actor }) => actor },
      { title: 'What', cell: whatChanged },
      { title: 'Why', cell: ({ reason }) => reason },
      {
        title: 'Approval',
        cell: ({ approvalNo }) =>
          approvalNo === null ? '' : html`<a href="${CONSOLE}/approvals/${approvalNo}">approved</a>`,
      },
    ],
  });
  const onward = next === null ? null : queryPath(here, { before: next });
  return html`${rows}${pager({ first: isFirst ? null : here, next: onward })}`;
}

function whatChanged({ before, after }: TermsChange): Html {
  const lines = changedOnly(
    before === null
      ? TERM_NAMES.map((name) => ({ label: TERMS[name].label, before: '', after: termText(after, name) }))
      : termDifferences(before, after),
  );
  return html`<span class="lines"
    >${before === null ? html`<span>Registered with</span>` : NOTHING}
    ${lines.map(
      ({ label, before: was, after: is }) =>
        html`<span>${label}: ${was === '' ? NOTHING : `${was} → `}<b>${is}</b></span>`,
    )}</span
  >`;
}

export function termsRoute(context: DeskContext): DeskRoute {
  return changeRoute<Merchant>({
    path: '/:merNo/terms',
    screen: 'merchants',
    operation: 'setTerms',
    title: ({ name }) => `Change the terms of ${name}`,
    read: readMerchant(context),
    homeOf: ({ merNo }) => ({ path: merchantPath(merNo, 'terms'), title: 'Terms and fees' }),
    done: 'terms',
    seenOf: ({ terms }) => termTexts(terms),
    fields: termFields,
    review: ({ terms }, given) => termDifferences(terms, termsFrom(given)),
    effect: ({ name }) => `New orders of ${name} get these terms. Orders that exist keep theirs.`,
    button: 'Change the terms',
    send: ({ exchange, subject: { merNo, terms }, form, reason }) =>
      context.call(exchange, 'setTerms', {
        parameters: { merNo },
        body: { ...termsFrom(form), replaces: terms },
        reason,
      }),
  });
}

function termFields({ subject: { terms }, given, errorOf }: FormPage<Merchant>): Html {
  const fields = TERM_NAMES.map((name) =>
    field({
      name,
      label: TERMS[name].label,
      value: given?.get(name) ?? termInput(terms, name),
      hint: TERMS[name].hint,
      error: errorOf(name),
      lengthMax: 21,
      isDecimal: TERMS[name].kind !== 'currency',
    }),
  );
  return html`<div class="pairs">${fields}</div>`;
}
