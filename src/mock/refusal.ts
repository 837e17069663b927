import { errors } from '../../generated/errors.ts';
import { createRefusals } from '../protocol/refusal.ts';

export const refusals = createRefusals(errors);
