import type { Html } from '../../../../web/html.ts';
import { say } from '../../../../web/texts.ts';
import { isMissed } from '../../frame/return-path.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { showRead } from '../../desk/show-read.ts';
import { missedNotice } from '../../desk/views/shown-once.ts';
import { answerApproval } from './approval-page.ts';
import { approveChosen, reviewChosen } from './bulk.ts';
import { decide, withdraw } from './decide.ts';

/** One request, and several at once. The list is each desk's own. */
export function approvalRoutes(context: DeskContext): DeskRoute[] {
  const { call } = context;
  return [
    {
      path: '/bulk',
      show: (exchange) => reviewChosen(context, exchange),
      submit: (exchange, form) => approveChosen(call, exchange, form),
    },
    {
      path: '/:approvalNo',
      show: (exchange) =>
        showRead(
          exchange,
          call(exchange, 'getApproval', { parameters: { approvalNo: exchange.parameter } }),
          (approval) => answerApproval(exchange, approval, isMissed(exchange.request) ? { notice: notShown() } : {}),
        ),
      submit: (exchange, form) => decide(call, exchange, form),
    },
    { path: '/:approvalNo/withdraw', submit: (exchange) => withdraw(call, exchange) },
  ];
}

function notShown(): Html {
  return missedNotice(
    say`If you did not see it, the one who asked can do it again: rotate the key, or revoke the invitation and make another.`,
  );
}
