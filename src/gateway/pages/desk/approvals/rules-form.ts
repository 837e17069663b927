import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { ApprovalKind } from '../../../../../generated/permissions.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { Call, DeskContext, DeskRoute } from '../desk-types.ts';
import type { ScreenId } from '../desks.ts';
import { answerSent, changeTable } from '../review.ts';
import type { Change } from '../review.ts';
import { answerRefused } from '../respond.ts';
import { changesSince, seenField, staleNotice } from '../stale.ts';
import type { Seen } from '../stale.ts';
import { readTypedAmount } from '../typed-amount.ts';
import { actionForm, field, formFields, reasonField } from '../views/forms.ts';
import { answerDesk } from '../views/layout.ts';

type Rules = OperatorAnswers['getApprovalRules'];

/** What differs between the operator's rules and a shop's. */
export interface RulesDesk {
  readonly screen: ScreenId;
  /** Of the page with the rules; the form is at `/rules` below it. */
  readonly home: { readonly path: string; readonly title: string };
  readonly kinds: readonly ApprovalKind[];
  /** The name of a kind. */
  readonly nameOf: (kind: ApprovalKind) => string;
  /** Whose people. */
  readonly whose: string;
}

const LIMIT = /^([A-Z0-9]{3,10})[\s:]+([0-9.,' ]{1,21})$/;

/** Written, shown with what changes, then sent. A change of the rules may itself need a second person. */
export function rulesRoute({ call }: DeskContext, desk: RulesDesk): DeskRoute {
  return {
    path: '/rules',
    async show(exchange) {
      const current = await readRules(exchange, call);
      return current.kind === 'refused'
        ? answerRefused(exchange, current)
        : write(exchange, desk, { rules: current.value, wrong: null });
    },
    async submit(exchange, form) {
      const read = await readRules(exchange, call);
      if (read.kind === 'refused') return answerRefused(exchange, read);
      const current = read.value;
      const rules = rulesIn(desk, form);
      if (typeof rules === 'string') return write(exchange, desk, { rules: current, wrong: rules, form });
      if (form.get('step') !== 'change') return review(exchange, desk, { rules, current, notice: '' });
      const changes = changesSince(form, seenOf(desk, current));
      if (changes.length > 0) {
        const merged = keepUntouched(desk, { form, rules, current });
        return review(exchange, desk, { rules: merged, current, notice: staleNotice(changes) });
      }
      const called = await call(exchange, 'putApprovalRules', { body: rules, reason: fieldOf(form, 'reason') });
      const again = (notice: Html) => review(exchange, desk, { rules, current, notice });
      return answerSent(exchange, {
        called,
        donePath: desk.home.path,
        done: 'rules',
        again,
      });
    },
  };
}

function pathOf({ home }: RulesDesk): string {
  return `${home.path}/rules`;
}

async function readRules(exchange: SignedInExchange, call: Call) {
  const called = await call(exchange, 'getApprovalRules', {});
  if (called.kind === 'waits') throw new Error('reading needs no approval');
  return called;
}

/** The rules that were written, or which line is wrong. */
function rulesIn({ kinds }: RulesDesk, form: URLSearchParams): Rules | string {
  const chosen = form.getAll('kinds');
  const refundLimits: Rules['refundLimits'] = [];
  for (const line of (form.get('limits') ?? '').split('\n').map((one) => one.trim().toUpperCase())) {
    if (line === '') continue;
    const [, currency, amount = ''] = LIMIT.exec(line) ?? [];
    if (currency === undefined) return `"${line.slice(0, 40)}" is not a currency and an amount, such as USD 100.00.`;
    const read = readTypedAmount(amount);
    if (read.kind === 'ambiguous') return `"${line.slice(0, 40)}": the amount ${read.problem}.`;
    refundLimits.push({ currency, amount: read.amount });
  }
  return { kinds: kinds.filter((kind) => chosen.includes(kind)), refundLimits };
}

function limitsText({ refundLimits }: Rules): string {
  return refundLimits.map(({ currency, amount }) => `${currency} ${amount}`).join('\n');
}

const [KINDS, LIMITS] = ['Needs a second person', 'Refunds alone up to'] as const;

function seenOf({ nameOf }: RulesDesk, rules: Rules): Seen {
  const kinds = rules.kinds.map(nameOf).toSorted().join(', ');
  return { [KINDS]: kinds, [LIMITS]: limitsText(rules).replaceAll('\n', ', ') };
}

/** What was written; for the part that was not touched, what applies now. */
function keepUntouched(
  desk: RulesDesk,
  { form, rules, current }: { form: URLSearchParams; rules: Rules; current: Rules },
): Rules {
  const touched = changesSince(form, seenOf(desk, rules)).map(({ label }) => label);
  return {
    kinds: touched.includes(KINDS) ? rules.kinds : current.kinds,
    refundLimits: touched.includes(LIMITS) ? rules.refundLimits : current.refundLimits,
  };
}

interface Review {
  readonly rules: Rules;
  readonly current: Rules;
  readonly notice: Html | '';
}

function review(exchange: SignedInExchange, desk: RulesDesk, { rules, current, notice }: Review): PageAnswer {
  const changes = changesOf(desk, current, rules);
  const kinds = rules.kinds.map((kind) => html`<input type="hidden" name="kinds" value="${kind}" />`);
  const action = actionForm(exchange, {
    action: pathOf(desk),
    fields: html`${kinds}<input type="hidden" name="limits" value="${limitsText(rules)}" />
      <input type="hidden" name="step" value="change" />${seenField(seenOf(desk, current))}
      ${changes.length === 0 ? html`<p>Nothing changes.</p>` : changeTable(changes)} ${reasonField()}`,
    effect: current.kinds.includes('rules')
      ? 'Asks a second person to approve these rules. Until then the rules of now apply.'
      : `Changes at once what ${desk.whose} can do alone.`,
    button: 'Change the rules',
    cancelPath: pathOf(desk),
  });
  return answer(exchange, desk, html`${notice}${action}`);
}

function changesOf({ kinds: all, nameOf }: RulesDesk, before: Rules, after: Rules): Change[] {
  const kinds = all.map((kind) => ({
    label: nameOf(kind),
    before: before.kinds.includes(kind) ? 'two people' : 'one person',
    after: after.kinds.includes(kind) ? 'two people' : 'one person',
  }));
  const limitOf = ({ refundLimits }: Rules, currency: string) =>
    refundLimits.find((limit) => limit.currency === currency)?.amount ?? 'none';
  const currencies = [...before.refundLimits, ...after.refundLimits].map(({ currency }) => currency);
  const limits = [...new Set(currencies)].map((currency) => ({
    label: `Refunds alone in ${currency}`,
    before: limitOf(before, currency),
    after: limitOf(after, currency),
  }));
  return [...kinds, ...limits].filter((change) => change.before !== change.after);
}

interface Written {
  readonly rules: Rules;
  readonly wrong: string | null;
  readonly form?: URLSearchParams;
}

function write(exchange: SignedInExchange, desk: RulesDesk, { rules, wrong, form }: Written): PageAnswer {
  const chosen = form?.getAll('kinds') ?? rules.kinds;
  const boxes = desk.kinds.map(
    (kind) =>
      html`<label class="check"
        ><input type="checkbox" name="kinds" value="${kind}" ${chosen.includes(kind) && html`checked`} />
        ${desk.nameOf(kind)}</label
      >`,
  );
  const content = html`${
      wrong !== null &&
      html`<div class="notice bad" role="alert">
        <h2>Nothing was done</h2>
        <p>${wrong}</p>
      </div>`
    }
    <form class="sheet act" method="post" action="${pathOf(desk)}">
      ${formFields(exchange, pathOf(desk))}
      <fieldset class="choices">
        <legend>Always needs a second person</legend>
        ${boxes}
      </fieldset>
      ${field({
        name: 'limits',
        label: 'What people can refund alone',
        type: 'textarea',
        value: form?.get('limits') ?? limitsText(rules),
        lengthMax: 4000,
        hint: 'One line per currency, such as USD 100.00. For people without the permission to refund any amount.',
      })}
      <div class="actions">
        <button class="button main">Review</button>
        <a class="button plain" href="${desk.home.path}">Cancel</a>
      </div>
    </form>`;
  return answer(exchange, desk, content);
}

function answer(exchange: SignedInExchange, { screen, home }: RulesDesk, content: Html): PageAnswer {
  return answerDesk(exchange, { screen, title: 'Change what needs two people', back: home, content });
}
