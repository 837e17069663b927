import type { SignedInExchange } from '../../frame/page-types.ts';
import { numberLinksOf } from '../../desk/number-links.ts';
import type { NumberLinks } from '../../desk/number-links.ts';
import { deskOf } from '../../desk/desks.ts';

/** What differs between the operator's requests and a shop's. */
export interface ApprovalsDesk {
  readonly path: string;
  readonly bulkPath: string;
  /** Whose requests are decided here. */
  readonly side: 'operator' | 'merchant';
  readonly links: NumberLinks;
}

export function approvalsDesk(exchange: SignedInExchange): ApprovalsDesk {
  const { folder, is } = deskOf(exchange);
  const path = `${folder}/approvals`;
  const side = is === 'console' ? 'operator' : 'merchant';
  return { path, bulkPath: `${path}/bulk`, side, links: numberLinksOf(exchange) };
}
