import type { components } from '../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, PageRoute, SignedInExchange } from '../../frame/page-types.ts';
import type { Refused } from '../../../operator/refused.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { may } from '../../desk/desk-types.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { mayOpen } from '../../desk/may-open.ts';
import { answerRefused, refusedNotice, seeOther } from '../../desk/respond.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { actionButton, formFields } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';

type SavedView = components['schemas']['SavedView'];

const PATH = '/views';
const VIEWS_PATH = CONSOLE + PATH;

/** Views belong to no single screen: any list whose filters are in its address can offer them. */
export function viewRoutes(context: DeskContext): PageRoute[] {
  return [
    {
      path: PATH,
      for: 'signedIn',
      show: (exchange) => showViews(context, exchange),
      submit: (exchange, form) => saveView(context, exchange, form),
    },
    { path: `${PATH}/delete`, for: 'signedIn', submit: (exchange, form) => deleteView(context, exchange, form) },
  ];
}

/** For `doneNotice`, on the page whose address was saved. */
export const VIEW_SAVED = { saved: 'The view is saved. It is above the list.' };

export interface ViewTabs {
  readonly views: readonly SavedView[];
  /** The address of the screen, without a query. */
  readonly path: string;
  /** What the screen shows without filters. */
  readonly title: string;
  /** What is shown now. */
  readonly current: string;
}

/** Links to the views of a screen. The one whose address this is, is marked. */
export function viewTabs({ views, path, title, current }: ViewTabs): Html {
  const ofScreen = views.filter(({ address }) => address.split('?')[0] === path);
  if (ofScreen.length === 0) return NOTHING;
  const link = (address: string, name: string, about: string) =>
    html`<a href="${address}" title="${about}" ${address === current && html`aria-current="page"`}>${name}</a>`;
  return html`<nav class="tabs" aria-label="Views">
    ${link(path, title, 'Without filters')}
    ${ofScreen.map(({ address, name, own, owner }) => link(address, name, own ? 'Yours' : `Shared by ${owner}`))}
  </nav>`;
}

/** Saves the list as it is shown. */
export function saveForm(exchange: SignedInExchange, address: string): Html {
  return html`<details class="pick" name="pick">
    <summary class="button small">Save view</summary>
    <form class="picks" method="post" action="${VIEWS_PATH}" data-once>
      ${formFields(exchange, VIEWS_PATH)}<input type="hidden" name="address" value="${address}" />
      <div class="field">
        <label for="view-name">Name</label>
        <input id="view-name" name="name" maxlength="60" required autocomplete="off" placeholder="Declined today" />
      </div>
      <label><input type="checkbox" name="shared" value="yes" /> Share with the team</label>
      <div class="actions"><button class="button small main">Save</button><a href="${VIEWS_PATH}">All views</a></div>
    </form>
  </details>`;
}

async function saveView(context: DeskContext, exchange: SignedInExchange, form: URLSearchParams): Promise<PageAnswer> {
  const address = form.get('address') ?? '';
  const body = { name: fieldOf(form, 'name'), address, shared: form.get('shared') === 'yes' };
  const saved = await context.call(exchange, 'saveView', { body });
  if (saved.kind === 'done') return seeOther(exchange, saved.value.address, { done: 'saved' });
  return saved.kind === 'refused' ? showViews(context, exchange, saved) : seeOther(exchange, VIEWS_PATH);
}

/** All views with whose they are, to delete them. */
async function showViews(context: DeskContext, exchange: SignedInExchange, refused?: Refused): Promise<PageAnswer> {
  const listed = await context.call(exchange, 'listViews', {});
  if (listed.kind === 'refused') return answerRefused(exchange, listed);
  const views = listed.kind === 'done' ? listed.value.views : [];
  const content = html`${doneNotice(exchange, DELETED)} ${refused === undefined ? NOTHING : refusedNotice(refused)}
    <p class="soft">A view is a name for a list with its filters. Deleting one deletes nothing else.</p>
    ${
      views.length === 0
        ? empty('No views yet', 'Filter a list such as the orders, then choose “Save view”.')
        : table({
            caption: 'Views',
            rows: views,
            keyOf: ({ viewId }) => viewId,
            pathOf: ({ address }) => (mayOpen(exchange, address) ? address : null),
            columns: [
              { title: 'Name', cell: ({ name }) => name },
              { title: 'Owner', cell: ({ own, owner }) => (own ? 'You' : owner) },
              { title: 'Shared', cell: ({ shared }) => (shared ? 'With the team' : 'No') },
              { title: 'Saved', cell: ({ createdAt }) => moment(exchange, createdAt) },
              { title: 'Action', kind: 'figure', cell: (view) => deleteButton(exchange, view) },
            ],
          })
    }`;
  return answerDesk(exchange, {
    screen: null,
    title: 'Saved views',
    content,
    ...(refused !== undefined && { status: 400 }),
  });
}

const DELETED = { deleted: 'The view is deleted.' };

function deleteButton(exchange: SignedInExchange, { own, viewId }: SavedView): Html {
  if (!own && !may(exchange, 'views.manage')) return NOTHING;
  return actionButton(exchange, { action: `${VIEWS_PATH}/delete`, label: 'Delete', fields: { viewId } });
}

async function deleteView(
  context: DeskContext,
  exchange: SignedInExchange,
  form: URLSearchParams,
): Promise<PageAnswer> {
  const deleted = await context.call(exchange, 'deleteView', { parameters: { viewId: fieldOf(form, 'viewId') } });
  if (deleted.kind === 'refused') return showViews(context, exchange, deleted);
  return seeOther(exchange, VIEWS_PATH, { done: 'deleted' });
}
