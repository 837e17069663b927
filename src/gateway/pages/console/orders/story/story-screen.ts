import type { PageAnswer, SignedInExchange } from '../../../frame/page-types.ts';
import type { DeskContext, Screen } from '../../../desk/desk-types.ts';
import { answerRefused } from '../../../desk/respond.ts';
import { noteRoute } from './add-note.ts';
import { refundRoute } from '../../../shared/orders/story/refund-form.ts';
import { resendRoute } from '../../../shared/orders/story/resend-form.ts';
import { revealRoute } from '../../../shared/orders/story/reveal.ts';
import { sandboxRoutes } from '../../../shared/orders/story/sandbox.ts';
import { answerStory } from './story-page.ts';
import { loadStory } from './story-types.ts';

/** One page that answers every question about an order, and a page for each thing to do with it. */
export const storyScreen: Screen = {
  id: 'orders',
  routes: (context) => [
    { path: '/:tradeNo', show: (exchange) => showStory(context, exchange) },
    noteRoute(context),
    refundRoute(context),
    resendRoute(context),
    revealRoute(context),
    ...sandboxRoutes(context),
  ],
};

async function showStory(context: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const loaded = await loadStory(context, exchange);
  return loaded.kind === 'refused' ? answerRefused(exchange, loaded) : answerStory(context, exchange, loaded.value);
}
