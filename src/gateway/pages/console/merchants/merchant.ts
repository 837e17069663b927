import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { Answered, DeskContext } from '../../desk/desk-types.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { answerRefused } from '../../desk/respond.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';

// What all pages of a merchant share.

export type Merchant = components['schemas']['Merchant'];
export type Terms = components['schemas']['Terms'];

export const MERCHANTS = CONSOLE + SCREENS.merchants.path;

const TABS = {
  overview: { title: 'Overview', permission: 'merchants.read' },
  terms: { title: 'Terms and fees', permission: 'merchants.read' },
  settings: { title: 'Settings', permission: 'merchants.read' },
  keys: { title: 'Keys', permission: 'keys.read' },
  people: { title: 'People', permission: 'people.read' },
} as const;

export type Tab = keyof typeof TABS;

export function merchantPath(merNo: number, tab: Tab = 'overview'): string {
  return `${MERCHANTS}/${merNo}${tab === 'overview' ? '' : `?tab=${tab}`}`;
}

/** The merchant of the address. A number that cannot be one is refused like one that is not there. */
export function readMerchant({ call }: DeskContext) {
  return (exchange: SignedInExchange): Promise<Answered<Merchant>> =>
    call(exchange, 'getMerchant', { parameters: { merNo: Number(exchange.parameter) } });
}

export async function withMerchant(
  context: DeskContext,
  exchange: SignedInExchange,
  answer: (merchant: Merchant) => PageAnswer | Promise<PageAnswer>,
): Promise<PageAnswer> {
  const found = await readMerchant(context)(exchange);
  return found.kind === 'done' ? answer(found.value) : answerRefused(exchange, found);
}

const STATUS_TONES: Readonly<Record<Merchant['status'], Tone>> = { pending: 'wait', active: 'good', suspended: 'bad' };

export function statusTag(status: Merchant['status']): Html {
  return tag(status, STATUS_TONES[status]);
}

interface TabContent {
  readonly merchant: Merchant;
  readonly tab: Tab;
  readonly content: Html;
  readonly actions?: Html;
  /** What the forms that lead here have done, by the name that they pass. */
  readonly done?: Readonly<Record<string, string>>;
}

/** A tab of a merchant's page. */
export function answerTab(
  exchange: SignedInExchange,
  { merchant, tab, content, actions, done = {} }: TabContent,
): PageAnswer {
  const { merNo, name, status } = merchant;
  const tabs = (Object.keys(TABS) as Tab[]).filter((one) => may(exchange, TABS[one].permission));
  return answerDesk(exchange, {
    screen: 'merchants',
    title: `${name} · ${TABS[tab].title}`,
    heading: html`${name} ${statusTag(status)}`,
    ...(actions && { actions }),
    back: { path: MERCHANTS, title: 'Merchants' },
    content: html`${doneNotice(exchange, done)}
      <nav class="tabs" aria-label="Merchant">
        ${tabs.map(
          (one) =>
            html`<a href="${merchantPath(merNo, one)}" ${one === tab && html`aria-current="page"`}
              >${TABS[one].title}</a
            >`,
        )}
      </nav>
      ${content}`,
  });
}
