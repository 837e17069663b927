import type { Contract, JsonObject } from '../../generate/contract.ts';
import { describeOperations } from '../../generate/describe-operations.ts';
import type { DescribedOperation } from '../../generate/describe-operations.ts';
import { code, operationLink, table } from '../markdown.ts';

interface SandboxEntry extends JsonObject {
  about: string;
  script: string;
  events: { event: string; result: string; afterSeconds: number }[];
}

/** The sandbox's behaviour for one operation, one row per entry. */
export function sandboxTable(operation: DescribedOperation): string {
  const entries = entriesOf(operation);
  const rows = entries.map((entry) => [condition(entry, entries), entry.about, mockEvents(entry)]);
  return table(['When', 'What happens', 'Notification'], rows);
}

/** Every value with a special meaning, over all operations. */
export function sandboxValuesTable(contract: Contract): string {
  const rows = describeOperations(contract).flatMap((operation) =>
    entriesOf(operation)
      .filter((entry) => entry['field'] !== undefined)
      .map((entry) => [operationLink(code(operation.path), operation.operationId), condition(entry, []), entry.about]),
  );
  return table(['Operation', 'When', 'What happens'], rows);
}

function entriesOf(operation: DescribedOperation): SandboxEntry[] {
  return operation.post['x-sandbox'] as SandboxEntry[];
}

/** The first matching entry counts, so later entries apply to the rest. */
function condition(entry: SandboxEntry, entries: readonly SandboxEntry[]): string {
  const { field, value, variant } = entry;
  if (field !== undefined) return `${code(String(field))} is ${code(String(value))}`;
  const isRest = entries.some((other) => other !== entry && other['variant'] === variant);
  if (variant !== undefined) return `${isRest ? 'any other ' : ''}${code(String(variant))}`;
  return entries.length === 1 ? 'always' : 'otherwise';
}

function mockEvents(entry: SandboxEntry): string {
  if (entry.events.length === 0) return 'nothing';
  return entry.events
    .map(({ event, result, afterSeconds }) => {
      if (WAITING_FOR_PAYER.has(entry.script))
        return `${code(event)} when you press a button at \`payUrl\` (the mock: ${result}, by itself)`;
      return `${code(event)} (${result}) ${afterSeconds === 0 ? 'at once' : `${afterSeconds} s later (the mock: sooner)`}`;
    })
    .join(', ');
}

/** The sandbox does not decide these by itself. The mock has no page on which a payer could. */
const WAITING_FOR_PAYER: ReadonlySet<string> = new Set(['challenge', 'payerDecides']);
