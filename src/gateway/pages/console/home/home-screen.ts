import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, Screen } from '../../desk/desk-types.ts';
import { answerRefused } from '../../desk/respond.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { zoneOf } from '../../desk/zone.ts';
import { attentionList } from '../../shared/home/attention-list.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { rangeTabs } from '../../shared/home/ranges.ts';
import { figuresPart } from './figures-part.ts';
import { openPart } from './open-part.ts';
import { upkeepPart } from './upkeep-part.ts';

/** What needs a person now, then how today compares with the same weekday. */
export const homeScreen: Screen = {
  id: 'home',
  routes: (context) => [{ path: '', show: (exchange) => show(exchange, context) }],
};

const LIVE_SECONDS = 15;

async function show(exchange: SignedInExchange, { call }: DeskContext): Promise<PageAnswer> {
  const range = rangeTabs(exchange, CONSOLE, { usual: 1 });
  const [attention, open, upkeep, figures] = await Promise.all([
    call(exchange, 'readAttention', {}),
    may(exchange, 'exceptions.act')
      ? call(exchange, 'listExceptions', { parameters: { state: 'open', limit: 1 } })
      : Promise.resolve(null),
    may(exchange, 'upkeep.read') ? call(exchange, 'readUpkeep', {}) : Promise.resolve(null),
    may(exchange, 'orders.read')
      ? call(exchange, 'readFigures', { parameters: { timeZone: zoneOf(exchange), days: range.days } })
      : Promise.resolve(null),
  ]);
  if (attention.kind === 'refused') return answerRefused(exchange, attention);
  if (attention.kind !== 'done') throw new Error('nobody approves what is read');
  const content = html`${attentionPart(exchange, attention.value.groups, open?.kind === 'done' ? openPart(exchange, open.value) : null)}
  ${upkeep?.kind === 'done' ? upkeepPart(exchange, upkeep.value) : NOTHING}
  ${figures?.kind === 'done' ? figuresPart(exchange, figures.value, range.tabs) : NOTHING}`;
  return answerDesk(exchange, { screen: 'home', title: 'Home', content, liveSeconds: LIVE_SECONDS });
}

/** Nobody reads that nothing needs them above a list of what does. */
function attentionPart(
  exchange: SignedInExchange,
  groups: Parameters<typeof attentionList>[1],
  open: Html | null,
): Html {
  if (open === null) return attentionList(exchange, groups);
  return groups.every(({ count }) => count === 0) ? open : html`${attentionList(exchange, groups)} ${open}`;
}
