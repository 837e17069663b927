import type { OperatorDependencies } from '../operator/operator-dependencies.ts';
import { linkOf } from './registration-link.ts';

/** The page of a registration, for its registrant. */
export function statusAddress(
  { vault, publicUrl }: Pick<OperatorDependencies, 'vault' | 'publicUrl'>,
  registrationId: string,
): string {
  return `${publicUrl()}/merchant/register/${linkOf(vault, registrationId)}`;
}
