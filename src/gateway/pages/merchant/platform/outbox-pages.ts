import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { OpenCall } from '../../desk/desk-types.ts';
import { pageHeaders } from '../../desk/page-headers.ts';
import { answerAlone, answerMessage } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty, tag } from '../../desk/views/parts.ts';
import type { Exchange, PageAnswer, PageRoute } from '../../frame/page-types.ts';

// The mails that the sandbox has written, for everybody. In live mode these pages do not exist (S21).

type ListedMail = components['schemas']['ListedMail'];
type Mail = components['schemas']['Mail'];

export interface OutboxOptions {
  readonly call: OpenCall;
  readonly publicUrl: () => string;
}

const OUTBOX = '/merchant/outbox';
const SHOWN_MAX = 50;

export function outboxRoutes(options: OutboxOptions): PageRoute[] {
  return [
    { path: '/outbox', for: 'anyone', show: (exchange) => showOutbox(options, exchange) },
    { path: '/outbox/:mailId', for: 'anyone', show: (exchange) => showMail(options, exchange) },
    { path: '/outbox/:mailId/html', for: 'anyone', show: (exchange) => showHtml(options, exchange) },
  ];
}

async function showOutbox({ call }: OutboxOptions, exchange: Exchange): Promise<PageAnswer> {
  const listed = await call(exchange, 'listMails', { parameters: { limit: SHOWN_MAX } });
  const mails = listed.kind === 'done' ? listed.value.mails : [];
  const content =
    mails.length === 0
      ? empty(say`No mails yet`, html`<a href="/merchant/register">Register</a> to get the first one.`)
      : html`<ul class="mails">
          ${mails.map((mail) => listEntry(exchange, mail))}
        </ul>`;
  return answerAlone(exchange, {
    title: say`Outbox of the sandbox`,
    content: html`<p class="soft">What would be mailed, newest first. Live mode has no such page.</p>
      ${content}`,
  });
}

function listEntry(exchange: Exchange, { mailId, subjectLine, recipient, createdAt, state }: ListedMail): Html {
  return html`<li>
    <a class="sheet" href="${OUTBOX}/${mailId}">
      <b>${subjectLine}</b>
      <span class="soft">to ${recipient}, ${moment(exchange, createdAt)} ${stateTag(state)}</span>
    </a>
  </li>`;
}

function stateTag(state: ListedMail['state']): Value {
  if (state === 'sent') return null;
  return state === 'due' ? tag(say`not sent yet`, 'wait') : tag(say`given up`, 'bad');
}

async function withMail(
  { call }: OutboxOptions,
  exchange: Exchange,
  answer: (mail: Mail) => PageAnswer,
): Promise<PageAnswer> {
  const found = await call(exchange, 'getMail', { parameters: { mailId: exchange.parameter } });
  if (found.kind === 'done') return answer(found.value);
  return answerMessage(exchange, { status: 404, title: say`Not found`, lines: [found.detail] });
}

function showMail(options: OutboxOptions, exchange: Exchange): Promise<PageAnswer> {
  return withMail(options, exchange, (mail) =>
    answerAlone(exchange, {
      title: mail.subjectLine,
      content: html`<p class="back"><a href="${OUTBOX}">← Outbox</a></p>
        <p class="soft">to ${mail.recipient}, ${moment(exchange, mail.createdAt)} ${stateTag(mail.state)}</p>
        <section class="sheet">
          <div class="mail" lang="${mail.language}">${linked(mail.plainText, options.publicUrl())}</div>
        </section>
        <p><a class="button small" href="${OUTBOX}/${mail.mailId}/html">Show it as HTML</a></p>`,
    }),
  );
}

/** Lines of the plain text. Those that are addresses of ours become links; strangers' texts do not. */
function linked(text: string, publicUrl: string): Html[] {
  return text
    .split('\n')
    .map((line) =>
      line.startsWith(`${publicUrl}/`) && !/\s/.test(line)
        ? html`<a href="${line.slice(publicUrl.length)}">${line}</a><br />`
        : html`${line}<br />`,
    );
}

/** S12: as it was written, but as if from another site: no script, no form, no picture. */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  'sandbox allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox',
].join('; ');

function showHtml(options: OutboxOptions, exchange: Exchange): Promise<PageAnswer> {
  return withMail(options, exchange, ({ html: body }) => ({
    status: 200,
    headers: { ...pageHeaders(), 'Content-Security-Policy': MAIL_POLICY },
    cookies: exchange.newCookies,
    body,
  }));
}
