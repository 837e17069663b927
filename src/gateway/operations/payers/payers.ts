import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import { hasSelector, isOfPayer, personalRule } from '../../domain/payers/erasure.ts';
import type { PayerSelector } from '../../domain/payers/erasure.ts';
import { firstTradeNoAt, merchantOf } from '../../domain/numbers.ts';
import type { ErasureOutcome, PersonalFields, RetentionStore } from '../../domain/payers/retention.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { Clock, Vault } from '../../domain/ports.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, invalid, merchantNotFound, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

export interface PayerErasure {
  readonly merNo: number;
  readonly selector: PayerSelector;
  readonly tradeNos: readonly string[];
  readonly merOrderNos: readonly string[];
  readonly dryRun: boolean;
  readonly after: string | null;
  /** How many orders are examined. */
  readonly limit: number;
}

export interface ErasureReport {
  readonly dryRun: boolean;
  readonly examined: number;
  readonly erased: number;
  readonly waiting: number;
  readonly orders: { tradeNo: string; merOrderNo: string; outcome: ErasureOutcome }[];
  readonly next: string | null;
}

const PAGE_SIZE = 200;
const FOUND_MAX = 100;

export interface PayerDependencies {
  readonly store: Pick<MerchantStore, 'findMerchant'> &
    Pick<RetentionStore, 'findOrderNumbers' | 'inspectErasure' | 'eraseOrders' | 'listOrderDetails'>;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly personalFields: PersonalFields;
}

export function createPayerOperations(deps: PayerDependencies) {
  return { erasePayer: (erasure: PayerErasure, acting: Acting) => erasePayer(deps, erasure, acting) };
}

async function erasePayer(
  deps: PayerDependencies,
  erasure: PayerErasure,
  acting: Acting,
): Promise<OperatorOutcome<ErasureReport>> {
  const { merNo, dryRun } = erasure;
  if (!(await merchantExists(deps.store, merNo))) return merchantNotFound(merNo);
  if (erasure.tradeNos.some((tradeNo) => merchantOf('order', tradeNo) !== merNo)) {
    return refuseInput([invalid('tradeNos', 'ordersOfOthers', { merNo })]);
  }
  const named = erasure.after === null ? await deps.store.findOrderNumbers(erasure) : [];
  const found = await findOrders(deps, erasure);
  const tradeNos = [...new Set([...named.map(({ tradeNo }) => tradeNo), ...found.tradeNos])];
  const outcomes = dryRun
    ? await deps.store.inspectErasure({ merNo, tradeNos })
    : await deps.store.eraseOrders({
        merNo,
        tradeNos,
        ...personalRule(deps.personalFields),
        auditOf: (erased) => recordOf(deps, { erasure, erased }, acting),
      });
  const numbers = await deps.store.findOrderNumbers({ merNo, tradeNos, merOrderNos: [] });
  const orders = numbers
    .toSorted((left, right) => (left.tradeNo < right.tradeNo ? -1 : 1))
    .map((order) => ({ ...order, outcome: outcomes.get(order.tradeNo) ?? 'alreadyErased' }));
  const count = (wanted: ErasureOutcome) => orders.filter(({ outcome }) => outcome === wanted).length;
  return done({
    dryRun,
    examined: found.examined + named.length,
    erased: count('erased'),
    waiting: count('waiting'),
    orders,
    next: found.next,
  });
}

/** Reads a merchant's orders page by page: there is no index of payers, which would itself be personal data. */
async function findOrders(
  { store, personalFields }: PayerDependencies,
  { merNo, selector, after, limit }: PayerErasure,
): Promise<{ examined: number; tradeNos: string[]; next: string | null }> {
  const tradeNos: string[] = [];
  if (!hasSelector(selector)) return { examined: 0, tradeNos, next: null };
  let position = after ?? firstTradeNoAt(0);
  let examined = 0;
  while (examined < limit) {
    const size = Math.min(PAGE_SIZE, limit - examined);
    const page = await store.listOrderDetails({ merNo, after: position, limit: size });
    for (const { tradeNo, details } of page) {
      examined += 1;
      position = tradeNo;
      if (isOfPayer(details, selector, personalFields)) tradeNos.push(tradeNo);
      if (tradeNos.length === FOUND_MAX) return { examined, tradeNos, next: position };
    }
    if (page.length < size) return { examined, tradeNos, next: null };
  }
  return { examined, tradeNos, next: position };
}

/** Who, why, and how many; what was erased only as keyed hashes, by which a repeated request can be recognised. */
function recordOf(
  { clock, vault }: PayerDependencies,
  { erasure, erased }: { erasure: PayerErasure; erased: number },
  acting: Acting,
) {
  const hashes = Object.entries(erasure.selector).flatMap(([name, value]: [string, string | null]) =>
    value === null ? [] : [`${name} ${vault.fingerprint(`erasure ${name} ${value.trim().toLowerCase()}`)}`],
  );
  const named = erasure.tradeNos.length + erasure.merOrderNos.length;
  const how = [...hashes, ...(named === 0 ? [] : [`${named} order numbers`])].join(', ');
  const detail = `erased the payer's data in ${erased} orders, found by ${how}`;
  const { merNo } = erasure;
  const after = { ordersErased: erased };
  return auditOf(acting, { at: clock.now(), action: 'erasePayer', merNo, target: `merchant ${merNo}`, detail, after });
}
