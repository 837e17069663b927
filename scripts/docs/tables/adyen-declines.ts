import { ADYEN_DECLINES } from '../../../src/adapters/adyen/declines.ts';
import { code, table } from '../markdown.ts';

/** What the adapter of Adyen makes of each of Adyen's refusal reasons. */
export function adyenDeclinesTable(): string {
  const rows = Object.entries(ADYEN_DECLINES).map(([name, reasons]) => [code(name), reasons]);
  return table(['Class', 'Adyen’s refusal reasons'], rows);
}
