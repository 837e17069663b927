import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Answered, DeskContext } from '../desk-types.ts';
import { nextParameters, parametersOf } from './choice.ts';
import type { Choice, ListInPage, Page, PageId } from './list-types.ts';

interface Reading {
  readonly choice: Choice;
  /** Rows at once. */
  readonly limit: number;
  /** The file that is made of them, which is recorded with the first page. */
  readonly file?: string;
  /** Whether that file is for people. */
  readonly isInWords?: boolean;
}

/** All pages of a list, one after the other, until one is refused. What "today" is does not change on the way. */
export async function* readPages<Id extends PageId, Row>(
  context: DeskContext,
  exchange: SignedInExchange,
  list: ListInPage<Id, Row>,
  { choice, limit, file, isInWords }: Reading,
): AsyncGenerator<Answered<OperatorAnswers[Id]>> {
  const parameters = { ...parametersOf(exchange, list, { ...choice, place: '' }), limit };
  const read = async (given: Partial<typeof parameters>, recordedAs?: string) =>
    // No operation that answers pages needs a second person.
    (await context.call(exchange, list.operation, {
      parameters: { ...parameters, ...given },
      file: recordedAs,
      isInWords,
    })) as Answered<OperatorAnswers[Id]>;
  let page = await read({}, file);
  for (;;) {
    yield page;
    if (page.kind === 'refused') return;
    const { next }: Page = page.value;
    if (next === null) return;
    page = await read(nextParameters(list, next));
  }
}
