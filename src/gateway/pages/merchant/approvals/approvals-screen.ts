import { say, translated } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { ApprovalKind } from '../../../../../generated/permissions.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { approvalList } from '../../shared/approvals/approval-list.ts';
import { approvalRoutes } from '../../shared/approvals/approval-routes.ts';
import { KINDS, kindsOf } from '../../shared/approvals/kinds.ts';
import { rulesRoute } from '../../shared/approvals/rules-form.ts';
import type { RulesDesk } from '../../shared/approvals/rules-form.ts';
import { may } from '../../desk/desk-types.ts';
import type { MerchantScreen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import type { Asking } from '../../desk/list/list-types.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../desk/merchant-navigation.ts';
import { onlyFor } from '../../desk/form/only-for.ts';
import { amount, section, tag } from '../../desk/views/parts.ts';

type Rules = OperatorAnswers['getApprovalRules'];

const RULES: RulesDesk = translated({
  screen: 'approvals',
  home: { path: MERCHANT + MERCHANT_SCREENS.approvals.path, title: 'Approvals' },
  kinds: kindsOf('merchant'),
  nameOf: (kind) => KINDS[kind].title,
  whose: 'your people',
});

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

/** Refunds by staff also have limits, which the text below the list names. */
function needTag(kind: ApprovalKind, { kinds, refundLimits }: Rules): Html {
  if (kinds.includes(kind)) return tag(say`Two people`, 'good');
  if (kind !== 'refund') return tag(say`One person`);
  return tag(refundLimits.length === 0 ? say`Two people for staff` : say`Two people above the limit`, 'wait');
}

function ruleSection(exchange: SignedInExchange, rules: Rules): Html {
  const { kinds, refundLimits } = rules;
  const list = RULES.kinds.map((kind) => html`<li>${KINDS[kind].title} ${needTag(kind, rules)}</li>`);
  const limits = refundLimits.map((limit) => amount(limit.amount, limit.currency));
  const content = html`<ul class="rule-list">
      ${list}
    </ul>
    <p class="soft">
      ${
        kinds.includes('refund')
          ? say`Every refund needs a second person, whoever makes it.`
          : limits.length === 0
            ? say`Refunds by staff always need a second person.`
            : html`Staff refund alone up to ${limits.map((one, index) => html`${index > 0 && ', '}${one}`)}.`
      }
    </p>`;
  return section(say`What needs two people`, content, {
    ...(may(exchange, 'settings.change') && {
      actions: html`<a class="button small" href="${RULES.home.path}/rules">Change</a>`,
    }),
  });
}
