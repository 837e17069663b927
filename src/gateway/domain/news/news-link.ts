import { OPERATOR_SIDE } from '../audit/actor.ts';
import type { News, NewsKind } from './news.ts';

const OWN_ACCOUNT = '/account';

/** The path of the page on a person's desk that shows the very thing. */
export function newsLink({ kind, merNo, subject }: Pick<News, 'kind' | 'merNo' | 'subject'>, side: number): string {
  const isConsole = side === OPERATOR_SIDE;
  const desk = isConsole ? '/console' : '/merchant';
  const pages: Readonly<Record<NewsKind, string>> = {
    chargebackOpened: `${desk}/chargebacks/${subject}`,
    chargebackDue: `${desk}/chargebacks/${subject}`,
    approvalWaiting: `${desk}/approvals/${subject}`,
    approvalDecided: `${desk}/approvals/${subject}`,
    endpointFailing: isConsole ? `${desk}/deliveries/log?merNo=${merNo}` : `${desk}/deliveries`,
    endpointRecovered: isConsole ? `${desk}/deliveries/log?merNo=${merNo}` : `${desk}/deliveries`,
    payoutSent: `${desk}/orders/${subject}`,
    payoutFailed: `${desk}/orders/${subject}`,
    payoutReversed: `${desk}/orders/${subject}`,
    refundReversed: `${desk}/refunds/${subject}`,
    beneficiaryAdded: `${desk}/payouts/beneficiaries`,
    beneficiaryRemoved: `${desk}/payouts/beneficiaries`,
    settlementAccountChanged: isConsole ? `${desk}/merchants/${merNo}/settlement` : `${desk}/settings/settlement`,
    settlementAccountWithdrawn: isConsole ? `${desk}/merchants/${merNo}/settlement` : `${desk}/settings/settlement`,
    payoutWaiting: isConsole ? `${desk}/payouts/to-come` : `${desk}/settings/settlement`,
    exceptionsOverdue: `${desk}/exceptions?state=overdue`,
    keyChanged: isConsole ? `${desk}/merchants/${merNo}` : `${desk}/keys`,
    tokenCreated: `${desk}/tokens`,
    passwordChanged: OWN_ACCOUNT,
    factorChanged: OWN_ACCOUNT,
    emailChanged: OWN_ACCOUNT,
    recoveryCodeUsed: OWN_ACCOUNT,
    newDevice: OWN_ACCOUNT,
    signInLocked: OWN_ACCOUNT,
  };
  return pages[kind];
}
