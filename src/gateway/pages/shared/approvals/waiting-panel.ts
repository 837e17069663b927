import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { ApprovalKind } from '../../../../../generated/permissions.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { Call } from '../../desk/desk-types.ts';
import { merchantFilter } from '../../desk/day-span.ts';
import { amount } from '../../desk/views/parts.ts';
import { queryPath } from '../../desk/query-path.ts';
import { liveList, table } from '../../desk/views/table.ts';
import { approvalsDesk } from './approvals-desk.ts';
import type { Approval } from './kinds.ts';
import { merchantLink } from '../../desk/merchant-names.ts';
import { ageWords } from '../../design/written.ts';

const SHOWN_MAX = 5;

interface Waiting {
  /** One, or several that belong to one page. */
  readonly kind: ApprovalKind | readonly ApprovalKind[];
  readonly merNo?: string;
}

/** On top of a list: what is not done yet because a second person has to approve it. */
export async function waitingPanel(call: Call, exchange: SignedInExchange, waiting: Waiting): Promise<Html> {
  return may(exchange, 'approvals.read') ? liveList('waiting-panel', await panel(call, exchange, waiting)) : NOTHING;
}

async function panel(call: Call, exchange: SignedInExchange, { kind, merNo = '' }: Waiting): Promise<Html> {
  const kinds = [kind].flat();
  const pages = await Promise.all(
    kinds.map((one) =>
      call(exchange, 'listApprovals', {
        parameters: { state: 'pending', kind: one, ...merchantFilter(merNo), limit: SHOWN_MAX },
      }),
    ),
  );
  const read = pages.flatMap((page) => (page.kind === 'done' ? [page.value] : []));
  const approvals = read.flatMap((page) => page.approvals);
  if (approvals.length === 0) return NOTHING;
  const isAll = read.every(({ next }) => next === null);
  const { path, links, side } = approvalsDesk(exchange);
  const merchant = {
    title: say`Merchant`,
    cell: ({ merNo: number }: Approval) => number !== null && merchantLink(exchange, number),
  };
  const money = {
    title: say`Amount`,
    kind: 'figure' as const,
    cell: ({ amount: decimal, currency }: Approval) =>
      decimal !== null && currency !== null && amount(decimal, currency),
  };
  const all = queryPath(path, { kind: kinds.length === 1 ? kinds[0] : null, merNo });
  return html`<section class="stack" aria-labelledby="waiting-title">
    <div class="title">
      <h2 id="waiting-title">Waiting for approval</h2>
      <a href="${all}">${isAll ? say`Open in Approvals` : say`See all in Approvals`}</a>
    </div>
    ${table({
      caption: say`Waiting for approval`,
      rows: approvals,
      keyOf: ({ approvalNo }) => approvalNo,
      pathOf: ({ approvalNo }) => `${path}/${approvalNo}`,
      liveId: 'waiting',
      columns: [
        { title: say`Request`, cell: ({ summary }) => links.shortenNumbers(summary) },
        ...(approvals.some((one) => one.amount !== null) ? [money] : []),
        ...(side === 'operator' && approvals.some((one) => one.merNo !== null) ? [merchant] : []),
        { title: say`Asked by`, cell: ({ maker }) => maker.name },
        { title: say`Age`, kind: 'figure', cell: ({ createdAt }) => ageWords(exchange.now - Date.parse(createdAt)) },
      ],
    })}
  </section>`;
}
