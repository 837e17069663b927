import type { Step } from './step.ts';
import { CHARGEBACKS, MERCHANTS, MONEY, ORDERS, REGISTRATIONS } from './steps-of-trade.ts';
import { APPROVALS, DELIVERIES, PEOPLE, REST } from './steps-of-work.ts';

// All good calls. Operations that are not among them are called after them, with the contract's example.

export const STEPS: readonly Step[] = [
  ...MERCHANTS,
  ...MONEY,
  ...REGISTRATIONS,
  ...ORDERS,
  ...CHARGEBACKS,
  ...DELIVERIES,
  ...APPROVALS,
  ...PEOPLE,
  ...REST,
];

export const LATE_STEPS: readonly Step[] = [{ id: 'erasePayer', case: 'of the examples' }, { id: 'resetSandbox' }];
