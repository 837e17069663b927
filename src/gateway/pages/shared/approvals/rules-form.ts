import { say } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { ApprovalKind } from '../../../../../generated/permissions.ts';
import { html } from '../../../../web/html.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import type { ScreenId } from '../../desk/desks.ts';
import { changeTable } from '../../desk/form/change-table.ts';
import type { Change } from '../../desk/form/change-table.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { Seen } from '../../desk/form/stale.ts';
import { readTypedAmount } from '../../desk/form/typed-amount.ts';

type Rules = OperatorAnswers['getApprovalRules'];

/** What differs between the operator's rules and a shop's. */
export interface RulesDesk {
  readonly screen: ScreenId;
  /** The page with the rules; the form is at `/rules` below it. */
  readonly home: { readonly path: string; readonly title: string };
  readonly kinds: readonly ApprovalKind[];
  /** The name of a kind. */
  readonly nameOf: (kind: ApprovalKind) => string;
  /** Whose people. */
  readonly whose: string;
}

const LIMIT = /^([A-Z0-9]{3,10})[\s:]+([0-9.,' ]{1,21})$/;

/** Four hundred currencies. */
const LIMITS_LENGTH_MAX = 4000;

/** Written, shown with what changes, then sent. A change of the rules may itself need a second person. */
export function rulesRoute({ call }: DeskContext, desk: RulesDesk): DeskRoute {
  return formRoute<Rules, 'putApprovalRules'>({
    path: '/rules',
    screen: desk.screen,
    operation: 'putApprovalRules',
    title: () => say`Change what needs two people`,
    read: (exchange) => call(exchange, 'getApprovalRules', {}),
    homeOf: () => desk.home,
    done: 'rules',
    isLong: true,
    asksFactorLate: true,
    seenOf: (rules) => seenOf(desk, rules),
    fields: ({ subject, field }) => [
      field('kinds', { choices: desk.kinds.map((kind) => [kind, desk.nameOf(kind)]), value: subject.kinds }),
      field('limits', {
        type: 'textarea',
        label: say`What people can refund alone`,
        hint: say`One line per currency, such as USD 100.00. For people without the permission to refund any amount.`,
        required: false,
        lengthMax: LIMITS_LENGTH_MAX,
        value: limitsText(subject),
      }),
    ],
    review(current, given) {
      const rules = rulesIn(desk, given);
      if (typeof rules === 'string') return { wrong: rules };
      const changes = changesOf(desk, current, rules);
      return changes.length === 0 ? html`<p>Nothing changes.</p>` : changeTable(changes);
    },
    effect: ({ kinds }) =>
      kinds.includes('rules')
        ? say`Asks a second person to approve these rules. Until then the rules of now apply.`
        : say`Changes at once what ${desk.whose} can do alone.`,
    button: say`Change the rules`,
    async send({ exchange, form, reason }) {
      const rules = rulesIn(desk, form);
      return typeof rules === 'string'
        ? { kind: 'refused', name: 'invalidInput', detail: rules }
        : call(exchange, 'putApprovalRules', { body: rules, reason });
    },
  });
}

/** The rules that were written, or which line is wrong. */
function rulesIn({ kinds }: RulesDesk, form: URLSearchParams): Rules | string {
  const chosen = form.getAll('kinds');
  const refundLimits: Rules['refundLimits'] = [];
  for (const line of (form.get('limits') ?? '').split('\n').map((one) => one.trim().toUpperCase())) {
    if (line === '') continue;
    const [, currency, amount = ''] = LIMIT.exec(line) ?? [];
    if (currency === undefined) return say`"${line.slice(0, 40)}" is not a currency and an amount, such as USD 100.00.`;
    const read = readTypedAmount(amount);
    if (read.kind === 'ambiguous') return say`"${line.slice(0, 40)}": the amount ${read.problem}.`;
    refundLimits.push({ currency, amount: read.amount });
  }
  return { kinds: kinds.filter((kind) => chosen.includes(kind)), refundLimits };
}

function limitsText({ refundLimits }: Rules): string {
  return refundLimits.map(({ currency, amount }) => `${currency} ${amount}`).join('\n');
}

function seenOf({ nameOf }: RulesDesk, rules: Rules): Seen {
  const kinds = rules.kinds.map(nameOf).toSorted().join(', ');
  return { 'Needs a second person': kinds, 'Refunds alone up to': limitsText(rules).replaceAll('\n', ', ') };
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
    label: say`Refunds alone in ${currency}`,
    before: limitOf(before, currency),
    after: limitOf(after, currency),
  }));
  return [...kinds, ...limits].filter((change) => change.before !== change.after);
}
