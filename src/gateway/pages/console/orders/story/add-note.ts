import type { PageAnswer, SignedInExchange } from '../../../frame/page-types.ts';
import type { DeskContext, DeskRoute } from '../../../desk/desk-types.ts';
import { answerRefused, refusedNotice, seeOther } from '../../../desk/respond.ts';
import { storyPath } from '../../../shared/orders/story/story.ts';
import { answerStory } from './story-page.ts';
import { loadStory } from './story-types.ts';

export function noteRoute(context: DeskContext): DeskRoute {
  return { path: '/:tradeNo/note', submit: (exchange, form) => addNote(context, exchange, form) };
}

async function addNote(context: DeskContext, exchange: SignedInExchange, form: URLSearchParams): Promise<PageAnswer> {
  const tradeNo = exchange.parameter;
  // Browsers end lines of a text area with two characters. Tabs come from tables that are pasted.
  const text = (form.get('text') ?? '').replaceAll('\r\n', '\n').replaceAll('\t', ' ').trim();
  const added = await context.call(exchange, 'addNote', { parameters: { tradeNo }, body: { text } });
  if (added.kind !== 'refused') {
    return seeOther(exchange, `${storyPath(exchange, tradeNo)}?show=people`, { done: 'noted' });
  }
  if (added.name !== 'invalidInput') return answerRefused(exchange, added);
  const loaded = await loadStory(context, exchange);
  if (loaded.kind === 'refused') return answerRefused(exchange, loaded);
  // What was typed is not lost.
  const fields = (added.fields ?? []).map(({ problem }) => ({ field: 'The note', problem }));
  const error = fields.map(({ field, problem }) => `${field} ${problem}.`).join(' ') || added.detail;
  return answerStory(context, exchange, loaded.value, {
    status: 400,
    notice: refusedNotice({ ...added, fields }),
    note: { text, error },
  });
}
