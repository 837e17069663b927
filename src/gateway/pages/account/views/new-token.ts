import { say } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { OPERATOR_SIDE } from '../../../domain/audit/actor.ts';
import { csrfField } from '../../frame/form.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { HOME } from '../../frame/return-path.ts';
import { field } from './fields.ts';
import { daysWords } from '../../design/written.ts';

export interface NewTokenOptions {
  readonly action: string;
  readonly choices: readonly Choice[];
  /** What was sent, and why it was refused. */
  readonly refused: { readonly form: URLSearchParams; readonly detail: string } | undefined;
}

interface Choice {
  readonly name: string;
  readonly about: string;
}

const LIFETIME_DAYS = '90';

export function newTokenView(exchange: SignedInExchange, { action, choices, refused }: NewTokenOptions): Html {
  const sent = (name: string) => refused?.form.get(name) ?? '';
  const chosen = new Set(refused?.form.getAll('permissions'));
  const shared = { autocomplete: 'off' };
  const nameHint = say`What it is for, such as nightly-export. Records show it.`;
  const reasonHint = say`Recorded, such as a ticket number.`;
  return html`${refused && html`<div class="notice bad" role="alert"><p>${refused.detail}</p></div>`}
    <section class="sheet">
      <h1>Create a token</h1>
      <form method="post" action="${action}">
        ${csrfField(exchange, action)}
        ${field({ ...shared, name: 'name', label: say`Name`, value: sent('name'), length: { max: 64 }, hint: nameHint })}
        ${exchange.signedIn.grant.merNo === OPERATOR_SIDE && merchantField(sent('merNo'))}
        <fieldset class="choices">
          <legend>What it may do</legend>
          ${choices.map((choice) => choiceField(choice, chosen.has(choice.name)))}
        </fieldset>
        ${lifetimeField(sent('days') || LIFETIME_DAYS)}
        ${field({ ...shared, name: 'reason', label: say`Reason`, value: sent('reason'), length: { max: 200 }, hint: reasonHint })}
        <button class="button main">Create</button>
      </form>
    </section>
    <p class="centred"><a href="${HOME}#tokens">Cancel</a></p>`;
}

function choiceField({ name, about }: Choice, isChosen: boolean): Html {
  return html`<label class="choice">
    <input type="checkbox" name="permissions" value="${name}" ${isChosen && html`checked`} />
    <span><b>${name}</b><br /><span class="soft">${about}</span></span>
  </label>`;
}

function lifetimes(): (readonly [days: string, text: string])[] {
  return [...['7', '30', '90'].map((days) => [days, daysWords(Number(days))] as const), ['365', say`A year`]];
}

function lifetimeField(chosen: string): Html {
  return html`<div class="field">
    <label for="days">Expires after</label>
    <select id="days" name="days">
      ${lifetimes().map(
        ([days, text]) => html`<option value="${days}" ${chosen === days && html`selected`}>${text}</option>`,
      )}
    </select>
  </div>`;
}

function merchantField(value: string): Html {
  return field({
    name: 'merNo',
    label: 'Merchant number',
    autocomplete: 'off',
    value,
    hint: 'Leave it empty for all merchants.',
    numeric: true,
    optional: true,
    length: { max: 10 },
  });
}

export function createdView(name: string, value: string): Html {
  return html`<section class="sheet">
    <h1>Your new token</h1>
    <p>Store the token <b>${name}</b> now: it is not shown again.</p>
    <p><code class="secret">${value}</code></p>
    <p class="soft">
      Send it as <code>Authorization: Bearer</code>, or set <code>TOLLGATE_TOKEN</code> for the command.
    </p>
    <p><a class="button main" href="${HOME}#tokens">I have stored it</a></p>
  </section>`;
}
