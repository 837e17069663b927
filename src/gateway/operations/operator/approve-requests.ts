import type { Approval } from '../../domain/approval.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import type { OperatorOutcome } from './outcome.ts';

export interface Approved {
  readonly approval: Approval;
  readonly response: unknown;
}

export interface BulkResult {
  readonly approvalNo: string;
  readonly result: 'done' | 'failed' | 'notPending' | 'refused' | 'needsAccount' | 'unknown';
  readonly detail: string;
  readonly approval: Approval | null;
  readonly response: unknown;
}

/** Each may wait for the channel. More at once would take connections from payments. */
const AT_ONCE_MAX = 4;

/** Each by itself, in its own transaction with its own record. None keeps the others from being carried out. */
export async function approveEach(
  { onFault }: Pick<OperatorDependencies, 'onFault'>,
  approvalNos: readonly string[],
  approve: (approvalNo: string) => Promise<OperatorOutcome<Approved>>,
): Promise<BulkResult[]> {
  const results = new Map<string, BulkResult>();
  const left = approvalNos.values();
  const work = async () => {
    for (const approvalNo of left) {
      const result = await approve(approvalNo).then(resultOf, (error: unknown) => {
        onFault(error, approvalNo);
        return UNKNOWN;
      });
      results.set(approvalNo, { approvalNo, ...result });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE_MAX }, work));
  return approvalNos.flatMap((approvalNo) => results.get(approvalNo) ?? []);
}

type Ended = Omit<BulkResult, 'approvalNo'>;

const UNKNOWN: Ended = {
  result: 'unknown',
  detail: 'The gateway failed while it was carried out. Look at the request before you repeat it.',
  approval: null,
  response: null,
};

/** Nothing else can be missing from a request. */
const NEEDS_ACCOUNT: Ended = {
  result: 'needsAccount',
  detail: 'It pays a card, whose number is never stored. Open the request and type the number to approve it.',
  approval: null,
  response: null,
};

function resultOf(outcome: OperatorOutcome<Approved>): Ended {
  if (outcome.kind === 'refused') {
    if (outcome.reason === 'invalidInput') return NEEDS_ACCOUNT;
    const result = outcome.reason === 'approvalNotPending' ? 'notPending' : 'refused';
    return { result, detail: outcome.detail, approval: null, response: null };
  }
  const { approval, response } = outcome.value;
  return {
    result: approval.state === 'failed' ? 'failed' : 'done',
    detail: approval.outcome ?? '',
    approval,
    response,
  };
}
