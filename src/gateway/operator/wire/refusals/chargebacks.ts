import { say } from '../../../../web/texts.ts';
import type { ChargebackRefusals } from '../../../operations/chargebacks/refusals.ts';
import { problem } from './problem.ts';
import type { Sentences } from './problem.ts';

export const chargebackSentences: Sentences<ChargebackRefusals> = {
  alreadyFinal(values) {
    const { subject, state } = values;
    if (subject === 'chargeback')
      return problem('alreadyFinal', say`The chargeback was ${state} before; nothing was changed.`);
    const detail =
      state === 'succeeded'
        ? say`The ${subject} ended with success before; nothing was changed.`
        : say`The ${subject} ended with failure before; nothing was changed.`;
    return problem('alreadyFinal', detail);
  },
  acquirerUndecided: () =>
    problem(
      'acquirerUndecided',
      say`The acquirer of this order is an adapter, which alone decides. Nothing was changed.`,
    ),
  alreadyAnswered: () =>
    problem(
      'alreadyAnswered',
      say`An answer can be replaced until the due date, which has passed. Nothing was changed.`,
    ),
  pastDue: () =>
    problem('pastDue', say`The bank takes nothing after the due date, which has passed. Nothing was changed.`),
  tooManyEvidences: ({ max }) =>
    problem('tooMuchEvidence', say`A chargeback has at most ${max} files and notes. Nothing was added.`),
  evidenceTooLarge: ({ bytesMax }) =>
    problem(
      'tooMuchEvidence',
      say`The files of a chargeback have at most ${bytesMax / 1_000_000} MB in all. Nothing was added.`,
    ),
  evidenceNotFound: ({ chargebackNo, evidenceNo }) =>
    problem('evidenceNotFound', say`The chargeback ${chargebackNo} has no file ${evidenceNo}.`),
  orderNotPaid: () => problem('orderNotPaid', 'Only a payment that succeeded can be charged back.'),
  alreadyChargedBack: () => problem('alreadyChargedBack', 'The order has a chargeback that is open or lost.'),
  nothingLeft: () => problem('nothingLeft', 'The whole order was refunded; there is nothing to charge back.'),
  balanceTooLarge: () =>
    problem(
      'balanceTooLarge',
      'The merchant would owe more than a balance can hold. Book a deposit that pays its debt first.',
    ),
};
