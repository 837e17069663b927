import type { ColumnRole } from '../header.ts';

// Names of columns as acquirers and banks write them, in English, German, Spanish and Portuguese: only a proposal, which people
// confirm. Letters are small and without marks, and what is between words is a space.

const KNOWN: Readonly<Record<ColumnRole, string>> = {
  type:
    'type|transaction type|reporting category|record type|transaction event code|event code|kind|operation|umsatzart|vorgang|' +
    'transaktionsart|typ|art|buchungstext|tipo|tipo de operacion|tipo de transaccion|tipo de movimiento|concepto tipo|tipo de transacao|tipo de lancamento|operacao',
  reference:
    'reference|merchant reference|order reference|order number|order no|order id|invoice id|merchant order id|ref|trade no|' +
    'merchant transaction id|payment metadata order id|client reference id|customer reference|end to end id|bestellnummer|referenz|auftragsnummer|kundenreferenz|' +
    'kundenreferenz end to end|haendlerreferenz|verwendungszweck|referencia|referencia del comercio|numero de pedido|pedido|referencia do pedido|numero do pedido|' +
    'identificador|description|payment details|details|narrative|particulars|remittance information|descripcion|concepto|descricao|historico',
  refundReference:
    'refund|refund reference|refund id|refund no|modification merchant reference|erstattung|erstattungsnummer|reembolso|numero de reembolso|devolucion|estorno|numero do reembolso',
  acquirerReference:
    'psp reference|transaction id|transaction|payment id|source id|balance transaction id|transaktionsnummer|transaktions id|zahlungs id|id de transaccion|' +
    'id de la transaccion|numero de operacion|id da transacao|nsu|bank reference|bankreferenz',
  date:
    'date|booking date|created|created utc|creation date|transaction date|transaction initiation date|posting date|posted date|entry date|value date|date utc|' +
    'datum|buchungstag|buchungsdatum|transaktionsdatum|valuta|valutadatum|wertstellung|fecha|fecha operacion|fecha de operacion|fecha contable|fecha valor|fecha movimiento|data|data da transacao|data do lancamento|data lancamento|data movimento',
  currency:
    'currency|ccy|gross currency|gross transaction currency|transaction currency|account currency|waehrung|wahrung|moneda|divisa|moeda',
  gross: 'gross|gross amount|gross transaction amount|brutto|bruttobetrag|bruto|importe bruto|monto bruto|valor bruto',
  fee: 'fee|fees|fee amount|processing fee|commission|commission nc|gebuehr|gebuhr|gebuehren|gebuhren|entgelt|comision|comisiones|tarifa|taxa|taxas|comissao',
  net:
    'net|net amount|amount|transaction amount|payout amount|netto|nettobetrag|betrag|umsatz|neto|importe neto|importe|monto|monto neto|' +
    'valor liquido|liquido|valor|montante',
  credit:
    'credit|credit amount|money in|paid in|deposits|gross credit gc|haben|gutschrift|abono|abonos|haber|credito|ingresos|entradas',
  debit:
    'debit|debit amount|money out|paid out|withdrawals|gross debit gc|soll|lastschrift|belastung|cargo|cargos|debe|debito|gastos|saidas',
  creditDebit:
    'credit debit|debit credit|cr dr|dr cr|d c|c d|transaction debit or credit|credit debit indicator|indicator|soll haben|soll haben kennzeichen|s h|debe haber|' +
    'cargo abono|signo|debito credito|d c indicador|natureza',
  reportId:
    'report|report id|batch|batch number|batch id|payout id|automatic payout id|settlement id|settlement batch|statement number|auszugsnummer|auszug|abrechnung|' +
    'abrechnungsnummer|liquidacion|numero de liquidacion|lote|numero do lote|extrato',
  text:
    'description|details|payment details|narrative|particulars|remittance information|memo|note|text|verwendungszweck|beschreibung|vorgang verwendungszweck|' +
    'descripcion|concepto|observaciones|descricao|historico',
  balance:
    'balance|running balance|account balance|closing balance|saldo|saldo nach buchung|kontostand|saldo disponible|saldo contable|saldo apos lancamento',
  netCurrency: 'net currency|settlement currency|payout currency',
  netCredit: 'net credit nc|net credit',
  netDebit: 'net debit nc|net debit',
  feeCreditDebit: 'fee debit or credit',
};

const ROLES = new Map<string, ColumnRole>(
  Object.entries(KNOWN)
    .flatMap(([role, names]) => names.split('|').map((name) => [name, role as ColumnRole] as const))
    .toReversed(),
);

/** The first that a name is known for. */
export function roleOf(name: string): ColumnRole | null {
  return ROLES.get(normalName(name)) ?? null;
}

/** The column that is known best for something: names stand in the order of how well they fit. */
export function columnFor(role: ColumnRole, names: readonly string[]): string | null {
  const known = KNOWN[role].split('|');
  const found = names
    .map((name) => ({ name, rank: known.indexOf(normalName(name)) }))
    .filter(({ name, rank }) => rank !== -1 && name.length <= NAME_MAX)
    .toSorted((one, other) => one.rank - other.rank);
  return found[0]?.name ?? null;
}

/** As long as a name of the contract. */
const NAME_MAX = 100;

export function normalName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(CURRENCY_BEHIND, '');
}

/** As in `Amount (EUR)` and `Valor (R$)`. */
const CURRENCY_BEHIND = / (?:eur|usd|gbp|chf|brl|mxn|jpy|r)$/;
