import type { MerchantScreen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { createLink, showNewLink } from './create-link.ts';
import { editRoute } from './edit-link.ts';
import { linkList } from './link-list.ts';
import { answerCode, showLink } from './link-page.ts';
import { revokeRoute } from './revoke-link.ts';

/** Payment links: sell without a shop. */
export const linksScreen: MerchantScreen = {
  id: 'links',
  routes: (context) => [
    listRoute(context, linkList),
    {
      path: '/new',
      show: (exchange) => showNewLink(context, exchange),
      submit: (exchange, form) => createLink(context, exchange, form),
    },
    { path: '/:linkNo', show: (exchange) => showLink(context, exchange) },
    { path: '/:linkNo/code.svg', show: (exchange) => answerCode(context, exchange, 'svg') },
    { path: '/:linkNo/code.png', show: (exchange) => answerCode(context, exchange, 'png') },
    editRoute(context),
    revokeRoute(context),
  ],
};
