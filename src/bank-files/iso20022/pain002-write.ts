import type { BatchStatus, PaymentStatus, StatusReport } from '../model.ts';
import { node, writeXml } from '../xml/write-xml.ts';
import type { XmlNode } from '../xml/write-xml.ts';
import { namespaceOf } from './versions.ts';
import { reasons, text } from './write-parts.ts';

export type Pain002Version = 'pain.002.001.10' | 'pain.002.001.03';

export function writePain002(report: StatusReport, version: Pain002Version = 'pain.002.001.10'): string {
  const { messageId, createdAt, originalMessageId, originalName, status, batches } = report;
  const content = [
    node('GrpHdr', [text('MsgId', messageId, 35), node('CreDtTm', createdAt)]),
    node('OrgnlGrpInfAndSts', [
      text('OrgnlMsgId', originalMessageId, 35),
      text('OrgnlMsgNmId', originalName, 35),
      text('GrpSts', status, 4),
      ...reasons(report.reasons),
    ]),
    ...batches.map(batchNode),
  ];
  const attributes = { xmlns: namespaceOf(version) };
  return writeXml({ name: 'Document', attributes, content: [{ name: 'CstmrPmtStsRpt', content }] });
}

function batchNode({ batchId, status, reasons: why, payments }: BatchStatus): XmlNode | null {
  return node('OrgnlPmtInfAndSts', [
    text('OrgnlPmtInfId', batchId, 35),
    text('PmtInfSts', status, 4),
    ...reasons(why),
    ...payments.map(paymentNode),
  ]);
}

function paymentNode({ instructionId, endToEndId, status, reasons: why }: PaymentStatus): XmlNode | null {
  return node('TxInfAndSts', [
    text('OrgnlInstrId', instructionId, 35),
    text('OrgnlEndToEndId', endToEndId, 35),
    text('TxSts', status, 4),
    ...reasons(why),
  ]);
}
