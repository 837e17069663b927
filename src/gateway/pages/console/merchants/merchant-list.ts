import { html } from '../../../../web/html.ts';
import type { List } from '../../desk/list/list-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty } from '../../desk/views/parts.ts';
import { readCounts, successOf, volumeOf } from './figures.ts';
import type { Counts } from './figures.ts';
import { MERCHANTS, merchantPath, statusTag } from './merchant.ts';
import type { Merchant } from './merchant.ts';

const STATUSES: readonly Merchant['status'][] = ['pending', 'active', 'suspended'];

interface MerchantRow extends Merchant {
  /** Counts of the last 30 days; null for those who may not see orders. */
  readonly counts: Counts | null;
}

export const MERCHANT_LIST: List<'listMerchants', MerchantRow> = {
  operation: 'listMerchants',
  screen: 'merchants',
  title: 'Merchants',
  path: MERCHANTS,
  // The figures of each are read one by one.
  limit: 20,
  live: { id: 'merchant-list', tableId: 'merchants', seconds: 30 },
  actions: [{ path: `${MERCHANTS}/new`, text: 'Register a merchant', tone: 'main', permission: 'merchants.create' }],
  filters: [
    { kind: 'search', name: 'text', label: 'Name or number', lengthMax: 100 },
    {
      kind: 'choice',
      ignoresOthers: true,
      name: 'status',
      label: 'Status',
      choices: [['', 'All'], ...STATUSES.map((one) => [one, one] as const)],
    },
  ],
  form: { button: 'Find', clears: 'always' },
  rowsOf: ({ merchants }, { context, exchange }) =>
    Promise.all(
      merchants.map(async (merchant) => ({ ...merchant, counts: await readCounts(context, exchange, merchant.merNo) })),
    ),
  table: {
    caption: 'Merchants',
    keyOf: ({ merNo }) => String(merNo),
    pathOf: ({ merNo }) => merchantPath(merNo),
    columns: [
      { title: 'Number', cell: ({ merNo }) => merNo },
      { title: 'Name', cell: ({ name }) => name },
      { title: 'Status', cell: ({ status }) => statusTag(status) },
      {
        title: 'Volume, 30 days',
        kind: 'figure',
        permission: 'orders.read',
        cell: ({ counts }) => counts && volumeOf(counts),
      },
      {
        title: 'Success rate',
        kind: 'figure',
        permission: 'orders.read',
        cell: ({ counts }) => counts && successOf(counts),
      },
      { title: 'Registered', cell: ({ createdAt }, exchange) => moment(exchange, createdAt, 'day') },
    ],
  },
  none: {
    yet: empty('No merchants yet', 'Register the first one.'),
    found: empty('No merchant matches', html`Check the filters, or <a href="${MERCHANTS}">see all merchants</a>.`),
    soFar: ({ answer: { next } }) =>
      empty('None so far', `Looked at merchants up to number ${next}. Look further below.`),
  },
};
