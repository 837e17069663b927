import type { components } from '../../../generated/operator.ts';
import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config/config.ts';

type Request = Partial<components['schemas']['ErasePayerRequest']> & { readonly merNo: number };

/** Asks a gateway to erase a payer's data, as an operator with a reason. */
export async function erasePayer(
  url: string,
  body: Request,
  headers: Readonly<Record<string, string>> = { 'X-Reason': 'Request 4711' },
): Promise<{ readonly status: number; readonly body: components['schemas']['ErasureReport'] }> {
  const response = await fetch(`${url}/operator/payers/erase`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${SANDBOX_OPERATOR_TOKEN}`, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as components['schemas']['ErasureReport'] };
}
