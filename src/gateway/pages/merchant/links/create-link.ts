import type { OperatorAnswers, OperatorBodies } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import { daySpan } from '../../desk/day-span.ts';
import { may } from '../../desk/desk-types.ts';
import type { Refused } from '../../../operator/refused.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { inWords, refusedNotice, seeOther } from '../../desk/respond.ts';
import { showRead } from '../../desk/show-read.ts';
import { formFields } from '../../desk/views/forms.ts';
import { answerDesk, answerMessage } from '../../desk/views/layout.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { brandedMerchant } from '../merchants/branding/branding.ts';
import { LINK_WORDS, linkFields } from './link-fields.ts';
import { previewOf } from './link-preview.ts';
import { LINKS, linkPath } from './link-words.ts';

type NewLink = OperatorBodies['createLink'];

export async function showNewLink(context: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  return showForm(context, exchange, {});
}

/** The same form shows what payers will see, or creates the link. */
export async function createLink(
  context: DeskContext,
  exchange: SignedInExchange,
  form: URLSearchParams,
): Promise<PageAnswer> {
  const body = linkOf(exchange, form);
  if (fieldOf(form, 'do') === 'preview') return showForm(context, exchange, { given: form, preview: body });
  const { merNo } = exchange.signedIn.grant;
  const called = await context.call(exchange, 'createLink', { parameters: { merNo }, body });
  if (called.kind === 'done') return seeOther(exchange, linkPath(called.value.linkNo), { done: 'created' });
  return showForm(context, exchange, { given: form, preview: body, refused: called });
}

interface Shown {
  readonly given?: URLSearchParams;
  readonly preview?: NewLink;
  readonly refused?: Refused;
}

async function showForm({ call }: DeskContext, exchange: SignedInExchange, shown: Shown): Promise<PageAnswer> {
  if (!may(exchange, 'links.manage')) {
    const lines = ['Creating a link needs the permission links.manage, which you do not have. Ask an owner.'];
    return answerMessage(exchange, { status: 403, title: 'Not allowed', lines });
  }
  const parameters = { merNo: exchange.signedIn.grant.merNo };
  return showRead(exchange, call(exchange, 'getMerchant', { parameters }), (merchant) =>
    showRead(exchange, call(exchange, 'getBranding', { parameters }), (branding) =>
      renderForm(exchange, { merchant, branding }, shown),
    ),
  );
}

function renderForm(
  exchange: SignedInExchange,
  { merchant, branding }: { merchant: OperatorAnswers['getMerchant']; branding: OperatorAnswers['getBranding'] },
  { given, preview, refused }: Shown,
): PageAnswer {
  const errorOf = (field: string) => refused?.fields?.find((error) => error.field === field)?.problem;
  const content = html`${refused === undefined ? NOTHING : refusedNotice(inWords(refused, LINK_WORDS))}
    <div class="new-link">
      <form class="sheet act" method="post" action="${LINKS}/new" data-once>
        ${formFields(exchange, `${LINKS}/new`)} ${linkFields({ given: given ?? null, errorOf, merchant })}
        <div class="actions">
          <button class="button main">Create the link</button>
          <button class="button" name="do" value="preview" formnovalidate>Preview</button>
          <a class="button plain" href="${LINKS}">Cancel</a>
        </div>
      </form>
      ${preview === undefined ? NOTHING : previewOf(brandedMerchant(branding), preview)}
    </div>`;
  return answerDesk(exchange, {
    screen: 'links',
    title: 'New payment link',
    back: { path: LINKS, title: 'Payment links' },
    content,
    status: refused === undefined ? 200 : 400,
  });
}

/** What was left empty is left out; the operation says what is wrong with the rest. */
function linkOf(exchange: SignedInExchange, form: URLSearchParams): NewLink {
  const given = (name: keyof NewLink) => {
    const text = fieldOf(form, name);
    return text === '' ? {} : { [name]: text };
  };
  const isFixed = fieldOf(form, 'kind') !== 'choice';
  const uses = fieldOf(form, 'uses');
  const { to: expiresAt } = daySpan(exchange, { to: fieldOf(form, 'lastDay') });
  const methods = form.getAll('methods') as NonNullable<NewLink['methods']>;
  // A text has several lines, and may be longer than other fields.
  const text = (form.get('text') ?? '').replaceAll('\r\n', '\n').trim();
  return {
    title: fieldOf(form, 'title'),
    currency: fieldOf(form, 'currency').toUpperCase(),
    ...(text !== '' && { text }),
    // A fixed link without an amount would be one whose payer chooses.
    ...(isFixed ? { amount: fieldOf(form, 'amount') } : { ...given('amountMin'), ...given('amountMax') }),
    ...(fieldOf(form, 'offer') === 'some' && { methods }),
    ...(uses === 'once' && { usesMax: 1 }),
    ...(uses === 'limited' && { usesMax: numberOf(fieldOf(form, 'usesMax')) }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...given('reference'),
    ...given('notifyUrl'),
    ...given('returnUrl'),
  };
}

/** What is no number is passed on as it is, and refused by its name. */
function numberOf(text: string): number {
  return /^[0-9]{1,9}$/.test(text) ? Number(text) : (text as unknown as number);
}
