import type { components } from '../../../../generated/operator.ts';
import type {
  OperatorBodies,
  OperatorOperationId,
  OperatorParameters,
} from '../../../../generated/operator-operations.ts';
import type { ChargebackSearch, Evidence } from '../../domain/chargebacks/evidence.ts';
import { FILE_BYTES_MAX } from '../../domain/chargebacks/evidence-file.ts';
import { merchantOf } from '../../domain/numbers.ts';
import type { NewEvidence } from '../../operations/chargebacks/chargebacks.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { chargebackNotFound, refuseInput } from '../../operations/outcome.ts';
import type { InputProblem } from '../../operations/outcome.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentProblems } from '../checks/moment-problems.ts';
import { momentText, optionalMoment } from '../wire/merchant.ts';
import { chargebackActorToWire, chargebackToWire } from '../wire/order.ts';

type ChargebackOperationId = Extract<
  OperatorOperationId,
  `${string}Chargeback` | `${string}Chargebacks` | `${string}Evidence`
>;

export function createChargebackHandlers(
  operations: Pick<OperatorOperations, ChargebackOperationId>,
): Pick<OperatorHandlers, ChargebackOperationId> {
  return {
    async listChargebacks({ parameters, acting }) {
      const search = searchFromWire(parameters);
      if (Array.isArray(search)) return refuseInput(search);
      if (search === null) return chargebackNotFound(parameters.after ?? '');
      return mapOutcome(operations.listChargebacks(search, acting), (page) => ({
        chargebacks: page.chargebacks.map(chargebackToWire),
        next: page.next,
        searchedTo: optionalMoment(page.searchedTo),
        open: page.open,
        overdue: page.overdue,
      }));
    },
    async openChargeback({ body: { tradeNo, reason, dueAt }, acting }) {
      const problems = momentProblems('dueAt', dueAt);
      if (problems.length > 0) return refuseInput(problems);
      const opening = { reason, dueAt: dueAt === undefined ? undefined : Date.parse(dueAt) };
      return mapOutcome(operations.openChargeback(tradeNo, opening, acting), chargebackToWire);
    },
    getChargeback: async ({ parameters: { chargebackNo }, acting }) =>
      mapOutcome(operations.getChargeback(chargebackNo, acting.grant), chargebackToWire),
    closeChargeback: async ({ parameters: { chargebackNo }, body: { result }, acting }) =>
      mapOutcome(operations.closeChargeback(chargebackNo, result, acting), chargebackToWire),
    answerChargeback: async ({ parameters: { chargebackNo }, body: { text }, acting }) =>
      mapOutcome(operations.answerChargeback(chargebackNo, text, acting), chargebackToWire),
    async addEvidence({ parameters: { chargebackNo }, body, acting }) {
      const added = evidenceFromWire(body);
      if (Array.isArray(added)) return refuseInput(added);
      return mapOutcome(operations.addEvidence(chargebackNo, added, acting), evidenceToWire);
    },
    listEvidence: async ({ parameters: { chargebackNo }, acting }) =>
      mapOutcome(operations.listEvidence(chargebackNo, acting), (evidence) => ({
        evidence: evidence.map(evidenceToWire),
      })),
    getEvidence: async ({ parameters: { chargebackNo, evidenceNo } }) =>
      operations.getEvidence(chargebackNo, evidenceNo),
  };
}

/** Null if the page should begin after what is no number of ours. */
function searchFromWire(parameters: OperatorParameters['listChargebacks']): ChargebackSearch | InputProblem[] | null {
  const { merNo = null, state = null, reason = null, dueBefore, from, to, after, limit } = parameters;
  const moments = { dueBefore, from, to };
  const problems = Object.entries(moments).flatMap(([name, moment]) => momentProblems(name, moment));
  if (problems.length > 0) return problems;
  const afterMerchant = after === undefined ? undefined : merchantOf('chargeback', after);
  if (after !== undefined && afterMerchant === undefined) return null;
  return {
    merNo,
    state,
    reason,
    dueBefore: dueBefore === undefined ? null : Date.parse(dueBefore),
    from: from === undefined ? null : Date.parse(from),
    to: to === undefined ? null : Date.parse(to),
    after: after === undefined || afterMerchant === undefined ? null : { merNo: afterMerchant, chargebackNo: after },
    limit,
  };
}

function evidenceFromWire(body: OperatorBodies['addEvidence']): NewEvidence | InputProblem[] {
  const { note = null, name, content } = body;
  if (content === undefined) {
    if (name !== undefined) return [{ field: 'content', problem: 'is missing; a name needs the file' }];
    return note === null ? [{ field: 'note', problem: 'is missing; give a note or a file' }] : { note, file: null };
  }
  if (name === undefined) return [{ field: 'name', problem: 'is missing; a file needs its name' }];
  const bytes = Buffer.from(content, 'base64');
  // What is left out or added by a lenient reader would be another file.
  if (bytes.toString('base64') !== content) return [{ field: 'content', problem: 'is not base64' }];
  if (bytes.length > FILE_BYTES_MAX) {
    return [{ field: 'content', problem: `is larger than ${FILE_BYTES_MAX / 1_000_000} MB` }];
  }
  return { note, file: { name, content: bytes } };
}

function evidenceToWire(evidence: Evidence): components['schemas']['Evidence'] {
  const { evidenceNo, note, name, mediaType, bytes, sha256, createdAt, createdBy, createdSide } = evidence;
  return {
    evidenceNo,
    kind: name === null ? 'note' : 'file',
    note,
    name,
    mediaType,
    bytes,
    sha256,
    createdAt: momentText(createdAt),
    createdBy: chargebackActorToWire(createdSide, createdBy),
  };
}
