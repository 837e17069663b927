import { say } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { fieldOf } from '../../frame/form.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { ownMerchant } from '../own-merchant.ts';
import { linkFields } from './link-fields.ts';
import { formOf, termsOf } from './link-form.ts';
import { askWords, linkPath, methodWords } from './link-words.ts';
import type { Link } from './link-words.ts';

interface Edited {
  readonly link: Link;
  readonly merchant: OperatorAnswers['getMerchant'];
}

/** Its address and QR code stay: what was printed or sent goes on. */
export function editRoute({ call }: DeskContext): DeskRoute {
  return formRoute<Edited, 'updateLink'>({
    path: '/:linkNo/edit',
    screen: 'links',
    operation: 'updateLink',
    title: ({ link }) => say`Edit “${link.title}”`,
    async read(exchange) {
      const link = await call(exchange, 'getLink', { parameters: { linkNo: exchange.parameter } });
      if (link.kind !== 'done') return link;
      const merchant = await call(exchange, 'getMerchant', { parameters: { merNo: ownMerchant(exchange) } });
      return merchant.kind === 'done'
        ? { kind: 'done', value: { link: link.value, merchant: merchant.value } }
        : merchant;
    },
    homeOf: ({ link }) => ({ path: linkPath(link.linkNo), title: link.title }),
    done: 'changed',
    appliesTo: ({ link }) => link.state !== 'revoked',
    seenOf: ({ link }, exchange) => seenOf(exchange, link),
    fields: ({ exchange, subject: { link, merchant }, field, given }) =>
      linkFields({ field, opened: formOf(exchange, link), given, merchant, fixedCurrency: link.currency }),
    effect: ({ link }) =>
      link.paying === 0
        ? say`Its address and QR code stay the same, and so does its currency, ${link.currency}. Payers see the change at once; what was paid stays as it is.`
        : say`Its address and QR code stay the same, and so does its currency, ${link.currency}. Payers see the change at once; payments that are being made keep what they began with.`,
    button: () => say`Save the link`,
    send: ({ exchange, subject: { link }, form, reason }) =>
      call(exchange, 'updateLink', {
        parameters: { linkNo: link.linkNo },
        body: { ...termsOf(exchange, form), ...keptEnd(exchange, link, form), replaces: link.version },
        reason,
      }),
  });
}

/** An end that nobody touched stays as it is, also if it is not the end of a day, or has passed. */
function keptEnd(exchange: SignedInExchange, link: Link, form: URLSearchParams): { readonly expiresAt?: string } {
  const isUntouched = fieldOf(form, 'lastDay') === formOf(exchange, link).get('lastDay');
  return isUntouched && link.expiresAt !== null ? { expiresAt: link.expiresAt } : {};
}

/** All that the form replaces, in words. */
function seenOf(exchange: SignedInExchange, link: Link) {
  const { amount, amountMin, amountMax, quantityMax, usesMax } = link;
  return {
    [say`What is sold`]: link.title,
    [say`More about it`]: link.text ?? '',
    [say`Amount`]: amount ?? say`from ${amountMin ?? '0'} to ${amountMax ?? say`any`}`,
    [say`Largest quantity`]: String(quantityMax ?? ''),
    [say`Number of payments`]: String(usesMax ?? say`any`),
    [say`Last day`]: formOf(exchange, link).get('lastDay') ?? '',
    [say`Asks for`]: askWords(link),
    [say`Methods`]: methodWords(link),
    [say`Reference`]: link.reference ?? '',
    [say`Notification address`]: link.notifyUrl ?? '',
    [say`Where payers go after they have paid`]: link.returnUrl ?? '',
    [say`Where payers go who do not pay`]: link.cancelUrl ?? '',
  };
}
