import { errors } from '../../../../generated/errors.ts';
import { createRefusals } from '../../../protocol/refusal.ts';

/** The contract's error catalogue. */
export const refusals = createRefusals(errors);
