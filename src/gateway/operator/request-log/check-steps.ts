import { errors } from '../../../../generated/errors.ts';
import type { ErrorName } from '../../../../generated/errors.ts';
import { SUCCESS_CODE } from '../../domain/requests/request-log.ts';
import type { CheckStep } from '../../domain/requests/request-log.ts';

// At which check a request was refused. Each code of the contract belongs to one, except for invalid input, which several find.

const names = new Map<string, ErrorName>(Object.entries(errors).map(([code, { name }]) => [code, name]));
const codes = new Map<ErrorName, string>(Object.entries(errors).map(([code, { name }]) => [name, code]));

export function codeOf(name: ErrorName): string {
  return codes.get(name) ?? '';
}

const STEPS: Readonly<Partial<Record<ErrorName, CheckStep | null>>> = {
  merchantUnknown: 'merchant',
  merchantNotActive: 'active',
  signatureMismatch: 'signature',
  refererRefused: 'referer',
  versionUnknown: 'version',
  tooManyRequests: 'rate',
  methodNotEnabled: 'terms',
  currencyNotEnabled: 'terms',
  internalError: null,
  unavailable: null,
};

export function failedStep(seen: {
  readonly code: string;
  readonly isReadable: boolean;
  readonly isProven: boolean;
}): CheckStep | null {
  if (seen.code === SUCCESS_CODE) return null;
  const name = names.get(seen.code);
  if (name === 'invalidInput') return seen.isProven ? 'terms' : seen.isReadable ? 'fields' : 'body';
  const step = name === undefined ? undefined : STEPS[name];
  return step === undefined ? 'operation' : step;
}
