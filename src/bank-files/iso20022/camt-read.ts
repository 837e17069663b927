import type { Balance, Entry, EntryDetail, StatementFile } from '../model.ts';
import { statementsOf } from '../statement-events.ts';
import type { StatementEvent, StatementHead } from '../statement-events.ts';
import { all, find, need, textAt, textOf } from '../xml/find.ts';
import { failAt } from '../xml/element.ts';
import type { XmlElement } from '../xml/element.ts';
import { accountOf, dayBelow, isTrue, momentOf, moneyOf, partyOf, reasonOf, wholeNumberAt } from './read-parts.ts';

// Statements (camt.053) and notifications (camt.054), of all versions from .02 on. Since .08 a status is one element further down, parties
// too, and a statement of several pages says so itself instead of the header.

/** What is inside of the message, by its kind. */
export const STATEMENT_NAMES: ReadonlyMap<string, StatementFile['kind']> = new Map([
  ['Stmt', 'statement'],
  ['Ntfctn', 'notification'],
]);

export function readCamt(body: XmlElement, kind: StatementFile['kind']): StatementFile {
  const header = need(body, 'GrpHdr');
  const made = find(header, 'CreDtTm');
  const statements = body.children.filter(({ name }) => STATEMENT_NAMES.get(name) === kind);
  return {
    kind,
    messageId: textAt(header, 'MsgId'),
    createdAt: made === null ? null : momentOf(made),
    statements: statementsOf(
      statements.flatMap((one): StatementEvent[] => [
        { kind: 'statement', head: readHead(one, body), place: one },
        ...all(one, 'Ntry').map((entry) => ({ kind: 'entry' as const, entry: readEntry(entry), place: entry })),
        { kind: 'end', ...readEnd(one, body), place: one },
      ]),
    ),
  };
}

/** What a statement says before its entries. */
export function readHead(statement: XmlElement, body: XmlElement): StatementHead {
  const pages = pagesOf(statement, body);
  const account = need(statement, 'Acct');
  const period = find(statement, 'FrToDt');
  return {
    kind: STATEMENT_NAMES.get(statement.name) ?? 'statement',
    id: textOf(statement, 'Id'),
    number: textAt(statement, 'ElctrncSeqNb', 'LglSeqNb'),
    page: pages === null ? null : (wholeNumberAt(pages, 'PgNb') ?? 1),
    account: accountOf(account) ?? failAt(account, 'the account has no number'),
    currency: textAt(account, 'Ccy'),
    opening: readBalance(statement, ['OPBD', 'PRCD']),
    firstDay: period === null ? null : momentDay(find(period, 'FrDtTm')),
    lastDay: period === null ? null : momentDay(find(period, 'ToDtTm')),
  };
}

/** What a statement says of its end, wherever it does. */
export function readEnd(
  statement: XmlElement,
  body: XmlElement,
): { readonly closing: Balance | null; readonly isLast: boolean } {
  const pages = pagesOf(statement, body);
  return {
    closing: readBalance(statement, ['CLBD']),
    isLast: pages === null || isTrue(need(pages, 'LastPgInd')),
  };
}

function pagesOf(statement: XmlElement, body: XmlElement): XmlElement | null {
  return find(statement, 'StmtPgntn') ?? find(statement, 'NtfctnPgntn') ?? find(body, 'GrpHdr/MsgPgntn');
}

function momentDay(element: XmlElement | null): string | null {
  return element === null ? null : momentOf(element).slice(0, 10);
}

/** The first of these kinds that the statement has. What a bank calls the closing of the day before is an opening, too. */
function readBalance(statement: XmlElement, codes: readonly string[]): Balance | null {
  for (const code of codes) {
    const found = all(statement, 'Bal').find((one) => textAt(one, 'Tp/CdOrPrtry/Cd') === code);
    if (found === undefined) continue;
    const { currency, amount } = moneyOf(need(found, 'Amt'));
    const day = dayBelow(need(found, 'Dt')) ?? failAt(found, 'the balance has no day');
    const isIntermediate = textAt(found, 'Tp/SubTp/Cd') === 'INTM';
    return { currency, amount: amount * signOf(found), day, isIntermediate };
  }
  return null;
}

