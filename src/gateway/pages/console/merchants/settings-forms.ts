import type { Html } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { websitesRoute, wordsOf } from '../../shared/merchants/websites.ts';
import { merchantPath, readMerchant } from './merchant.ts';
import type { Merchant } from './merchant.ts';
import { METHODS, METHOD_NAMES, methodList } from '../../shared/merchants/methods.ts';
import type { DeskForm, FormPage } from '../../desk/form/form-types.ts';

// Forms of a merchant's settings. Each sends what it replaces, so that nothing is lost between reading and writing.

export function settingsRoutes(context: DeskContext): DeskRoute[] {
  return [
    websitesRoute(context, { ...common(context), prefix: '/:merNo', ofWhom: ({ name }) => ` of ${name}` }),
    formRoute(methodsForm(context)),
    formRoute(pageForm(context)),
  ];
}

const common = (context: DeskContext) => ({
  screen: 'merchants' as const,
  read: readMerchant(context),
  homeOf: ({ merNo }: Merchant) => ({ path: merchantPath(merNo, 'settings'), title: 'Settings' }),
  button: 'Save',
});

function methodsForm(context: DeskContext): DeskForm<Merchant, 'updateMerchant'> {
  return {
    ...common(context),
    path: '/:merNo/settings',
    operation: 'updateMerchant',
    done: 'settings',
    title: ({ name }) => `Methods and currencies of ${name}`,
    seenOf: ({ name, methods, currencies }) => ({
      Name: name,
      Methods: methodList(methods),
      Currencies: currencies?.join(', ') ?? 'all',
    }),
    fields: methodFields,
    effect: () => 'New orders follow these settings at once. Orders that exist go on as they are.',
    send: ({ exchange, subject: { merNo, name, methods, currencies }, form }) =>
      context.call(exchange, 'updateMerchant', {
        parameters: { merNo },
        body: {
          name: fieldOf(form, 'name'),
          methods: form.get('methods') === 'all' ? null : (form.getAll('method') as typeof METHODS),
          currencies: currenciesFrom(form),
          replaces: { name, methods, currencies },
        },
      }),
  };
}

function methodFields({ subject, field }: FormPage<Merchant, 'updateMerchant'>): Html[] {
  const { name, methods, currencies } = subject;
  return [
    field('name', { value: name }),
    field('methods', {
      value: methods === null ? 'all' : 'some',
      choices: [
        ['all', 'All, including ones that come later'],
        ['some', 'Only those that are chosen below'],
      ],
    }),
    field('method', { choices: METHODS.map((one) => [one, METHOD_NAMES[one]]), value: methods ?? METHODS }),
    field('currencies', { value: currencies?.join(', ') ?? '', lengthMax: CURRENCIES_LENGTH_MAX }),
  ];
}

/** A few hundred codes. */
export const CURRENCIES_LENGTH_MAX = 2000;

function currenciesFrom(form: URLSearchParams): string[] | null {
  const words = wordsOf((form.get('currencies') ?? '').toUpperCase());
  return words.length === 0 ? null : words;
}

function pageForm(context: DeskContext): DeskForm<Merchant, 'updateMerchant'> {
  return {
    ...common(context),
    path: '/:merNo/page',
    operation: 'updateMerchant',
    done: 'page',
    title: ({ name }) => `Payment page of ${name}`,
    seenOf: ({ accentColour, framesPages }) => ({
      'Colour of buttons': accentColour ?? "the gateway's own",
      'In frames': framesPages ? 'allowed' : 'not allowed',
    }),
    fields: ({ subject: { accentColour, framesPages }, field }) => [
      field('accentColour', { value: accentColour ?? '' }),
      field('framesPages', {
        value: String(framesPages),
        choices: [
          ['false', 'Not allowed'],
          ['true', 'Its websites may show the payment page in a frame'],
        ],
      }),
    ],
    effect: () => 'Payers see it on the next page that they open.',
    send: ({ exchange, subject: { merNo, accentColour, framesPages }, form }) =>
      context.call(exchange, 'updateMerchant', {
        parameters: { merNo },
        body: {
          accentColour: fieldOf(form, 'accentColour') || null,
          framesPages: form.get('framesPages') === 'true',
          replaces: { accentColour, framesPages },
        },
      }),
  };
}
