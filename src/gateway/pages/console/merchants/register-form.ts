import { html } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerShownOnce } from '../../desk/views/shown-once.ts';
import { MERCHANTS, merchantPath } from './merchant.ts';
import { wordsOf, WEBSITES_LENGTH_MAX } from '../../shared/merchants/websites.ts';

export function registerRoute({ call }: DeskContext): DeskRoute {
  return formRoute<null, 'createMerchant'>({
    path: '/new',
    screen: 'merchants',
    operation: 'createMerchant',
    title: () => 'Register a merchant',
    read: async () => ({ kind: 'done', value: null }),
    homeOf: () => ({ path: MERCHANTS, title: 'Merchants' }),
    done: '',
    seenOf: () => ({}),
    fields: ({ field }) => [
      field('name'),
      field('merNo'),
      field('websites', { type: 'textarea', lengthMax: WEBSITES_LENGTH_MAX }),
    ],
    effect: () =>
      'The merchant starts as pending, without fees and with all methods; change that before you approve it. Its signing key and webhook secret are shown once.',
    button: 'Register the merchant',
    send: ({ exchange, form }) => {
      const merNo = fieldOf(form, 'merNo');
      return call(exchange, 'createMerchant', {
        body: {
          name: fieldOf(form, 'name'),
          websites: wordsOf(form.get('websites') ?? ''),
          ...(merNo !== '' && { merNo: Number(merNo) }),
        },
      });
    },
    answer(exchange, _none, { merchant, signingKey, webhookSecret }) {
      return answerShownOnce(exchange, {
        screen: 'merchants',
        title: `${merchant.name} is registered`,
        back: { path: merchantPath(merchant.merNo), title: merchant.name },
        values: [
          ['Signing key', signingKey],
          ['Webhook secret', webhookSecret],
        ],
        lines: [html`Its number is <b>${merchant.merNo}</b>. It waits for approval.`],
      });
    },
  });
}
