import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { pageHeaders } from '../../desk/page-headers.ts';
import { answerRefused, seeOther } from '../../desk/respond.ts';
import { AUDIT } from './audit-table.ts';

type Actions = OperatorAnswers['streamActions'];

const LINES = 1000;

/** The whole record as a file, one JSON object on each line, sent as it is read. The export is recorded. */
export function exportRoute({ call }: DeskContext): DeskRoute {
  const read = (exchange: SignedInExchange, after: number) =>
    call(exchange, 'streamActions', { parameters: { after, limit: LINES } });

  async function* linesOf(exchange: SignedInExchange, first: Actions): AsyncIterable<string> {
    for (let actions = first; ;) {
      if (actions.length > 0) yield actions.map((action) => `${JSON.stringify(action)}\n`).join('');
      const last = actions.at(-1);
      // A shorter page is the last one: what comes after it are the records of this export.
      if (last === undefined || actions.length < LINES) return;
      const next = await read(exchange, last.actionNo);
      if (next.kind !== 'done') throw new Error('the export was refused while it ran');
      actions = next.value;
    }
  }

  return {
    path: '/export',
    show: async (exchange) => seeOther(exchange, AUDIT),
    async submit(exchange) {
      const first = await read(exchange, 0);
      if (first.kind === 'refused') return answerRefused(exchange, first);
      const day = new Date(exchange.now).toISOString().slice(0, 10);
      return {
        status: 200,
        headers: {
          ...pageHeaders(),
          'Content-Type': 'application/x-ndjson; charset=utf-8',
          'Content-Disposition': `attachment; filename="audit-${day}.ndjson"`,
        },
        body: linesOf(exchange, first.value),
      };
    },
  };
}
