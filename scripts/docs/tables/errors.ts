import type { Contract, JsonObject } from '../../generate/contract.ts';
import { decisionId } from '../decisions.ts';
import { code, decisionMark, table } from '../markdown.ts';

interface CataloguedError {
  readonly httpStatus: number;
  readonly meaning: string;
  readonly cause: string;
  readonly remedy: string;
}

export function errorsTable(contract: Contract): string {
  const schema = contract.components.schemas['ErrorCode'] ?? {};
  const errors = schema['x-errors'] as unknown as Record<string, CataloguedError>;
  const decided = (schema['x-decision'] as { values: Record<string, JsonObject> }).values;
  const rows = Object.entries(errors).map(([number, error]) => {
    const decision = decided[number] === undefined ? undefined : { id: decisionId('ErrorCode', number) };
    return [
      `[${code(number)}](/docs/errors/${number}/) ${decisionMark(decision, code(number))}`,
      String(error.httpStatus),
      `**${error.meaning}** ${error.cause}`,
      error.remedy,
    ];
  });
  return table(['Code', 'HTTP', 'Meaning and cause', 'What to do'], rows);
}
