import type { Contract } from '../../generate/contract.ts';
import { decisionId } from '../decisions.ts';
import { code, decisionMark, table } from '../markdown.ts';
import type { DecisionSource } from '../markdown.ts';

interface CataloguedError {
  readonly httpStatus: number;
  readonly meaning: string;
  readonly cause: string;
  readonly remedy: string;
}

export function errorsTable(contract: Contract): string {
  const schema = contract.components.schemas['ErrorCode'] ?? {};
  const errors = schema['x-errors'] as unknown as Record<string, CataloguedError>;
  const decided = (schema['x-decision'] as { values: Record<string, { source: DecisionSource; why: string }> }).values;
  const rows = Object.entries(errors).map(([number, error]) => {
    const tag = decided[number];
    return [
      `[${code(number)}](/docs/errors/${number}/) ${decisionMark(tag && { ...tag, id: decisionId('ErrorCode', number) })}`,
      String(error.httpStatus),
      `**${error.meaning}** ${error.cause}`,
      error.remedy,
    ];
  });
  return table(['Code', 'HTTP', 'Meaning and cause', 'What to do'], rows);
}
