import { say, translated } from '../../../../web/texts.ts';
import type { ApprovalKind } from '../../../../../generated/permissions.ts';
import { html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import type { ScreenId } from '../../desk/desks.ts';
import { changeTable } from '../../desk/form/change-table.ts';
import type { Change } from '../../desk/form/change-table.ts';
import type { AskedField } from '../../desk/form/fields.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { FormPage, Wrong } from '../../desk/form/form-types.ts';
import type { Seen } from '../../desk/form/stale.ts';
import { LIMITS_LENGTH_MAX, limitChanges, limitLines, limitsIn } from './rule-limits.ts';
import type { LimitName, Rules, SetRules } from './rule-limits.ts';

/** What differs between the operator's rules and a shop's. */
export interface RulesDesk {
  readonly screen: ScreenId;
  /** The page with the rules; the form is at `/rules` below it. */
  readonly home: { readonly path: string; readonly title: string };
  readonly kinds: readonly ApprovalKind[];
  /** The name of a kind. */
  readonly nameOf: (kind: ApprovalKind) => string;
  /** The amounts that are asked for, in groups below a heading, in this order. */
  readonly groups: readonly LimitGroup[];
  /** What stands above the form. */
  readonly above?: (rules: Rules) => Html;
  readonly effect: (rules: Rules) => string;
}

export interface LimitGroup {
  readonly title: string;
  readonly names: readonly LimitName[];
  /** In place of the words of the catalogue. */
  readonly words?: (name: LimitName, rules: Rules) => Pick<AskedField, 'label' | 'hint'>;
}

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
    above: (rules) => desk.above?.(rules),
    fields: (page) => ruleFields(page, { ...desk, kindsName: 'kinds', rules: page.subject }),
    review(current, given) {
      const rules = rulesIn(desk, current, given);
      if ('wrong' in rules) return rules;
      const changes = changesOf(desk, current, rules);
      return changes.length === 0 ? html`<p>Nothing changes.</p>` : changeTable(changes);
    },
    effect: desk.effect,
    button: () => say`Change the rules`,
    async send({ exchange, subject, form, reason }) {
      const rules = rulesIn(desk, subject, form);
      return 'wrong' in rules
        ? { kind: 'refused', name: 'invalidInput', detail: rules.wrong }
        : call(exchange, 'putApprovalRules', { body: rules, reason });
    },
  });
}

interface AskedRules extends Pick<RulesDesk, 'kinds' | 'nameOf' | 'groups'> {
  readonly kindsName: 'kinds' | 'kind';
  readonly rules: Rules;
}

/** The fields of rules: what always needs two people, and the amounts. */
export function ruleFields(
  { field }: Pick<FormPage<unknown, 'putApprovalRules'>, 'field'>,
  { kinds, nameOf, groups, kindsName, rules }: AskedRules,
): Value {
  const isDemanded = (kind: ApprovalKind) => rules.otherSide?.kinds.includes(kind) === true;
  const choice = (kind: ApprovalKind): Value =>
    kindsName === 'kinds' && isDemanded(kind)
      ? html`${nameOf(kind)} <span class="soft">your operator asks for it</span>`
      : nameOf(kind);
  return [
    field(kindsName, { choices: kinds.map((kind) => [kind, choice(kind)]), value: rules.kinds }),
    groups.map(
      ({ title, names, words }) =>
        html`<fieldset class="limits">
          <legend>${title}</legend>
          <div class="pairs">
            ${names.map((name) =>
              field(name, {
                type: 'textarea',
                required: false,
                lengthMax: LIMITS_LENGTH_MAX,
                value: limitLines(rules, name),
                ...words?.(name, rules),
              }),
            )}
          </div>
        </fieldset>`,
    ),
  ];
}

/** The rules that were written, or which line is wrong. */
export function rulesIn(
  { kinds, groups, kindsName = 'kinds' }: Pick<RulesDesk, 'kinds' | 'groups'> & { readonly kindsName?: string },
  current: SetRules,
  form: URLSearchParams,
): SetRules | Wrong {
  const chosen = form.getAll(kindsName);
  const limits = limitsIn(
    current,
    form,
    groups.flatMap(({ names }) => names),
  );
  return 'wrong' in limits ? limits : { kinds: kinds.filter((kind) => chosen.includes(kind)), ...limits };
}

export function seenOf({ nameOf, groups }: Pick<RulesDesk, 'nameOf' | 'groups'>, rules: Rules): Seen {
  const kinds = rules.kinds.map(nameOf).toSorted().join(', ');
  const lines = (name: LimitName) => limitLines(rules, name).replaceAll('\n', ', ');
  const limits = groups.flatMap(({ names }) => names.map((name) => [SEEN[name], lines(name)]));
  return { [say`Needs a second person`]: kinds, ...(Object.fromEntries(limits) as Seen) };
}

const SEEN: Readonly<Record<LimitName, string>> = translated({
  refundsAbove: 'Refunds need two people above',
  payoutsAbove: 'Payouts need two people above',
  limits: 'Refunds alone up to',
  refundDay: 'Refunds alone on one day up to',
  payoutLimits: 'Payouts alone up to',
  payoutDay: 'Payouts alone on one day up to',
});

function changesOf({ kinds: all, nameOf }: RulesDesk, before: Rules, after: SetRules): Change[] {
  const kinds = all.map((kind) => ({
    label: nameOf(kind),
    before: before.kinds.includes(kind) ? say`two people` : say`one person`,
    after: after.kinds.includes(kind) ? say`two people` : say`one person`,
  }));
  return [...kinds, ...limitChanges(before, after)].filter((change) => change.before !== change.after);
}
