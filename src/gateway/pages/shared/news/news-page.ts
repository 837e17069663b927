import { say } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { Call } from '../../desk/desk-types.ts';
import { deskOf } from '../../desk/desks.ts';
import { mayOpen } from '../../desk/may-open.ts';
import { pageHeaders } from '../../desk/page-headers.ts';
import { answerRefused, seeOther } from '../../desk/respond.ts';
import { bellLabel, shownCount } from '../../desk/views/bell.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { formFields } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, PageRoute, SignedInExchange, UnreadReader } from '../../frame/page-types.ts';
import { safeReturnPath } from '../../frame/return-path.ts';

type NewsPage = OperatorAnswers['listNews'];
type NewsItem = NewsPage['news'][number];

const NEWS = '/news';
const PAGE_SIZE = 20;

/** What is new for a person, on both desks. What was read is kept by the server, for all devices. */
export function newsRoutes(call: Call, unread: UnreadReader): PageRoute[] {
  return [
    {
      path: NEWS,
      for: 'signedIn',
      show: (exchange) => showNews(call, exchange),
      submit: (exchange, form) => markRead(call, exchange, form),
    },
    { path: `${NEWS}/unread`, for: 'signedIn', show: async (exchange) => sayUnread(await unread.read(exchange)) },
    {
      path: `${NEWS}/open`,
      for: 'signedIn',
      async show(exchange) {
        const { query } = exchange.request;
        const newsId = query.get('item') ?? '';
        // Whoever looks as somebody else reads nothing for them; the link leads on all the same.
        if (newsId !== '') await call(exchange, 'readNewsItem', { parameters: { newsId } });
        unread.forget(exchange);
        return seeOther(exchange, safeReturnPath(query.get('to')));
      },
    },
  ];
}

async function showNews(call: Call, exchange: SignedInExchange): Promise<PageAnswer> {
  const before = exchange.request.query.get('before');
  const parameters = { limit: PAGE_SIZE, ...(before !== null && { before }) };
  const answer = await call(exchange, 'listNews', { parameters });
  if (answer.kind === 'refused') return answerRefused(exchange, answer);
  const { news, next, unread } = answer.value;
  const path = deskOf(exchange).folder + NEWS;
  const content = html`${doneNotice(exchange, { read: say`Marked as read.` })}
    <div class="stack" id="news">
      ${news.length === 0 ? html`<p class="soft">Nothing has happened yet that concerns you.</p>` : listOf(exchange, news)}
      ${unread > 0 && news[0] !== undefined && markForm(exchange, { name: 'through', value: news[0].newsId, label: say`Mark all as read` })}
    </div>
    ${next !== null && html`<p><a class="button" href="${path}?before=${next}">Older</a></p>`}
    <p class="soft">Kept for 90 days. What is mailed to you is chosen on <a href="/account">your account page</a>.</p>`;
  return answerDesk(exchange, { screen: null, title: say`News`, content });
}

function listOf(exchange: SignedInExchange, news: readonly NewsItem[]): Html {
  return html`<ul class="news">
    ${news.map((item) => rowOf(exchange, item))}
  </ul>`;
}

function rowOf(exchange: SignedInExchange, { newsId, title, link, at, readAt }: NewsItem): Html {
  const query = new URLSearchParams({ item: newsId, to: link }).toString();
  const target = readAt === null ? `${deskOf(exchange).folder}${NEWS}/open?${query}` : link;
  const words = html`${readAt === null && html`<span class="seen">New: </span>`}${title}`;
  return html`<li class="${readAt === null ? 'unread' : ''}">
    ${mayOpen(exchange, link) ? html`<a href="${target}">${words}</a>` : html`<span>${words}</span>`}
    <span class="soft">${moment(exchange, at)}</span>
    ${readAt === null && markForm(exchange, { name: 'item', value: newsId, label: say`Mark as read` })}
  </li>`;
}

function markForm(
  exchange: SignedInExchange,
  { name, value, label }: { readonly name: string; readonly value: string; readonly label: string },
): Html {
  const path = deskOf(exchange).folder + NEWS;
  return html`<form method="post" action="${path}">
    ${formFields(exchange, path)}<input type="hidden" name="${name}" value="${value}" />
    <button class="button small">${label}</button>
  </form>`;
}

async function markRead(call: Call, exchange: SignedInExchange, form: URLSearchParams): Promise<PageAnswer> {
  const [newsId, through] = [fieldOf(form, 'item'), fieldOf(form, 'through')];
  const answer =
    newsId === ''
      ? await call(exchange, 'readNews', { body: { through } })
      : await call(exchange, 'readNewsItem', { parameters: { newsId } });
  if (answer.kind === 'refused') return answerRefused(exchange, answer);
  return seeOther(exchange, deskOf(exchange).folder + NEWS, { done: 'read' });
}

/** For the bell's script: as little as it needs. */
function sayUnread(unread: number): PageAnswer {
  const headers = { ...pageHeaders(), 'Content-Type': 'application/json; charset=utf-8' };
  return {
    status: 200,
    headers,
    body: JSON.stringify({ unread, shown: shownCount(unread), label: bellLabel(unread) }),
  };
}
