import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { pickedText } from '../../desk/merchant-names.ts';
import { pageHeaders } from '../../desk/page-headers.ts';
import { answerRefused } from '../../desk/respond.ts';

const OFFERED_MAX = 10;

/** What the picker offers while people type, for the script. Without it they type a name or a number all the same. */
export function namesRoute({ call }: DeskContext): DeskRoute {
  return {
    path: '/names',
    async show(exchange) {
      const text = (exchange.request.query.get('text') ?? '').trim().slice(0, 100);
      const parameters = { limit: OFFERED_MAX, ...(text !== '' && { text }) };
      const listed = await call(exchange, 'listMerchantNames', { parameters });
      if (listed.kind === 'refused') return answerRefused(exchange, listed);
      return {
        status: 200,
        headers: { ...pageHeaders(), 'Content-Type': 'application/json; charset=utf-8' },
        cookies: exchange.newCookies,
        body: JSON.stringify(listed.value.merchants.map(pickedText)),
      };
    },
  };
}
