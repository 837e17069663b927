import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { wideFacts, section } from '../../desk/views/parts.ts';
import { MERCHANTS, answerTab } from './merchant.ts';
import type { Merchant } from './merchant.ts';
import { websiteList } from '../../shared/merchants/websites.ts';
import { limitFacts } from '../../shared/merchants/limits.ts';
import { methodList } from '../../shared/merchants/methods.ts';
import { settlementSection } from '../../shared/settlements/settlement-section.ts';

const WHOSE_RULES = { set: 'What you ask for', otherSide: 'Rules of the merchant itself' };

const DONE = {
  websites: 'The websites were changed.',
  settings: 'The settings were changed.',
  page: 'The payment page was changed.',
  limits: 'The rules were changed.',
};

export async function showSettings(
  context: DeskContext,
  exchange: SignedInExchange,
  merchant: Merchant,
): Promise<PageAnswer> {
  const { merNo } = merchant;
  const rules = may(exchange, 'settings.read')
    ? await context.call(exchange, 'getApprovalRules', { parameters: { merNo } })
    : null;
  const content = html`${section('Websites', websiteList(merchant), change(exchange, 'merchants.websites', merNo, 'websites'))}
  ${section('Methods and currencies', methodFacts(merchant), change(exchange, 'merchants.update', merNo, 'settings'))}
  ${section('Payment page', pageFacts(merchant), change(exchange, 'merchants.update', merNo, 'page'))}
  ${await settlementSection(context, exchange, { merNo, path: `${MERCHANTS}/${merNo}/settlement` })}
  ${
    rules?.kind === 'done'
      ? section(
          'Limits of its own people',
          limitFacts(rules.value, WHOSE_RULES),
          change(exchange, 'settings.change', merNo, 'limits'),
        )
      : NOTHING
  }`;
  return answerTab(exchange, { merchant, tab: 'settings', content, done: DONE });
}

function change(exchange: SignedInExchange, permission: Parameters<typeof may>[1], merNo: number, form: string) {
  return may(exchange, permission)
    ? { actions: html`<a class="button small" href="${MERCHANTS}/${merNo}/${form}">Change</a>` }
    : {};
}

function methodFacts({ name, methods, currencies }: Merchant): Html {
  return wideFacts([
    ['Name', name],
    ['Methods', methodList(methods)],
    ['Currencies', currencies === null ? 'All' : currencies.join(', ') || 'None'],
  ]);
}

function pageFacts({ accentColour, framesPages }: Merchant): Html {
  return wideFacts([
    ['Colour of buttons', accentColour === null ? "The gateway's own" : html`<code>${accentColour}</code>`],
    ['In frames', framesPages ? 'Its websites may show the payment page in a frame' : 'Not allowed'],
  ]);
}