/** Where the money went. A reversal has the direction of the money, not that of the entry which it takes back. */
function signOf(element: XmlElement): bigint {
  const direction = need(element, 'CdtDbtInd');
  if (direction.text === 'CRDT') return 1n;
  return direction.text === 'DBIT' ? -1n : failAt(direction, 'CdtDbtInd is CRDT or DBIT');
}

const STATUSES: ReadonlyMap<string, Entry['status']> = new Map([
  ['BOOK', 'booked'],
  ['PDNG', 'pending'],
  ['INFO', 'information'],
  ['FUTR', 'future'],
]);

export function readEntry(entry: XmlElement): Entry {
  const { currency, amount } = moneyOf(need(entry, 'Amt'));
  const sign = signOf(entry);
  const reversal = find(entry, 'RvslInd');
  const status = need(entry, 'Sts');
  const batch = find(entry, 'NtryDtls/Btch');
  return {
    currency,
    amount: amount * sign,
    status:
      STATUSES.get(textAt(status, 'Cd') ?? status.text) ?? failAt(status, 'Sts is none of BOOK, PDNG, INFO and FUTR'),
    isReversal: reversal !== null && isTrue(reversal),
    bookedOn: dayBelow(find(entry, 'BookgDt')),
    valueOn: dayBelow(find(entry, 'ValDt')),
    reference: textAt(entry, 'NtryRef'),
    bankReference: textAt(entry, 'AcctSvcrRef'),
    code: codeOf(find(entry, 'BkTxCd')),
    batch:
      batch === null
        ? null
        : {
            messageId: textAt(batch, 'MsgId'),
            batchId: textAt(batch, 'PmtInfId'),
            count: wholeNumberAt(batch, 'NbOfTxs'),
          },
    details: all(entry, 'NtryDtls/TxDtls').map((details) => readDetail(details, sign)),
    text: textAt(entry, 'AddtlNtryInf'),
  };
}

function codeOf(element: XmlElement | null): string | null {
  if (element === null) return null;
  const [domain, family, sub] = ['Domn/Cd', 'Domn/Fmly/Cd', 'Domn/Fmly/SubFmlyCd'].map((path) => textAt(element, path));
  return domain === null
    ? textAt(element, 'Prtry/Cd')
    : [domain, family, sub].filter((part) => part !== null).join('/');
}

function readDetail(detail: XmlElement, signOfEntry: bigint): EntryDetail {
  const money = find(detail, 'Amt') ?? find(detail, 'AmtDtls/TxAmt/Amt');
  const read = money === null ? null : moneyOf(money);
  const sign = find(detail, 'CdtDbtInd') === null ? signOfEntry : signOf(detail);
  const texts = ['RmtInf/Ustrd', 'RmtInf/Strd/CdtrRefInf/Ref', 'AddtlTxInf'].flatMap((path) =>
    all(detail, path).map(({ text }) => text),
  );
  const returned = find(detail, 'RtrInf');
  return {
    currency: read?.currency ?? null,
    amount: read === null ? null : read.amount * sign,
    messageId: textAt(detail, 'Refs/MsgId'),
    batchId: textAt(detail, 'Refs/PmtInfId'),
    instructionId: textAt(detail, 'Refs/InstrId'),
    endToEndId: providedAt(detail, 'Refs/EndToEndId'),
    transactionId: textAt(detail, 'Refs/TxId'),
    counterparty: counterpartyOf(detail, sign),
    text: texts.length === 0 ? null : texts.join(' '),
    returned: returned === null ? null : reasonOf(returned),
  };
}

/** What the format asks for and a bank does not have. */
function providedAt(element: XmlElement, path: string): string | null {
  const text = textAt(element, path);
  return text === 'NOTPROVIDED' ? null : text;
}

/** Whoever got the money that left, or sent what came. */
function counterpartyOf(detail: XmlElement, sign: bigint): EntryDetail['counterparty'] {
  const parties = find(detail, 'RltdPties');
  if (parties === null) return null;
  const role = sign < 0n ? 'Cdtr' : 'Dbtr';
  const party = partyOf(find(parties, role));
  const account = accountOf(find(parties, `${role}Acct`));
  const name = party === null ? null : textAt(party, 'Nm');
  return name === null && account === null ? null : { name, account };
}
