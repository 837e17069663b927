import type { Payment, PaymentBatch, PaymentFile } from '../model.ts';
import { all, find, need, textAt, textOf } from '../xml/find.ts';
import { failAt } from '../xml/element.ts';
import type { XmlElement } from '../xml/element.ts';
import { dayBelow, dayOf, isTrue, momentOf, moneyOf, readParty, wholeNumberAt } from './read-parts.ts';

export function readPain001(body: XmlElement): PaymentFile {
  const header = need(body, 'GrpHdr');
  const batches = all(body, 'PmtInf').map(readBatch);
  const count = batches.reduce((sum, { payments }) => sum + payments.length, 0);
  const said = wholeNumberAt(header, 'NbOfTxs');
  if (said !== null && said !== count) failAt(header, `NbOfTxs is ${said}, but there are ${count} payments`);
  return {
    kind: 'payments',
    messageId: textOf(header, 'MsgId'),
    createdAt: momentOf(need(header, 'CreDtTm')),
    initiator: textAt(header, 'InitgPty/Nm') ?? '',
    batches,
  };
}

function readBatch(batch: XmlElement): PaymentBatch {
  const day = need(batch, 'ReqdExctnDt');
  const oneBooking = find(batch, 'BtchBookg');
  return {
    batchId: textOf(batch, 'PmtInfId'),
    executionDay: dayBelow(day) ?? dayOf(day),
    serviceLevel: textAt(batch, 'PmtTpInf/SvcLvl/Cd', 'PmtTpInf/SvcLvl/Prtry'),
    chargeBearer: textAt(batch, 'ChrgBr'),
    isBookedAsOne: oneBooking === null ? null : isTrue(oneBooking),
    debtor: readParty({
      party: find(batch, 'Dbtr'),
      account: find(batch, 'DbtrAcct'),
      bank: find(batch, 'DbtrAgt'),
    }),
    payments: all(batch, 'CdtTrfTxInf').map(readPayment),
  };
}

function readPayment(payment: XmlElement): Payment {
  return {
    instructionId: textAt(payment, 'PmtId/InstrId'),
    endToEndId: textOf(payment, 'PmtId/EndToEndId'),
    ...moneyOf(need(payment, 'Amt/InstdAmt')),
    creditor: readParty({
      party: find(payment, 'Cdtr'),
      account: find(payment, 'CdtrAcct'),
      bank: find(payment, 'CdtrAgt'),
    }),
    text: textAt(payment, 'RmtInf/Ustrd'),
  };
}
