import { CONSOLE } from '../../desk/console-navigation.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { settlementForms } from '../../shared/settlements/settlement-forms.ts';
import { settlementContent } from '../../shared/settlements/settlement-page.ts';
import { MERCHANTS, merchantPath, withMerchant } from '../merchants/merchant.ts';

export function settlementPath(merNo: number | string): string {
  return `${MERCHANTS}/${merNo}/settlement`;
}

/** Where a merchant's own money goes, and when, for the operator's people. */
export function settlementRoutes(context: DeskContext): DeskRoute[] {
  return [
    {
      path: '/:merNo/settlement',
      show: (exchange) =>
        withMerchant(context, exchange, async ({ merNo, name }) =>
          answerDesk(exchange, {
            screen: 'merchants',
            title: `${name} · Settlement`,
            back: { path: merchantPath(merNo, 'settings'), title: name },
            content: await settlementContent(context, exchange, {
              merNo,
              path: settlementPath(merNo),
              orderPath: (tradeNo) => `${CONSOLE}/orders/${tradeNo}`,
            }),
          }),
        ),
    },
    ...settlementForms(context, {
      screen: 'merchants',
      prefix: '/:merNo/settlement',
      merNoOf: ({ parameter }) => Number(parameter),
      pathOf: ({ parameter }) => settlementPath(parameter),
    }),
  ];
}
