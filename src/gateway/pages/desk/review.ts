import { NOTHING, html } from '../../../web/html.ts';
import type { Html, Value } from '../../../web/html.ts';
import { fieldOf } from '../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../frame/page-types.ts';
import type { Permission } from '../../../../generated/permissions.ts';
import { may } from './desk-types.ts';
import type { Called, DeskRoute } from './desk-types.ts';
import { deskOf } from './desks.ts';
import { answerRefused, refusedNotice, seeOther } from './respond.ts';
import { asked } from './views/figures.ts';

// A change in two steps: what is wanted is typed, then shown with what it changes, and only then sent. The first step is an
// address, so that the way back and a refusal lose nothing that was typed.

export type Typed = Readonly<Record<string, string>>;

/** A form that is shown only to those who may send it. What is sent nevertheless is refused, and recorded, by its operation. */
export function onlyFor(permission: Permission, route: DeskRoute): DeskRoute {
  const { show } = route;
  if (show === undefined) return route;
  return {
    ...route,
    async show(exchange) {
      if (may(exchange, permission)) return show(exchange);
      const detail = `Your roles do not include ${permission}. Ask ${deskOf(exchange).keeper}.`;
      return answerRefused(exchange, { kind: 'refused', name: 'forbidden', detail });
    },
  };
}

export function typedIn(exchange: SignedInExchange, names: readonly string[]): Typed {
  return Object.fromEntries(names.map((name) => [name, asked(exchange, name)]));
}

export function sentIn(form: URLSearchParams, names: readonly string[]): Typed {
  return Object.fromEntries(names.map((name) => [name, fieldOf(form, name)]));
}

/** The first step. */
export function draftForm({ path, fields, cancelPath }: { path: string; fields: Value; cancelPath: string }): Html {
  return html`<form class="sheet act" method="get" action="${path}">
    ${fields}
    <input type="hidden" name="step" value="review" />
    <div class="actions">
      <button class="button main">Review</button>
      <a class="button plain" href="${cancelPath}">Cancel</a>
    </div>
  </form>`;
}

/** Carries what was typed through the second step. */
export function typedFields(typed: Typed): Html {
  const fields = Object.entries(typed).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`${fields}`;
}

export interface Change {
  readonly label: string;
  readonly before: Value;
  readonly after: Value;
}

/** Before → after, one line each. */
export function changeTable(changes: readonly Change[]): Html {
  if (changes.length === 0) return NOTHING;
  return html`<table class="changes">
    <caption class="seen">
      What changes
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="seen">What</span></th>
        <th scope="col" class="figure">Now</th>
        <th scope="col" class="figure">After</th>
      </tr>
    </thead>
    <tbody>
      ${changes.map(
        ({ label, before, after }) =>
          html`<tr>
            <th scope="row">${label}</th>
            <td class="figure" data-title="Now">${before}</td>
            <td class="figure" data-title="After"><b>${after}</b></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

export interface Sent<Answer> {
  readonly called: Called<Answer>;
  /** Where it leads if it was done, or waits, with the name of its notice. */
  readonly donePath: string;
  readonly done: string;
  /** The second step again, with what was wrong. */
  readonly again: (notice: Html) => Promise<PageAnswer> | PageAnswer;
}

/** What follows the second step. */
export async function answerSent<Answer>(exchange: SignedInExchange, sent: Sent<Answer>): Promise<PageAnswer> {
  const { called, donePath, done, again } = sent;
  if (called.kind === 'done') return seeOther(exchange, donePath, { done });
  if (called.kind === 'waits') return seeOther(exchange, donePath, { done: 'waits', no: called.approvalNo });
  return again(refusedNotice(called));
}
