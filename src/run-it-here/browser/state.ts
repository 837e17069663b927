import type { SignatureForm } from '../../protocol/signed-text.ts';
import { fillBody, newOrderNumber } from '../fill-body.ts';
import type { Body } from '../fill-body.ts';
import type { FormExample, FormVariant, OperationForm } from '../form.ts';
import type { Mistake } from '../signed-pieces.ts';
import type { Session } from './session.ts';

/** What the reader has chosen. It lives in this page only and is gone when the page is closed. */
export interface State {
  variant: FormVariant;
  example: FormExample;
  body: Body;
  headers: Record<string, string>;
  key: string;
  signatureForm: SignatureForm;
  mistake: Mistake;
  /** A fresh order number on every run, or the records that the request refers to. */
  isFresh: boolean;
  view: 'form' | 'json';
}

export function firstState(session: Session, form: OperationForm): State {
  const [variant] = form.variants;
  const [example] = variant?.examples ?? [];
  if (variant === undefined || example === undefined) throw new Error(`${form.operationId} has no example`);
  return {
    variant,
    example,
    body: exampleBody(session, { form, variant, example }),
    headers: {},
    key: session.facts.key,
    signatureForm: example.form,
    mistake: 'none',
    isFresh: true,
    view: 'form',
  };
}

export function exampleBody(
  session: Session,
  chosen: { form: OperationForm; variant: FormVariant; example: FormExample },
  inboxUrl: string | undefined = inboxPlace(session),
): Body {
  const { merNo, returnUrl } = session.facts;
  return fillBody(chosen, { merNo, inboxUrl, returnUrl, orderNumber: newOrderNumber(), today: new Date() });
}

/** Stands for this page's inbox until the first run opens one. */
export function inboxPlace({ facts }: Session): string {
  return facts.returnUrl.replace(/return$/, 'inbox');
}

/** The body with the real inbox. */
export function withInbox(body: Body, place: string, notifyUrl: string): Body {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value === place ? notifyUrl : value]));
}
