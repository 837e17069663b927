import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { ApprovalKind } from '../../../../../generated/permissions.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { showApprovals } from '../../desk/approvals/approval-list.ts';
import { approvalRoutes } from '../../desk/approvals/approval-routes.ts';
import { KINDS, kindsOf } from '../../desk/approvals/kinds.ts';
import { rulesRoute } from '../../desk/approvals/rules-form.ts';
import type { RulesDesk } from '../../desk/approvals/rules-form.ts';
import { may } from '../../desk/desk-types.ts';
import type { Call, MerchantScreen } from '../../desk/desk-types.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../desk/merchant-navigation.ts';
import { onlyFor } from '../../desk/review.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { amount, section, tag } from '../../desk/views/parts.ts';

type Rules = OperatorAnswers['getApprovalRules'];

const RULES: RulesDesk = {
  screen: 'approvals',
  home: { path: MERCHANT + MERCHANT_SCREENS.approvals.path, title: 'Approvals' },
  kinds: kindsOf('merchant'),
  nameOf: (kind) => KINDS[kind].title,
  whose: 'your people',
};

/** What waits for a second person of the shop, and what needs one at all. */
export const approvalsScreen: MerchantScreen = {
  id: 'approvals',
  routes: (context) => [
    { path: '', show: (exchange) => show(context.call, exchange) },
    onlyFor('settings.change', rulesRoute(context, RULES)),
    ...approvalRoutes(context.call),
  ],
};

async function show(call: Call, exchange: SignedInExchange): Promise<PageAnswer> {
  const rules = may(exchange, 'settings.read') ? await call(exchange, 'getApprovalRules', {}) : null;
  const top = html`${doneNotice(exchange, { rules: 'The rules are changed.' })}
  ${rules?.kind === 'done' && ruleSection(exchange, rules.value)}`;
  return showApprovals(call, exchange, { top });
}

/** Refunds by staff also have limits, which the text below the list names. */
function needTag(kind: ApprovalKind, always: Rules['kinds']): Html {
  if (always.includes(kind)) return tag('Two people', 'good');
  return kind === 'refund' ? tag('Two people above the limit', 'wait') : tag('One person');
}

function ruleSection(exchange: SignedInExchange, { kinds, refundLimits }: Rules): Html {
  const list = RULES.kinds.map((kind) => html`<li>${KINDS[kind].title} ${needTag(kind, kinds)}</li>`);
  const limits = refundLimits.map((limit) => amount(limit.amount, limit.currency));
  const content = html`<ul class="rule-list">
      ${list}
    </ul>
    <p class="soft">
      ${
        kinds.includes('refund')
          ? 'Every refund needs a second person, whoever makes it.'
          : limits.length === 0
            ? 'Refunds by staff always need a second person.'
            : html`Staff refund alone up to ${limits.map((one, index) => html`${index > 0 && ', '}${one}`)}.`
      }
    </p>`;
  return section('What needs two people', content, {
    ...(may(exchange, 'settings.change') && {
      actions: html`<a class="button small" href="${RULES.home.path}/rules">Change</a>`,
    }),
  });
}
