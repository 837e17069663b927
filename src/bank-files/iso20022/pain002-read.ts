import type { BatchStatus, PaymentStatus, StatusReport } from '../model.ts';
import { all, need, textAt, textOf } from '../xml/find.ts';
import type { XmlElement } from '../xml/element.ts';
import { momentOf, reasonOf } from './read-parts.ts';

export function readPain002(body: XmlElement): StatusReport {
  const header = need(body, 'GrpHdr');
  const original = need(body, 'OrgnlGrpInfAndSts');
  return {
    kind: 'status',
    messageId: textOf(header, 'MsgId'),
    createdAt: momentOf(need(header, 'CreDtTm')),
    originalMessageId: textOf(original, 'OrgnlMsgId'),
    originalName: textAt(original, 'OrgnlMsgNmId'),
    status: textAt(original, 'GrpSts'),
    reasons: all(original, 'StsRsnInf').map(reasonOf),
    batches: all(body, 'OrgnlPmtInfAndSts').map(readBatch),
  };
}

function readBatch(batch: XmlElement): BatchStatus {
  return {
    batchId: textOf(batch, 'OrgnlPmtInfId'),
    status: textAt(batch, 'PmtInfSts'),
    reasons: all(batch, 'StsRsnInf').map(reasonOf),
    payments: all(batch, 'TxInfAndSts').map(readPayment),
  };
}

function readPayment(payment: XmlElement): PaymentStatus {
  return {
    instructionId: textAt(payment, 'OrgnlInstrId'),
    endToEndId: textAt(payment, 'OrgnlEndToEndId'),
    status: textAt(payment, 'TxSts'),
    reasons: all(payment, 'StsRsnInf').map(reasonOf),
  };
}
