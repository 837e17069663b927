import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { Html } from '../../../../web/html.ts';
import { amount } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';

type Posting = OperatorAnswers['previewMatch']['postings'][number];

const ACCOUNTS: Readonly<Record<string, string>> = {
  merchants: 'merchants’ books',
  acquirer: 'owed by the acquirer',
  bank: 'in the bank',
  acquirerFees: 'fees of the acquirer',
  exchange: 'exchange',
  unallocated: 'nobody’s yet',
  writtenOff: 'written off',
  opening: 'opening',
};

/** Movements of the operator's own books; none of them is a merchant's. */
export function postingTable(postings: readonly Posting[]): Html {
  return table({
    caption: 'In the operator’s own books',
    rows: postings.map((posting, index) => ({ ...posting, key: String(index) })),
    keyOf: ({ key }) => key,
    columns: [
      { title: 'From', cell: ({ fromOwner, from }) => accountName(fromOwner, from) },
      { title: 'To', cell: ({ toOwner, to }) => accountName(toOwner, to) },
      { title: 'Amount', kind: 'figure', cell: (posting) => amount(posting.amount, posting.currency) },
    ],
  });
}

function accountName(owner: string, name: string): string {
  return `${owner}: ${ACCOUNTS[name] ?? name}`;
}
