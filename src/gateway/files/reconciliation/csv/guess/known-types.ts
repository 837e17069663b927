import type { LineType } from '../../../../domain/reconciliation/file-line.ts';
import { normalName } from './known-columns.ts';

/** Words for what a row is about. Others are for people to say. */
const KNOWN: Readonly<Partial<Record<LineType, string>>> = {
  payment:
    'sale|payment|charge|capture|captured|settled|purchase|zahlung|verkauf|umsatz|venta|pago|cobro|venda|pagamento|t0006|t0007|t0011',
  refund:
    'refund|refunded|partial refund|credit|payment refund|erstattung|rueckerstattung|ruckerstattung|gutschrift|reembolso|devolucion|devolucao|estorno|t1107',
  payout: 'payout|withdrawal|merchant payout|disbursement|auszahlung|retiro|desembolso|saque',
  chargeback:
    'chargeback|dispute|second chargeback|chargeback reversed|dispute reversal|ruckbuchung|rueckbuchung|ruecklastschrift|contracargo|contracargos|contestacao|t1106|t1201|t1202',
  reversal: 'reversal|refund failure|refund reversed|payout failure|payout reversal|reversed|storno|reversion|reversao',
  fee: 'fee|fees|monthly fee|invoice deduction|network cost|tax|gebuehr|gebuhr|entgelt|comision|tarifa|taxa|t0100|t0105|t0106|t0107',
  reserve:
    'reserve|reserve hold|reserve release|reserve adjustment|risk reserved funds|rolling reserve|sicherheitseinbehalt|reserva',
  adjustment:
    'adjustment|correction|deposit correction|other adjustment|other|korrektur|anpassung|ajuste|correccion|correcao',
};

const TYPES = new Map<string, LineType>(
  Object.entries(KNOWN).flatMap(([type, words]) => words.split('|').map((word) => [word, type as LineType] as const)),
);

export function typeFor(value: string): LineType | null {
  return TYPES.get(normalName(value.replaceAll(/([a-z])([A-Z])/g, '$1 $2'))) ?? null;
}
