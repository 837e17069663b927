import { operations } from '../../../generated/operations.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { requestSensitivity } from '../../../generated/sensitivity.ts';
import type { SensitivityClass } from '../../../generated/sensitivity.ts';
import { findFieldErrors } from '../../../src/protocol/received.ts';
import type { ReceivedValidator } from '../../../src/protocol/received.ts';
import { signMd5 } from '../../../src/protocol/signature.ts';
import { exampleOf } from '../../contract/cases/contract.ts';
import type { Body } from '../gateway/caller.ts';
import { validatorNamed } from '../contract/validators.ts';

// A value that is found again in every field of a request, by the classes that the contract gives to its fields. A field
// that was added yesterday is among them, whatever the code makes of it.

export interface Canary {
  readonly operationId: OperationId;
  readonly variant: string;
  readonly path: string;
  readonly className: SensitivityClass;
  readonly value: string;
}

interface FilledRequest {
  readonly operationId: OperationId;
  readonly variant: string;
  readonly body: Body;
  readonly canaries: readonly Canary[];
}

const SECURITY_CODE = '857';

/** Every request that the contract has: an operation and one of its variants. */
export const VARIANTS: readonly (readonly [OperationId, string])[] = Object.values(operations).flatMap((operation) =>
  Object.keys(operation.variants).map((variant) => [operation.operationId, variant] as const),
);

/** The contract's example with a canary wherever one fits, signed. `own` is what must be the caller's. */
export function fillRequest(operationId: OperationId, variant: string, { own, key }: { own: Body; key: string }) {
  const variants: Readonly<Record<string, { readonly request: string } | undefined>> = operations[operationId].variants;
  const schema = variants[variant]?.request ?? '';
  const validate = validatorNamed(schema) as unknown as ReceivedValidator;
  const { sign: _, ...example } = exampleOf(operationId, variant).body;
  let body: Body = { ...example, ...own };
  const canaries: Canary[] = [];
  for (const [className, paths] of Object.entries(requestSensitivity[schema] ?? {})) {
    for (const path of paths) {
      if (path in own || className === 'none' || className === 'secret') continue;
      const filled = candidates(className as SensitivityClass, path)
        .map((value) => ({ value, planted: planted(body, path, value) }))
        .find((one) => findFieldErrors(validate, { ...one.planted, sign: 'A'.repeat(32) }, {}).length === 0);
      if (filled === undefined) continue;
      body = filled.planted;
      // Nobody could tell a month from any other small number.
      if (String(filled.value).length < 3) continue;
      canaries.push({
        operationId,
        variant,
        path,
        className: className as SensitivityClass,
        value: String(filled.value),
      });
    }
  }
  const sign = signMd5(operations[operationId].signature.fields, body, key);
  canaries.push({ operationId, variant, path: 'sign', className: 'secret', value: sign });
  return { operationId, variant, body: { ...body, sign }, canaries } satisfies FilledRequest;
}

let count = 0;

/** From the most telling one on: what a field takes is found by asking the contract's own validators. */
function candidates(className: SensitivityClass, path: string): (string | number)[] {
  count += 1;
  if (className === 'card-number') return [cardNumber(count)];
  if (className === 'card-secret') return [SECURITY_CODE];
  if (className === 'card-expiry') return /year/i.test(path) ? ['2039'] : ['11'];
  if (className === 'account') return [`ZQACCOUNT${count}Z9876`];
  const mark = `Zq${count}z`;
  return [`${mark} canary`, `${mark}@canary.example`, `2001:db8::${count.toString(16)}:a7`, 400_000 + count];
}

/** A number that no other request has, with its check digit. */
function cardNumber(seed: number): string {
  const digits = `53${String(seed * 7919).padStart(13, '1')}`;
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const weighted = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function planted(body: Body, path: string, value: string | number): Body {
  const [outer = '', inner] = path.split('.');
  if (inner === undefined) return outer.endsWith('[]') ? body : { ...body, [outer]: value };
  const name = outer.replace('[]', '');
  const held = body[name];
  if (!Array.isArray(held)) return { ...body, [name]: { ...(held as Body), [inner]: value } };
  return { ...body, [name]: held.map((item: object) => ({ ...item, [inner]: value })) };
}
