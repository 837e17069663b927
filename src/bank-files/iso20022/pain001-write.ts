import { decimalsOf, writeAmount } from '../amounts.ts';
import { isDay, isMoment } from '../days.ts';
import type { Payment, PaymentBatch, PaymentFile } from '../model.ts';
import { node, writeXml } from '../xml/write-xml.ts';
import type { XmlNode } from '../xml/write-xml.ts';
import { namespaceOf } from './versions.ts';
import { account, amount, party, text } from './write-parts.ts';

/** Most banks take both; the older one is what German and Swiss banks asked for until 2025. */
export type Pain001Version = 'pain.001.001.09' | 'pain.001.001.03';

/** Throws a `RangeError` that names the field if something does not fit into the format. */
export function writePain001(file: PaymentFile, version: Pain001Version = 'pain.001.001.09'): string {
  const { messageId, createdAt, initiator, batches } = file;
  if (!isMoment(createdAt)) throw new RangeError('createdAt is a moment such as 2026-11-18T08:30:00Z');
  const payments = batches.flatMap((batch) => batch.payments);
  if (payments.length === 0) throw new RangeError('a file has at least one payment');
  const header = node('GrpHdr', [
    text('MsgId', messageId, 35),
    node('CreDtTm', createdAt),
    node('NbOfTxs', String(payments.length)),
    node('CtrlSum', sumOf(payments)),
    node('InitgPty', [text('Nm', initiator, 140)]),
  ]);
  const body = { name: 'CstmrCdtTrfInitn', content: [header, ...batches.map((batch) => batchNode(batch, version))] };
  return writeXml({ name: 'Document', attributes: { xmlns: namespaceOf(version) }, content: [body] });
}

function batchNode(batch: PaymentBatch, version: Pain001Version): XmlNode | null {
  const { batchId, executionDay, serviceLevel, chargeBearer, isBookedAsOne, debtor, payments } = batch;
  if (!isDay(executionDay)) throw new RangeError('executionDay is a day such as 2026-11-18');
  if (debtor.account === null) throw new RangeError('a batch has the account that is debited');
  return node('PmtInf', [
    text('PmtInfId', batchId, 35),
    node('PmtMtd', 'TRF'),
    isBookedAsOne === null ? null : node('BtchBookg', String(isBookedAsOne)),
    node('NbOfTxs', String(payments.length)),
    node('CtrlSum', sumOf(payments)),
    node('PmtTpInf', [node('SvcLvl', [text('Cd', serviceLevel, 4)])]),
    version === 'pain.001.001.03' ? node('ReqdExctnDt', executionDay) : node('ReqdExctnDt', [node('Dt', executionDay)]),
    party('Dbtr', debtor),
    account('DbtrAcct', debtor.account),
    // The bank of the debtor is not optional in the format, though an IBAN says it.
    agent('DbtrAgt', debtor.bank, version) ?? notProvided('DbtrAgt'),
    text('ChrgBr', chargeBearer, 4),
    ...payments.map((payment) => paymentNode(payment, version)),
  ]);
}

function paymentNode(payment: Payment, version: Pain001Version): XmlNode | null {
  const { instructionId, endToEndId, currency, creditor, text: words } = payment;
  if (payment.amount <= 0n) throw new RangeError('the amount of a payment is above zero');
  return node('CdtTrfTxInf', [
    node('PmtId', [text('InstrId', instructionId, 35), text('EndToEndId', endToEndId, 35)]),
    node('Amt', [amount('InstdAmt', currency, payment.amount)]),
    agent('CdtrAgt', creditor.bank, version),
    party('Cdtr', creditor),
    account('CdtrAcct', creditor.account),
    node('RmtInf', [text('Ustrd', words, 140)]),
  ]);
}

function agent(name: string, bank: string | null, version: Pain001Version): XmlNode | null {
  return node(name, [node('FinInstnId', [text(version === 'pain.001.001.03' ? 'BIC' : 'BICFI', bank, 11)])]);
}

function notProvided(name: string): XmlNode | null {
  return node(name, [node('FinInstnId', [node('Othr', [node('Id', 'NOTPROVIDED')])])]);
}

/** The control sum adds up the figures, whatever their currencies are. */
function sumOf(payments: readonly Payment[]): string {
  const decimals = Math.max(...payments.map(({ currency }) => decimalsOf(currency)));
  const units = payments.reduce(
    (sum, one) => sum + one.amount * 10n ** BigInt(decimals - decimalsOf(one.currency)),
    0n,
  );
  const currency = payments.find((one) => decimalsOf(one.currency) === decimals)?.currency ?? '';
  return writeAmount(units, currency);
}
