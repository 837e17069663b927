import type { Balance, Entry, EntryDetail, Statement, StatementFile } from '../model.ts';
import { node, writeXml } from '../xml/write-xml.ts';
import type { XmlNode } from '../xml/write-xml.ts';
import { namespaceOf } from './versions.ts';
import { account, amount, reasonCode, text } from './write-parts.ts';

export type CamtVersion = '.08' | '.02';

/** A statement becomes camt.053, a notification camt.054. */
export function writeCamt(file: StatementFile, version: CamtVersion = '.08'): string {
  const { kind, messageId, createdAt, statements } = file;
  const isStatement = kind === 'statement';
  const name = isStatement ? 'BkToCstmrStmt' : 'BkToCstmrDbtCdtNtfctn';
  const [first = null] = statements;
  const header = node('GrpHdr', [
    text('MsgId', messageId, 35),
    node('CreDtTm', createdAt),
    // The older version knows pages of the file only.
    version === '.02' ? pageNode('MsgPgntn', first?.page ?? null) : null,
  ]);
  const content = [header, ...statements.map((one) => statementNode(one, isStatement, version))];
  const xmlns = namespaceOf(`${isStatement ? 'camt.053' : 'camt.054'}.001${version}`);
  return writeXml({ name: 'Document', attributes: { xmlns }, content: [{ name, content }] });
}

function statementNode(statement: Statement, isStatement: boolean, version: CamtVersion): XmlNode | null {
  const { id, number, page, account: own, currency, opening, closing, entries } = statement;
  const acct = account('Acct', own);
  return node(isStatement ? 'Stmt' : 'Ntfctn', [
    text('Id', id, 35),
    version === '.08' ? pageNode(isStatement ? 'StmtPgntn' : 'NtfctnPgntn', page) : null,
    text('ElctrncSeqNb', number, 18),
    acct && node('Acct', [...(acct.content as readonly XmlNode[]), text('Ccy', currency, 3)]),
    balanceNode('OPBD', opening),
    balanceNode('CLBD', closing),
    ...entries.map((entry) => entryNode(entry, version)),
  ]);
}

function pageNode(name: string, page: Statement['page']): XmlNode | null {
  return page && node(name, [node('PgNb', String(page.number)), node('LastPgInd', String(page.isLast))]);
}

function balanceNode(code: string, balance: Balance | null): XmlNode | null {
  if (balance === null) return null;
  return node('Bal', [
    node('Tp', [
      node('CdOrPrtry', [node('Cd', code)]),
      balance.isIntermediate ? node('SubTp', [node('Cd', 'INTM')]) : null,
    ]),
    amount('Amt', balance.currency, balance.amount),
    directionNode(balance.amount),
    node('Dt', [node('Dt', balance.day)]),
  ]);
}

function directionNode(value: bigint): XmlNode | null {
  return node('CdtDbtInd', value < 0n ? 'DBIT' : 'CRDT');
}

const STATUSES: Readonly<Record<Entry['status'], string>> = {
  booked: 'BOOK',
  pending: 'PDNG',
  information: 'INFO',
  future: 'FUTR',
};

function entryNode(entry: Entry, version: CamtVersion): XmlNode | null {
  const { bookedOn, valueOn, batch } = entry;
  const status = STATUSES[entry.status];
  return node('Ntry', [
    text('NtryRef', entry.reference, 35),
    amount('Amt', entry.currency, entry.amount),
    directionNode(entry.amount),
    entry.isReversal ? node('RvslInd', 'true') : null,
    version === '.02' ? node('Sts', status) : node('Sts', [node('Cd', status)]),
    bookedOn === null ? null : node('BookgDt', [node('Dt', bookedOn)]),
    valueOn === null ? null : node('ValDt', [node('Dt', valueOn)]),
    text('AcctSvcrRef', entry.bankReference, 35),
    entry.code === null ? null : node('BkTxCd', codeNodes(entry.code)),
    node('NtryDtls', [
      batch &&
        node('Btch', [
          text('MsgId', batch.messageId, 35),
          text('PmtInfId', batch.batchId, 35),
          batch.count === null ? null : node('NbOfTxs', String(batch.count)),
        ]),
      ...entry.details.map((detail) => detailNode(detail, entry, version)),
    ]),
    text('AddtlNtryInf', entry.text, 500),
  ]);
}

function codeNodes(code: string): (XmlNode | null)[] {
  const [domain = '', family, sub] = code.split('/');
  if (family === undefined || sub === undefined) return [node('Prtry', [text('Cd', domain, 35)])];
  return [node('Domn', [node('Cd', domain), node('Fmly', [node('Cd', family), node('SubFmlyCd', sub)])])];
}

function detailNode(detail: EntryDetail, entry: Entry, version: CamtVersion): XmlNode | null {
  const { currency, amount: value, counterparty, returned } = detail;
  const money = currency === null || value === null ? null : amount('Amt', currency, value);
  const isLeaving = (value ?? entry.amount) < 0n;
  return {
    name: 'TxDtls',
    content: [
      node('Refs', [
        text('MsgId', detail.messageId, 35),
        text('PmtInfId', detail.batchId, 35),
        text('InstrId', detail.instructionId, 35),
        text('EndToEndId', detail.endToEndId, 35),
        text('TxId', detail.transactionId, 35),
      ]),
      ...(version === '.02'
        ? [money && node('AmtDtls', [node('TxAmt', [money])])]
        : [money, money && directionNode(value ?? 0n)]),
      counterparty && node('RltdPties', counterpartyNodes(counterparty, isLeaving ? 'Cdtr' : 'Dbtr', version)),
      node('RmtInf', [text('Ustrd', detail.text, 140)]),
      returned && {
        name: 'RtrInf',
        content: [reasonCode(returned), text('AddtlInf', returned.text, 105)],
      },
    ],
  };
}

function counterpartyNodes(
  { name, account: number }: NonNullable<EntryDetail['counterparty']>,
  role: 'Cdtr' | 'Dbtr',
  version: CamtVersion,
): (XmlNode | null)[] {
  const named = text('Nm', name, 140);
  return [named && node(role, version === '.02' ? [named] : [node('Pty', [named])]), account(`${role}Acct`, number)];
}
