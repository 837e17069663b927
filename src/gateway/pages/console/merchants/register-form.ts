import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import { changeRoute } from '../../desk/change-form.ts';
import type { FormPage } from '../../desk/change-form.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { field } from '../../desk/views/forms.ts';
import { answerShownOnce } from '../../desk/views/shown-once.ts';
import { MERCHANTS, merchantPath } from './merchant.ts';
import { wordsOf } from '../../desk/merchants/websites.ts';

type Created = components['schemas']['CreatedMerchant'];

export function registerRoute({ call }: DeskContext): DeskRoute {
  return changeRoute<null>({
    path: '/new',
    screen: 'merchants',
    operation: 'createMerchant',
    title: () => 'Register a merchant',
    read: async () => ({ kind: 'done', value: null }),
    homeOf: () => ({ path: MERCHANTS, title: 'Merchants' }),
    done: '',
    seenOf: () => ({}),
    fields: newMerchantFields,
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
    answer(exchange, _none, value) {
      const { merchant, signingKey, webhookSecret } = value as Created;
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

function newMerchantFields({ given, errorOf }: FormPage<null>) {
  return [
    field({
      name: 'name',
      label: 'Name',
      value: given?.get('name') ?? '',
      hint: 'Payers see it on the payment page.',
      error: errorOf('name'),
      lengthMax: 100,
      required: true,
    }),
    field({
      name: 'merNo',
      label: 'Merchant number',
      value: given?.get('merNo') ?? '',
      hint: 'At most 10 digits. Leave it empty to get one.',
      error: errorOf('merNo'),
      lengthMax: 10,
    }),
    field({
      name: 'websites',
      label: 'Websites',
      type: 'textarea',
      value: given?.get('websites') ?? '',
      hint: 'One per line, such as https://shop.example.',
      error: errorOf('websites') ?? errorOf('websites[0]'),
      lengthMax: 13_000,
    }),
  ];
}
