import type { Exchange } from '../../frame/page-types.ts';
import { CONSOLE } from '../console-navigation.ts';
import { MERCHANT } from '../merchant-navigation.ts';
import { createNumberLinks } from '../number-links.ts';
import type { NumberLinks } from '../number-links.ts';
import { deskOf } from '../desks.ts';

/** What differs between the operator's requests and a shop's. */
export interface ApprovalsDesk {
  readonly path: string;
  readonly bulkPath: string;
  /** Whose requests are decided here. */
  readonly side: 'operator' | 'merchant';
  readonly links: NumberLinks;
}

const DESKS = { operator: deskIn(CONSOLE, 'operator'), merchant: deskIn(MERCHANT, 'merchant') };

export function approvalsDesk(exchange: Pick<Exchange, 'request'>): ApprovalsDesk {
  return deskOf(exchange).folder === CONSOLE ? DESKS.operator : DESKS.merchant;
}

function deskIn(folder: string, side: ApprovalsDesk['side']): ApprovalsDesk {
  const path = `${folder}/approvals`;
  return { path, bulkPath: `${path}/bulk`, side, links: createNumberLinks(folder) };
}
