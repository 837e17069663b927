import { say } from '../../../../web/texts.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../desk/merchant-navigation.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { settlementForms } from '../../shared/settlements/settlement-forms.ts';
import { settlementContent } from '../../shared/settlements/settlement-page.ts';
import { ownMerchant } from '../own-merchant.ts';

const SETTINGS = MERCHANT + MERCHANT_SCREENS.settings.path;

export const SETTLEMENT = `${SETTINGS}/settlement`;

/** Where the shop's own money goes, and when. */
export function settlementRoutes(context: DeskContext): DeskRoute[] {
  return [
    {
      path: '/settlement',
      show: async (exchange) =>
        answerDesk(exchange, {
          screen: 'settings',
          title: say`Settlement`,
          back: { path: SETTINGS, title: say`Settings` },
          content: await settlementContent(context, exchange, {
            merNo: ownMerchant(exchange),
            path: SETTLEMENT,
            orderPath: (tradeNo) => `${MERCHANT}/orders/${tradeNo}`,
          }),
        }),
    },
    ...settlementForms(context, {
      screen: 'settings',
      prefix: '/settlement',
      merNoOf: ownMerchant,
      pathOf: () => SETTLEMENT,
    }),
  ];
}
