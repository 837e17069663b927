import type { components } from '../../../../../../generated/operator.ts';
import { html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import { may } from '../../../desk/desk-types.ts';
import type { Answered, DeskContext, DeskRoute } from '../../../desk/desk-types.ts';
import { formRoute } from '../../../desk/form/form-route.ts';
import { section, wideFacts } from '../../../desk/views/parts.ts';
import { fieldOf } from '../../../frame/form.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { ownMerchant } from '../../own-merchant.ts';
import { SETTINGS } from './endpoints-page.ts';

type Settings = components['schemas']['ReceiptSettings'];

const RECEIPTS = `${SETTINGS}/receipts`;

const WHO = {
  links: 'Payers of payment links who give an e-mail address',
  all: 'All payers whose e-mail address is in the order',
} as const;

export async function receiptSection(context: DeskContext, exchange: SignedInExchange): Promise<Html> {
  const read = await readSettings(context, exchange);
  if (read.kind !== 'done') return html``;
  const { forOrders, replyTo, footer } = read.value;
  const facts = wideFacts([
    ['Who gets them', forOrders ? WHO.all : WHO.links],
    ['Replies go to', replyTo ?? 'Nobody: payers are asked to contact you'],
    ['Last line', footer ?? 'None'],
  ]);
  const actions = html`<a class="button small" href="${RECEIPTS}" aria-label="Change the receipts">Change</a>`;
  return section('Receipts', facts, may(exchange, 'branding.change') ? { actions } : {});
}

export function receiptsRoute(context: DeskContext): DeskRoute {
  return formRoute<Settings, 'changeReceiptSettings'>({
    path: '/receipts',
    screen: 'settings',
    operation: 'changeReceiptSettings',
    title: () => 'Receipts',
    read: (exchange) => readSettings(context, exchange),
    homeOf: () => ({ path: SETTINGS, title: 'Settings' }),
    done: 'receipts',
    button: 'Save',
    seenOf: ({ forOrders, replyTo, footer }) => ({
      'Who gets receipts': forOrders ? WHO.all : WHO.links,
      'Reply address': replyTo ?? '',
      'Last line': footer ?? '',
    }),
    fields: ({ subject: { forOrders, replyTo, footer }, field }) => [
      field('forOrders', { value: forOrders ? 'all' : 'links', choices: Object.entries(WHO) }),
      field('replyTo', { value: replyTo ?? '', required: false }),
      field('footer', { value: footer ?? '', required: false }),
    ],
    effect: () =>
      'Receipts are written in the language in which the payer paid. What was paid before is not sent again.',
    send: ({ exchange, subject: { merNo, ...replaces }, form }) =>
      context.call(exchange, 'changeReceiptSettings', {
        parameters: { merNo },
        body: {
          forOrders: fieldOf(form, 'forOrders') === 'all',
          replyTo: fieldOf(form, 'replyTo') || null,
          footer: fieldOf(form, 'footer') || null,
          replaces,
        },
      }),
  });
}

function readSettings({ call }: DeskContext, exchange: SignedInExchange): Promise<Answered<Settings>> {
  return call(exchange, 'getReceiptSettings', { parameters: { merNo: ownMerchant(exchange) } });
}
