import type { PageAnswer, SignedInExchange } from '../frame/page-types.ts';
import type { Answered } from './desk-types.ts';
import { answerRefused } from './respond.ts';

/** The page of what an operation has read, or of why it was refused. */
export async function showRead<Answer>(
  exchange: SignedInExchange,
  reading: Promise<Answered<Answer>>,
  show: (value: Answer) => PageAnswer | Promise<PageAnswer>,
): Promise<PageAnswer> {
  const called = await reading;
  return called.kind === 'refused' ? answerRefused(exchange, called) : show(called.value);
}
