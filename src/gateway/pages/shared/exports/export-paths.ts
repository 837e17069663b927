import type { SignedInExchange } from '../../frame/page-types.ts';
import { deskOf } from '../../desk/desks.ts';
import { queryPath } from '../../desk/query-path.ts';

interface Reference {
  readonly merNo: number;
  readonly exportId: string;
}

export function exportsPath(exchange: SignedInExchange): string {
  return `${deskOf(exchange).folder}/exports`;
}

/** How far it is, and where it is downloaded. */
export function exportPath(exchange: SignedInExchange, { merNo, exportId }: Reference): string {
  return queryPath(`${exportsPath(exchange)}/${exportId}`, merchantOf(exchange, merNo));
}

export function exportFilePath(exchange: SignedInExchange, { merNo, exportId }: Reference): string {
  return queryPath(`${exportsPath(exchange)}/${exportId}/file`, merchantOf(exchange, merNo));
}

/** A merchant's people have one. */
function merchantOf({ desk }: SignedInExchange, merNo: number): Readonly<Record<string, string>> {
  return desk === 'console' ? { merNo: String(merNo) } : {};
}
