import { say, translated } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { codePicture } from '../../design/code-picture.ts';
import { codeFile, drawCode } from '../../design/qr-code.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { readParts } from '../../desk/list/list-parts.ts';
import type { ListInPage } from '../../desk/list/list-types.ts';
import { MERCHANT } from '../../desk/merchant-navigation.ts';
import { pageHeaders } from '../../desk/page-headers.ts';
import { answerRefused } from '../../desk/respond.ts';
import { showRead } from '../../desk/show-read.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, copyable, empty, section, wideFacts } from '../../desk/views/parts.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { LINKS, askWords, linkPath, methodWords, paymentTag, priceOf, stateTag, usesOf } from './link-words.ts';
import type { Link, LinkPayment } from './link-words.ts';

export async function showLink(context: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const linkNo = exchange.parameter;
  const link = await context.call(exchange, 'getLink', { parameters: { linkNo } });
  if (link.kind === 'refused') return answerRefused(exchange, link);
  return showRead(exchange, readParts(context, exchange, paymentsOf(linkNo)), ({ list, pager }) =>
    showFound(exchange, link.value, html`${list}${pager}`),
  );
}

function showFound(exchange: SignedInExchange, link: Link, payments: Html): PageAnswer {
  return answerDesk(exchange, {
    screen: 'links',
    title: link.title,
    heading: html`<bdi>${link.title}</bdi> ${stateTag(link)}`,
    back: { path: LINKS, title: say`Payment links` },
    actions: may(exchange, 'links.manage') ? actionsOf(link) : html``,
    content: html`${doneNotice(exchange, DONE)} ${share(link)}
    ${section(say`Payments`, html`<div class="stack" id="payments" data-live>${figures(link)} ${payments}</div>`)}
    ${section(say`What payers are offered`, details(exchange, link))}`,
    liveSeconds: 5,
  });
}

/** A copy is a new link, filled in like this one. */
function actionsOf({ linkNo, state }: Link): Html {
  const path = linkPath(linkNo);
  const ofOpen = html`<a class="button" href="${path}/edit">Edit</a>
    <a class="button" href="${path}/revoke">Revoke</a>`;
  return html`<a class="button" href="${LINKS}/new?like=${linkNo}">Make a copy</a> ${state !== 'revoked' && ofOpen}`;
}

const DONE = translated({
  changed: 'The link is changed. Its address is the same.',
  created: 'The link is ready. Copy its address, or show the QR code.',
  revoked: 'The link is revoked. Nobody can start a payment with it any more.',
});

/** The address to copy and to show. A link that is over is not shown as if it could be paid. */
function share(link: Link): Html {
  if (link.state !== 'open') return NOTHING;
  const code = (kind: string) => `${linkPath(link.linkNo)}/code.${kind}`;
  return html`<section class="sheet share">
    <div class="code">${drawCode(link.url, say`QR code of the payment link`)}</div>
    <div class="stack">
      <h2>Send the address, or show the code</h2>
      <p>${copyable(link.url)}</p>
      <div class="actions">
        <a class="button small" href="${link.url}" rel="noreferrer">Open the page</a>
        <a class="button small" href="${code('svg')}">Code as SVG</a>
        <a class="button small" href="${code('png')}">Code as PNG</a>
      </div>
    </div>
  </section>`;
}

function figures(link: Link): Html {
  const { paidAmount, currency, paying } = link;
  const [paid, uses] = [amount(paidAmount, currency), usesOf(link)];
  if (link.usesMax === null && link.uses === 1) {
    return paying === 0
      ? html`<p class="soft">${paid} paid in 1 payment.</p>`
      : html`<p class="soft">${paid} paid in 1 payment, ${paying} being paid now.</p>`;
  }
  return paying === 0
    ? html`<p class="soft">${paid} paid in ${uses} payments.</p>`
    : html`<p class="soft">${paid} paid in ${uses} payments, ${paying} being paid now.</p>`;
}

function paymentsOf(linkNo: string): ListInPage<'listLinkPayments', LinkPayment> {
  return {
    operation: 'listLinkPayments',
    path: linkPath(linkNo),
    parameters: { linkNo },
    limit: 25,
    rowsOf: ({ payments }) => payments,
    table: {
      caption: say`Payments`,
      keyOf: ({ tradeNo }) => tradeNo,
      pathOf: ({ tradeNo }) => `${MERCHANT}/orders/${tradeNo}`,
      columns: [
        { title: say`Order`, cell: ({ merOrderNo }) => merOrderNo },
        { title: say`State`, cell: paymentTag },
        { title: say`Payer`, cell: ({ payer }) => html`<bdi>${payer ?? ''}</bdi>` },
        { title: say`Quantity`, kind: 'figure', cell: ({ quantity }) => String(quantity) },
        { title: say`Amount`, kind: 'figure', cell: ({ amount: decimal, currency }) => amount(decimal, currency) },
        { title: say`Started`, cell: ({ createdAt }, exchange) => moment(exchange, createdAt) },
      ],
    },
    none: { yet: empty(say`Nobody has started to pay yet`) },
  };
}

function details(exchange: SignedInExchange, link: Link): Html {
  const { text, usesMax, expiresAt, reference, notifyUrl, returnUrl, cancelUrl, createdAt, revokedAt } = link;
  return wideFacts([
    [say`Price`, priceOf(link)],
    [say`Text`, text && html`<span class="as-written">${text}</span>`],
    [say`Quantity`, link.quantityMax === null ? null : say`1 to ${link.quantityMax}`],
    [say`Asks for`, askWords(link) || null],
    [say`Methods`, methodWords(link)],
    [say`Payments`, usesMax === null ? say`Any number` : usesMax === 1 ? say`One` : say`At most ${usesMax}`],
    [say`Can be paid until`, expiresAt === null ? say`You revoke it` : moment(exchange, expiresAt)],
    [say`Your reference`, reference],
    [say`Results are sent to`, notifyUrl],
    [say`Who has paid goes to`, returnUrl],
    [say`Who has not goes to`, cancelUrl],
    [say`Created`, moment(exchange, createdAt)],
    [say`Revoked`, revokedAt && moment(exchange, revokedAt)],
    [say`Number`, link.linkNo],
  ]);
}

/** The code as a file, for a poster or a receipt. */
export async function answerCode(
  { call }: DeskContext,
  exchange: SignedInExchange,
  kind: 'svg' | 'png',
): Promise<PageAnswer> {
  const linkNo = exchange.parameter;
  return showRead(exchange, call(exchange, 'getLink', { parameters: { linkNo } }), ({ url }) => ({
    status: 200,
    headers: {
      ...pageHeaders(),
      'Content-Type': kind === 'svg' ? 'image/svg+xml' : 'image/png',
      'Content-Disposition': `attachment; filename="${linkNo}.${kind}"`,
    },
    body: kind === 'svg' ? codeFile(url) : codePicture(url),
  }));
}
