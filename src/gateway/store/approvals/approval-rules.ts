import type { ApprovalRules, ApprovalStore, SideRules } from '../../domain/approvals/approval.ts';
import { NO_RULES } from '../../domain/people/alone-limits.ts';
import type { Amounts, MoneyKind } from '../../domain/people/alone-limits.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine } from '../engine/engine.ts';
import { jsonOf, textOf } from '../engine/table.ts';

const TABLES = { own: 'approval_rules', demanded: 'demanded_rules' } as const satisfies Record<keyof SideRules, string>;

const READ = `select 'own' as whose, rules from approval_rules where mer_no = $1
  union all select 'demanded' as whose, rules from demanded_rules where mer_no = $1`;

export function createRuleStore(engine: Engine): Pick<ApprovalStore, 'readApprovalRules' | 'writeApprovalRules'> {
  const { dialect } = engine;
  return {
    async readApprovalRules(side) {
      const rows = await engine.find(READ, [side]);
      const rulesOf = (whose: keyof SideRules) => {
        const row = rows.find((one) => textOf(one['whose']) === whose);
        return row === undefined ? NO_RULES : decodeRules(textOf(row['rules']));
      };
      return { own: rulesOf('own'), demanded: rulesOf('demanded') };
    },

    async writeApprovalRules({ side, whose }, rules, audit) {
      const put = {
        sql: `insert into ${TABLES[whose]} (mer_no, rules) values ($1, $2)
              on conflict (mer_no) do update set rules = excluded.rules`,
        params: [side, encodeRules(rules)],
      };
      await engine.transaction((transaction) => transaction.all([put, ...auditStatements(dialect, [audit])]));
    },
  };
}

type StoredAmounts = Readonly<Record<string, string>>;
type StoredKinds = Readonly<Record<MoneyKind, StoredAmounts>>;

/** Rules that were written before there were other limits have those for refunds only. */
interface StoredRules {
  readonly kinds: ApprovalRules['kinds'];
  readonly refundLimits: StoredAmounts;
  readonly amounts?: StoredKinds;
  readonly payoutLimits?: StoredAmounts;
  readonly dayLimits?: StoredKinds;
}

function encodeRules({ kinds, amounts, refundLimits, payoutLimits, dayLimits }: ApprovalRules): string {
  const stored: StoredRules = {
    kinds,
    refundLimits: encodeAmounts(refundLimits),
    amounts: encodeKinds(amounts),
    payoutLimits: encodeAmounts(payoutLimits),
    dayLimits: encodeKinds(dayLimits),
  };
  return jsonOf(stored);
}

function encodeKinds({ refund, payout }: ApprovalRules['amounts']): StoredKinds {
  return { refund: encodeAmounts(refund), payout: encodeAmounts(payout) };
}

function encodeAmounts(amounts: Amounts): StoredAmounts {
  return Object.fromEntries(Object.entries(amounts).map(([currency, amount]) => [currency, String(amount)]));
}

function decodeRules(stored: string): ApprovalRules {
  const { kinds, refundLimits, amounts, payoutLimits = {}, dayLimits } = JSON.parse(stored) as StoredRules;
  return {
    kinds,
    amounts: decodeKinds(amounts),
    refundLimits: decodeAmounts(refundLimits),
    payoutLimits: decodeAmounts(payoutLimits),
    dayLimits: decodeKinds(dayLimits),
  };
}

function decodeKinds(stored: StoredKinds = { refund: {}, payout: {} }): ApprovalRules['amounts'] {
  return { refund: decodeAmounts(stored.refund), payout: decodeAmounts(stored.payout) };
}

function decodeAmounts(stored: StoredAmounts): Amounts {
  return Object.fromEntries(Object.entries(stored).map(([currency, amount]) => [currency, BigInt(amount)]));
}
