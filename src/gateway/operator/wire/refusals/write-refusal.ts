import type { FieldError } from '../../../../protocol/field-errors.ts';
import type {
  InputProblem,
  InputProblems,
  OperatorRefusal,
  ProblemReason,
  ReasonedProblem,
  RefusalReason,
  Refusals,
} from '../../../operations/outcome.ts';
import { commonPhrases, commonSentences } from './common.ts';
import type { Phrases, Problem, Sentences } from './problem.ts';
import { platformPhrases, platformSentences } from './platform.ts';
import { peoplePhrases, peopleSentences } from './people.ts';
import { signInPhrases, signInSentences } from './sign-in.ts';
import { merchantPhrases, merchantSentences } from './merchants.ts';
import { registrationPhrases, registrationSentences } from './registrations.ts';
import { newsPhrases, newsSentences } from './news.ts';
import { ledgerPhrases, ledgerSentences } from './ledger.ts';
import { deliveryPhrases, deliverySentences } from './deliveries.ts';
import { orderPhrases } from './orders.ts';
import { refundPhrases, refundSentences } from './refunds.ts';
import { settlementPhrases, settlementSentences } from './settlements.ts';
import { payoutPhrases, payoutSentences } from './payouts.ts';
import { chargebackSentences } from './chargebacks.ts';
import { exceptionPhrases, exceptionSentences } from './exceptions.ts';
import { acquirerPhrases, acquirerSentences, settlementReportSentences, taskSentences } from './acquirers.ts';
import { payerPhrases, payerSentences } from './payers.ts';
import { linkPhrases, linkSentences } from './links.ts';
import {
  reconciliationDaySentences,
  reconciliationFilePhrases,
  reconciliationFileSentences,
  reconciliationSettingPhrases,
  reconciliationSettingSentences,
} from './reconciliation.ts';
import { requestSentences } from './requests.ts';
import { approvalPhrases, approvalSentences } from './approvals.ts';
import { exportPhrases, exportSentences } from './exports.ts';
import { routingPhrases, routingSentences } from './routing.ts';
import { searchPhrases } from './search.ts';

const PHRASES: Phrases<InputProblems> = {
  ...commonPhrases,
  ...platformPhrases,
  ...peoplePhrases,
  ...signInPhrases,
  ...merchantPhrases,
  ...registrationPhrases,
  ...newsPhrases,
  ...ledgerPhrases,
  ...deliveryPhrases,
  ...orderPhrases,
  ...refundPhrases,
  ...settlementPhrases,
  ...payoutPhrases,
  ...acquirerPhrases,
  ...routingPhrases,
  ...exceptionPhrases,
  ...payerPhrases,
  ...linkPhrases,
  ...approvalPhrases,
  ...searchPhrases,
  ...exportPhrases,
  ...reconciliationSettingPhrases,
  ...reconciliationFilePhrases,
};

const SENTENCES: Sentences<Refusals> = {
  invalidInput: ({ fields }) => writeInput(fields),
  ...commonSentences,
  ...platformSentences,
  ...peopleSentences,
  ...signInSentences,
  ...merchantSentences,
  ...registrationSentences,
  ...newsSentences,
  ...ledgerSentences,
  ...deliverySentences,
  ...refundSentences,
  ...settlementSentences,
  ...payoutSentences,
  ...chargebackSentences,
  ...acquirerSentences,
  ...routingSentences,
  ...settlementReportSentences,
  ...taskSentences,
  ...exceptionSentences,
  ...payerSentences,
  ...linkSentences,
  ...requestSentences,
  ...approvalSentences,
  ...exportSentences,
  ...reconciliationSettingSentences,
  ...reconciliationDaySentences,
  ...reconciliationFileSentences,
};

export function writeRefusal<Reason extends RefusalReason>({ reason, values }: OperatorRefusal<Reason>): Problem {
  return SENTENCES[reason](values);
}

function writeInput(problems: readonly InputProblem[]): Problem {
  const fields = problems.map((one): FieldError => ('problem' in one ? one : writeProblem(one)));
  const detail = fields.map(({ field, problem }) => `${field}: ${problem}`).join('; ');
  return { name: 'invalidInput', detail, fields };
}

function writeProblem<Reason extends ProblemReason>({ field, reason, values }: ReasonedProblem<Reason>): FieldError {
  return { field, problem: PHRASES[reason](values) };
}
