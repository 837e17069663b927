import { ACTION_KINDS } from '../../../domain/audit/action-kinds.ts';
import type { ActionKind, DescribedAction } from '../../../domain/audit/action-kinds.ts';
import { ACTION_TEXTS, KIND_TITLES, titleOf } from '../../audit/action-texts.ts';
import { asked } from '../../desk/views/figures.ts';
import { DAYS } from '../../desk/list/list-texts.ts';
import type { ListFilter } from '../../desk/list/list-types.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';

const KINDS = Object.entries(KIND_TITLES) as [ActionKind, string][];
const ACTIONS = Object.entries(ACTION_TEXTS) as [DescribedAction, (typeof ACTION_TEXTS)[DescribedAction]][];

/** Reads that people take out as files. */
const FILES = ['listOrders', 'listPostings', 'getStatement', 'getEvidence', 'listActions'];

const BY_KIND = KINDS.map(([kind, title]) => {
  const described = ACTIONS.filter(([action]) => ACTION_KINDS[action] === kind).map(
    ([action, text]) => [action, text.title] as const,
  );
  const files = kind === 'reading' ? FILES.map((action) => [action, titleOf(action)] as const) : [];
  return [title, [...described, ...files]] as const;
});

/** What an address asks for stays chosen, whether it is one of the choices or not. */
export function auditFilters(exchange: SignedInExchange): readonly ListFilter<'listActions'>[] {
  const action = asked(exchange, 'action');
  const isOther = action !== '' && !BY_KIND.some(([, choices]) => choices.some(([one]) => one === action));
  return [
    { kind: 'choice', name: 'kind', label: 'Kind', choices: [['', 'Any'], ...KINDS] },
    {
      kind: 'choice',
      name: 'action',
      label: 'Action',
      choices: [['', 'Any'], ...(isOther ? [[action, titleOf(action)] as const] : [])],
      groups: BY_KIND,
    },
    { kind: 'text', name: 'actor', label: 'Who', placeholder: 'mara@example.com' },
    { kind: 'link', name: 'actorId' },
    { kind: 'text', name: 'target', label: 'About', placeholder: 'Order, refund, merchant…' },
    { kind: 'merchant', name: 'merNo', label: 'Merchant' },
    {
      kind: 'choice',
      name: 'outcome',
      label: 'Outcome',
      choices: [
        ['', 'Any'],
        ['done', 'Done'],
        ['refused', 'Refused'],
      ],
    },
    ...DAYS,
  ];
}
