import { say, translated } from '../../../../web/texts.ts';
import type { ApprovalKind } from '../../../../../generated/permissions.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { approvalList } from '../../shared/approvals/approval-list.ts';
import { approvalRoutes } from '../../shared/approvals/approval-routes.ts';
import { KINDS, alwaysKinds, demandableKinds } from '../../shared/approvals/kinds.ts';
import { limitList } from '../../shared/approvals/rule-limits.ts';
import type { LimitName, Rules, SetRules } from '../../shared/approvals/rule-limits.ts';
import { asksAbove, kindSentences, ruleSentences, sentenceList } from '../../shared/approvals/rule-words.ts';
import { rulesRoute } from '../../shared/approvals/rules-form.ts';
import type { RulesDesk } from '../../shared/approvals/rules-form.ts';
import { may } from '../../desk/desk-types.ts';
import type { MerchantScreen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import type { Asking } from '../../desk/list/list-types.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../desk/merchant-navigation.ts';
import { onlyFor } from '../../desk/form/only-for.ts';
import { section, tag, wideFacts } from '../../desk/views/parts.ts';

const RULES: RulesDesk = translated({
  screen: 'approvals',
  home: { path: MERCHANT + MERCHANT_SCREENS.approvals.path, title: 'Approvals' },
  kinds: demandableKinds('merchant'),
  nameOf: (kind) => KINDS[kind].title,
  groups: [
    {
      title: 'Need a second person above an amount, whoever acts',
      names: ['refundsAbove', 'payoutsAbove'],
      words: (name, { otherSide }) => demandWords(name, otherSide),
    },
    {
      title: 'What staff and accountants do alone',
      names: ['limits', 'refundDay', 'payoutLimits', 'payoutDay'],
      words: (name, { otherSide }) => demandWords(name, otherSide),
    },
  ],
  above: aboveRules,
  effect: ({ inForce }) =>
    inForce.kinds.includes('rules')
      ? say`Asks a second person to approve these rules. Until then the rules of now apply.`
      : say`Stricter rules, and limits of your people, hold at once. If something would need a second person less often than now, another owner has to approve it first.`,
});

/** What the operator asks for stands beside the field. */
function demandWords(name: LimitName, demanded: SetRules | null): { hint?: string } {
  const amounts = demanded === null ? '' : limitList(demanded, name);
  if (amounts === '') return {};
  return name === 'refundsAbove' || name === 'payoutsAbove'
    ? { hint: say`Your operator asks for approval above ${amounts}; you may ask for less.` }
    : { hint: say`Your operator allows up to ${amounts}; the lower amount holds.` };
}

function aboveRules({ otherSide }: Rules): Html {
  const demanded = otherSide === null ? [] : ruleSentences(otherSide);
  return html`<p class="soft">
      One person asks, another approves. A rule that nobody else of your shop could fulfil is refused, so that you do
      not lock yourself out: <a href="${MERCHANT}${MERCHANT_SCREENS.team.path}">invite somebody</a> first. Payments and
      refunds that your programs sign with a key are not concerned.
    </p>
    ${
      demanded.length > 0 &&
      section(
        say`What your operator asks for`,
        html`${sentenceList(demanded)}
          <p class="soft">Of your rules and these, the stricter one always holds.</p>`,
      )
    }`;
}

const DONE = translated({ rules: 'The rules are changed.' });

/** What waits for a second person of the shop, and what needs one at all. */
export const approvalsScreen: MerchantScreen = {
  id: 'approvals',
  routes: (context) => [
    listRoute(context, (exchange) => ({ ...approvalList(exchange), done: DONE, top: rulesOf })),
    onlyFor('settings.change', rulesRoute(context, RULES)),
    ...approvalRoutes(context),
  ],
};

async function rulesOf({ context: { call }, exchange }: Asking): Promise<Html | false> {
  const rules = may(exchange, 'settings.read') && (await call(exchange, 'getApprovalRules', {}));
  return rules && rules.kind === 'done' && ruleSection(exchange, rules.value);
}

/** Refunds and payouts also have limits, which the sentences below the list name. */
function needTag(kind: ApprovalKind, rules: SetRules): Html {
  if (rules.kinds.includes(kind)) return tag(say`Two people`, 'good');
  if (asksAbove(rules, kind)) return tag(say`Two people above an amount`, 'good');
  if (kind === 'payout' && (rules.payoutLimits ?? []).length > 0) return tag(say`Two people above the limit`, 'wait');
  if (kind !== 'refund') return tag(say`One person`);
  return tag(rules.refundLimits.length === 0 ? say`Two people for staff` : say`Two people above the limit`, 'wait');
}

function ruleSection(exchange: SignedInExchange, { inForce, otherSide }: Rules): Html {
  const isDemanded = otherSide !== null && ruleSentences(otherSide).length > 0;
  const rules = [
    ...RULES.kinds.map((kind) => [KINDS[kind].title, ruleOf(kind, inForce)] as const),
    ...alwaysKinds('merchant').map((kind) => [KINDS[kind].title, tag(say`Always two people`, 'good')] as const),
  ];
  const content = html`${wideFacts(rules)}
  ${isDemanded && html`<p class="soft">Some of this is what your operator asks for. The stricter rule always holds.</p>`}`;
  return section(say`What needs two people`, content, {
    ...(may(exchange, 'settings.change') && {
      actions: html`<a class="button small" href="${RULES.home.path}/rules">Change</a>`,
    }),
  });
}

function ruleOf(kind: ApprovalKind, rules: SetRules): Html {
  const sentences = [...(kind === 'refund' ? refundSentence(rules) : []), ...kindSentences(rules, kind)];
  return html`${needTag(kind, rules)} ${sentences.length > 0 && html`<span class="soft">${sentences.join(' ')}</span>`}`;
}

function refundSentence({ kinds, refundLimits }: SetRules): string[] {
  if (kinds.includes('refund')) return [say`Every refund needs a second person, whoever makes it.`];
  return refundLimits.length === 0 ? [say`Refunds by staff always need a second person.`] : [];
}
