import type { ChargebackState } from '../../domain/chargebacks/chargeback.ts';
import type { OrderState } from '../../domain/orders/order.ts';

export interface ChargebackRefusals {
  readonly alreadyFinal:
    | { readonly subject: 'order' | 'refund'; readonly state: OrderState }
    | { readonly subject: 'chargeback'; readonly state: ChargebackState };
  readonly acquirerUndecided: undefined;
  readonly alreadyAnswered: undefined;
  readonly pastDue: undefined;
  readonly tooManyEvidences: { readonly max: number };
  readonly evidenceTooLarge: { readonly bytesMax: number };
  readonly evidenceNotFound: { readonly chargebackNo: string; readonly evidenceNo: number };
  readonly orderNotPaid: undefined;
  readonly alreadyChargedBack: undefined;
  readonly nothingLeft: undefined;
  readonly balanceTooLarge: undefined;
}
