import type { components } from '../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { readParts } from '../../desk/list/list-parts.ts';
import type { ListInPage } from '../../desk/list/list-types.ts';
import { refusedNotice } from '../../desk/respond.ts';
import { changedOnly, differenceTable } from '../../desk/views/differences.ts';
import { moment } from '../../desk/views/moment.ts';
import { wideFacts, section } from '../../desk/views/parts.ts';
import { MERCHANTS, answerTab, merchantPath, readMerchant } from './merchant.ts';
import type { Merchant } from './merchant.ts';
import {
  TERM_NAMES,
  termDifferences,
  termFields,
  termText,
  termTexts,
  termsFrom,
} from '../../shared/merchants/terms.ts';
import { TERM_TEXTS } from '../../desk/form/term-texts.ts';

type TermsChange = components['schemas']['TermsChange'];

export async function showTerms(
  context: DeskContext,
  exchange: SignedInExchange,
  merchant: Merchant,
): Promise<PageAnswer> {
  const { merNo, terms } = merchant;
  const history = await readParts(context, exchange, historyOf(merchant));
  const change = may(exchange, 'merchants.terms')
    ? html`<a class="button small" href="${MERCHANTS}/${merNo}/terms">Change</a>`
    : NOTHING;
  const list = wideFacts(TERM_NAMES.map((name) => [TERM_TEXTS[name].label, termText(terms, name)]));
  const changes = history.kind === 'done' ? html`${history.value.list}${history.value.pager}` : refusedNotice(history);
  const content = html`${section('Terms', list, { actions: change })} ${section('History', changes)}`;
  const done = { terms: 'The new terms apply to new orders from now on.' };
  return answerTab(exchange, { merchant, tab: 'terms', content, done });
}

function historyOf({ merNo }: Merchant): ListInPage<'listTermsHistory', TermsChange> {
  return {
    operation: 'listTermsHistory',
    path: merchantPath(merNo),
    kept: { tab: 'terms' },
    parameters: { merNo },
    limit: 20,
    rowsOf: ({ changes }) => changes,
    table: {
      caption: 'Changes of the terms',
      keyOf: ({ actionNo }) => String(actionNo),
      columns: [
        { title: 'When', cell: ({ at }, exchange) => moment(exchange, at) },
        { title: 'Who', cell: ({ actor }) => actor },
        { title: 'What', cell: whatChanged },
        { title: 'Why', cell: ({ reason }) => reason },
        {
          title: 'Approval',
          cell: ({ approvalNo }) =>
            approvalNo === null ? '' : html`<a href="${CONSOLE}/approvals/${approvalNo}">approved</a>`,
        },
      ],
    },
    none: { yet: 'table' },
  };
}

function whatChanged({ before, after }: TermsChange): Html {
  const lines = changedOnly(
    before === null
      ? TERM_NAMES.map((name) => ({ label: TERM_TEXTS[name].label, before: '', after: termText(after, name) }))
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
  return formRoute<Merchant, 'setTerms'>({
    path: '/:merNo/terms',
    screen: 'merchants',
    operation: 'setTerms',
    title: ({ name }) => `Change the terms of ${name}`,
    read: readMerchant(context),
    homeOf: ({ merNo }) => ({ path: merchantPath(merNo, 'terms'), title: 'Terms and fees' }),
    done: 'terms',
    seenOf: ({ terms }) => termTexts(terms),
    fields: ({ subject: { terms }, field }) => termFields(terms, field),
    review: ({ terms }, given) => differenceTable(termDifferences(terms, termsFrom(given))),
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
