import { say, translated } from '../../../../../web/texts.ts';
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

const WHO = translated({
  links: 'Payers of payment links who give an e-mail address',
  all: 'All payers whose e-mail address is in the order',
});

export async function receiptSection(context: DeskContext, exchange: SignedInExchange): Promise<Html> {
  const read = await readSettings(context, exchange);
  if (read.kind !== 'done') return html``;
  const { forOrders, replyTo, footer } = read.value;
  const facts = wideFacts([
    [say`Who gets them`, forOrders ? WHO.all : WHO.links],
    [say`Replies go to`, replyTo ?? say`Nobody: payers are asked to contact you`],
    [say`Last line`, footer ?? say`None`],
  ]);
  const actions = html`<a class="button small" href="${RECEIPTS}" aria-label="Change the receipts">Change</a>`;
  return section(say`Receipts`, facts, may(exchange, 'branding.change') ? { actions } : {});
}

export function receiptsRoute(context: DeskContext): DeskRoute {
  return formRoute<Settings, 'changeReceiptSettings'>({
    path: '/receipts',
    screen: 'settings',
    operation: 'changeReceiptSettings',
    title: () => say`Receipts`,
    read: (exchange) => readSettings(context, exchange),
    homeOf: () => ({ path: SETTINGS, title: say`Settings` }),
    done: 'receipts',
    button: () => say`Save`,
    seenOf: ({ forOrders, replyTo, footer }) => ({
      [say`Who gets receipts`]: forOrders ? WHO.all : WHO.links,
      [say`Reply address`]: replyTo ?? '',
      [say`Last line`]: footer ?? '',
    }),
    fields: ({ subject: { forOrders, replyTo, footer }, field }) => [
      field('forOrders', { value: forOrders ? 'all' : 'links', choices: Object.entries(WHO) }),
      field('replyTo', { value: replyTo ?? '', required: false }),
      field('footer', { value: footer ?? '', required: false }),
    ],
    effect: () =>
      say`Receipts are written in the language in which the payer paid. What was paid before is not sent again.`,
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
