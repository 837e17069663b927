import type { Html } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import { changeRoute } from '../../desk/change-form.ts';
import type { ChangeForm, FormPage } from '../../desk/change-form.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { websitesRoute, wordsOf } from '../../desk/merchants/websites.ts';
import { checkboxes } from '../../desk/views/checkboxes.ts';
import { field, select } from '../../desk/views/forms.ts';
import { merchantPath, readMerchant } from './merchant.ts';
import type { Merchant } from './merchant.ts';
import { METHODS, METHOD_NAMES, methodList } from '../../desk/merchants/methods.ts';

// Forms of a merchant's settings. Each sends what it replaces, so that nothing is lost between reading and writing.

export function settingsRoutes(context: DeskContext): DeskRoute[] {
  return [
    websitesRoute(context, { ...common(context), prefix: '/:merNo', ofWhom: ({ name }) => ` of ${name}` }),
    changeRoute(methodsForm(context)),
    changeRoute(pageForm(context)),
  ];
}

const common = (context: DeskContext) => ({
  screen: 'merchants' as const,
  read: readMerchant(context),
  homeOf: ({ merNo }: Merchant) => ({ path: merchantPath(merNo, 'settings'), title: 'Settings' }),
  button: 'Save',
});

function methodsForm(context: DeskContext): ChangeForm<Merchant> {
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

function methodFields({ subject, given, errorOf }: FormPage<Merchant>): Html[] {
  const { name, methods, currencies } = subject;
  const chosen = given?.getAll('method') ?? methods ?? METHODS;
  return [
    field({ name: 'name', label: 'Name', value: given?.get('name') ?? name, error: errorOf('name'), lengthMax: 100 }),
    select({
      name: 'methods',
      label: 'Methods',
      value: given?.get('methods') ?? (methods === null ? 'all' : 'some'),
      choices: [
        ['all', 'All, including ones that come later'],
        ['some', 'Only those that are chosen below'],
      ],
    }),
    checkboxes({
      name: 'method',
      legend: 'Chosen methods',
      choices: METHODS.map((one) => [one, METHOD_NAMES[one]]),
      chosen,
    }),
    field({
      name: 'currencies',
      label: 'Currencies',
      value: given?.get('currencies') ?? currencies?.join(', ') ?? '',
      hint: 'Such as USD, EUR. Leave it empty to allow all.',
      error: errorOf('currencies') ?? errorOf('currencies[0]'),
      lengthMax: 2000,
    }),
  ];
}

function currenciesFrom(form: URLSearchParams): string[] | null {
  const words = wordsOf((form.get('currencies') ?? '').toUpperCase());
  return words.length === 0 ? null : words;
}

function pageForm(context: DeskContext): ChangeForm<Merchant> {
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
    fields: ({ subject: { accentColour, framesPages }, given, errorOf }) => [
      field({
        name: 'accentColour',
        label: 'Colour of buttons',
        value: given?.get('accentColour') ?? accentColour ?? '',
        hint: "Such as #0a7cff. Leave it empty for the gateway's own.",
        error: errorOf('accentColour'),
        lengthMax: 7,
      }),
      select({
        name: 'framesPages',
        label: 'In frames',
        value: given?.get('framesPages') ?? String(framesPages),
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
