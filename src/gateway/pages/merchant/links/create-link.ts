import { say } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Refused } from '../../../operator/refused.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { createFields, wordsOf } from '../../desk/form/fields.ts';
import { inWords, refusedNotice, seeOther } from '../../desk/respond.ts';
import { showRead } from '../../desk/show-read.ts';
import { formFields } from '../../desk/views/forms.ts';
import { answerDesk, answerMessage } from '../../desk/views/layout.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { withMethodWords } from '../../shared/orders/order-words.ts';
import { brandedMerchant } from '../merchants/branding/branding.ts';
import { linkFields } from './link-fields.ts';
import { formOf, termsOf } from './link-form.ts';
import type { NewLink } from './link-form.ts';
import { previewOf } from './link-preview.ts';
import { LINKS, linkPath } from './link-words.ts';

/** With `like`, filled in like another link; nothing is made before it is sent. */
export async function showNewLink(context: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const linkNo = exchange.request.query.get('like');
  if (linkNo === null) return showForm(context, exchange, { opened: new URLSearchParams() });
  return showRead(exchange, context.call(exchange, 'getLink', { parameters: { linkNo } }), (link) =>
    showForm(context, exchange, { opened: likeness(exchange, link) }),
  );
}

/** The end of another link may have passed, and a reference stands for one thing. */
function likeness(exchange: SignedInExchange, link: OperatorAnswers['getLink']): URLSearchParams {
  const opened = formOf(exchange, link);
  opened.delete('reference');
  if (link.state === 'expired') opened.delete('lastDay');
  return opened;
}

/** The same form shows what payers will see, or creates the link. */
export async function createLink(
  context: DeskContext,
  exchange: SignedInExchange,
  form: URLSearchParams,
): Promise<PageAnswer> {
  const body: NewLink = { ...termsOf(exchange, form), currency: fieldOf(form, 'currency').toUpperCase() };
  const sent = { opened: new URLSearchParams(), given: form, preview: body };
  if (fieldOf(form, 'do') === 'preview') return showForm(context, exchange, sent);
  const { merNo } = exchange.signedIn.grant;
  const called = await context.call(exchange, 'createLink', { parameters: { merNo }, body });
  if (called.kind === 'done') return seeOther(exchange, linkPath(called.value.linkNo), { done: 'created' });
  return showForm(context, exchange, { ...sent, refused: called });
}

interface Shown {
  readonly opened: URLSearchParams;
  readonly given?: URLSearchParams;
  readonly preview?: NewLink;
  readonly refused?: Refused;
}

async function showForm({ call }: DeskContext, exchange: SignedInExchange, shown: Shown): Promise<PageAnswer> {
  if (!may(exchange, 'links.manage')) {
    const lines = [say`Creating a link needs the permission links.manage, which you do not have. Ask an owner.`];
    return answerMessage(exchange, { status: 403, title: say`Not allowed`, lines });
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
  { opened, given, preview, refused }: Shown,
): PageAnswer {
  const { field } = createFields('createLink', { given: given ?? null, isSent: given !== undefined, refused });
  const wrongMethods = refused?.fields?.find((error) => error.field === 'methods')?.problem;
  const methodsError = wrongMethods === undefined ? undefined : withMethodWords(wrongMethods);
  const content = html`${refused === undefined ? NOTHING : refusedNotice(inWords(refused, wordsOf('createLink')))}
    <div class="new-link">
      <form class="sheet act" method="post" action="${LINKS}/new" data-once>
        ${formFields(exchange, `${LINKS}/new`)}
        ${linkFields({ field, opened, given: given ?? null, merchant, methodsError })}
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
    title: say`New payment link`,
    back: { path: LINKS, title: say`Payment links` },
    content,
    status: refused === undefined ? 200 : 400,
  });
}
