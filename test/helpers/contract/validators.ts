import * as notifications from '../../../generated/notification-validators.js';
import * as exchanges from '../../../generated/validators.js';
import type { Validator } from '../../../generated/validators.js';

const byName: Readonly<Record<string, Validator<unknown> | undefined>> = { ...exchanges, ...notifications };

/** The compiled validator of a component schema, whatever file it stands in. */
export function validatorNamed(schema: string): Validator<unknown> {
  const validator = byName[schema];
  if (validator === undefined) throw new Error(`no validator was generated for ${schema}`);
  return validator;
}
