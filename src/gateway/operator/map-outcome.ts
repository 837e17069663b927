import type { OperatorOutcome } from '../operations/outcome.ts';

/** The outcome with its value mapped; a refusal stays as it is. */
export async function mapOutcome<Value, Mapped>(
  outcome: Promise<OperatorOutcome<Value>>,
  map: (value: Value) => Mapped,
): Promise<OperatorOutcome<Mapped>> {
  const settled = await outcome;
  return settled.kind === 'done' ? { kind: 'done', value: map(settled.value) } : settled;
}
