import { say } from '../../../../web/texts.ts';
import { problems } from '../../../../../generated/operator-operations.ts';
import type { OperatorBodies } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { isPaymentMethod } from '../../../domain/method.ts';
import type { Refused } from '../../../operator/refused.ts';
import { METHODS, METHOD_NAMES } from '../../shared/merchants/methods.ts';
import { checkboxes } from '../../desk/views/checkboxes.ts';
import { field, formFields, select } from '../../desk/views/forms.ts';
import type { FieldOptions } from '../../desk/views/forms.ts';
import { answerAlone } from '../../desk/views/layout.ts';
import { LANGUAGE_CHOICES, languageOf } from '../../desk/languages.ts';
import { fieldOf } from '../../frame/form.ts';
import type { Exchange, PageAnswer } from '../../frame/page-types.ts';
import { countryChoices } from './choices.ts';

// One form in four parts. It works without a script, and keeps what was entered if something is wrong.

type Body = OperatorBodies['registerMerchant'];

interface Shown {
  readonly given?: URLSearchParams | undefined;
  readonly refused?: Refused | undefined;
}

/** What was entered, as the contract has it; what is wrong with it is listed by field. */
export function bodyFrom(form: URLSearchParams): Body {
  const phone = fieldOf(form, 'phone');
  return {
    company: fieldOf(form, 'company'),
    website: originOf(fieldOf(form, 'website')),
    contactName: fieldOf(form, 'contactName'),
    email: fieldOf(form, 'email'),
    ...(phone !== '' && { phone }),
    country: fieldOf(form, 'country'),
    currencies: [
      ...new Set(
        fieldOf(form, 'currencies')
          .toUpperCase()
          .split(/[\s,;]+/)
          .filter(Boolean),
      ),
    ],
    methods: form.getAll('methods') as Body['methods'],
    account: fieldOf(form, 'account'),
    bank: fieldOf(form, 'bank'),
    language: fieldOf(form, 'language') as NonNullable<Body['language']>,
  };
}

/** People enter `Shop.example/start`; the contract wants the origin. What is no address stays as it is, and is refused. */
function originOf(text: string): string {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url === null || text === '' ? text : url.origin;
}

export function answerForm(exchange: Exchange, { given, refused }: Shown): PageAnswer {
  const status = refused === undefined ? 200 : problems[refused.name].status;
  const input = fieldsOf({ given, refused });
  const content = html`<p>
      Tell us who you are and how you want to be paid. We look at every registration and write to you.
    </p>
    ${refused === undefined ? NOTHING : noticeOf(refused)}
    <form class="register" method="post" action="/merchant/register" data-once>
      ${formFields(exchange, '/merchant/register')}
      ${part(say`Your business`, input.company(), input.website(), input.country())}
      ${part(say`You`, input.contactName(), input.email(), input.phone(), input.language(exchange))}
      ${part(say`What you want to take`, input.methods(), input.currencies())}
      ${part(say`Where we send your money`, input.account(), input.bank())}
      <p class="soft">
        By sending this you ask for an account. Nothing is charged, and nothing begins before you sign in.
      </p>
      <button class="button main">Register</button>
    </form>
    <p class="soft">Already a merchant? <a href="/account/sign-in">Sign in</a>.</p>`;
  return answerAlone(exchange, { title: say`Become a merchant`, content, status });
}

function part(title: string, ...fields: readonly Html[]): Html {
  return html`<section class="sheet">
    <h2>${title}</h2>
    ${fields}
  </section>`;
}

function noticeOf({ detail, fields = [] }: Refused): Html {
  const line = fields.length === 0 ? detail : say`Please correct what is marked below.`;
  return html`<div class="notice bad" role="alert">
    <h2>Not sent yet</h2>
    <p>${line}</p>
  </div>`;
}

function fieldsOf({ given, refused }: Shown) {
  /** Entries of a list are named by their place. */
  const errorOf = (name: string) =>
    refused?.fields?.find(({ field: of }) => of === name || of.startsWith(`${name}[`))?.problem;
  const valueOf = (name: string) => given?.get(name) ?? '';
  const text = (options: FieldOptions) =>
    field({ required: true, ...options, value: valueOf(options.name), error: errorOf(options.name) });
  return {
    company: () =>
      text({ name: 'company', label: say`Company or shop`, hint: say`Payers see this name.`, lengthMax: 100 }),
    website: () => text({ name: 'website', label: say`Website`, placeholder: 'https://shop.example', lengthMax: 255 }),
    country: () =>
      select({
        name: 'country',
        label: say`Country`,
        value: valueOf('country'),
        choices: [['', say`Choose…`], ...countryChoices()],
        error: errorOf('country') && say`Choose the country of your business.`,
        required: true,
      }),
    contactName: () => text({ name: 'contactName', label: say`Your name`, lengthMax: 100 }),
    email: () =>
      text({
        name: 'email',
        label: say`E-mail address`,
        type: 'email',
        hint: say`You will sign in with it. We send a link to confirm it.`,
        lengthMax: 254,
      }),
    phone: () => text({ name: 'phone', label: say`Phone (optional)`, required: false, lengthMax: 30 }),
    language: (exchange: Exchange) =>
      select({
        name: 'language',
        label: say`Language of our mails`,
        value: valueOf('language') || languageOf(exchange.request.header('Accept-Language')),
        choices: LANGUAGE_CHOICES,
      }),
    methods: () =>
      checkboxes({
        name: 'methods',
        legend: say`Payment methods`,
        choices: METHODS.filter(isPaymentMethod).map((one) => [one, METHOD_NAMES[one]]),
        chosen: given?.getAll('methods') ?? ['CREDIT_CARD'],
        error: errorOf('methods') && say`Choose at least one.`,
      }),
    currencies: () =>
      text({ name: 'currencies', label: say`Currencies`, hint: say`Such as USD, EUR.`, lengthMax: 200 }),
    account: () =>
      text({ name: 'account', label: say`IBAN or account number`, hint: say`Stored encrypted.`, lengthMax: 50 }),
    bank: () => text({ name: 'bank', label: say`Bank`, lengthMax: 100 }),
  };
}
