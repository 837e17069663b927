import type { Rule } from '../rule.ts';
import { BOOK_RULES } from './books.ts';
import { CAPABILITY_RULES } from './capabilities.ts';
import { CHANGE_RULES } from './changes.ts';
import { ECHO_RULES } from './echo.ts';
import { FORM_RULES } from './form.ts';
import { FOUND_RULES } from './found.ts';
import { HINT_RULES } from './hints.ts';
import { IDEMPOTENCY_RULES } from './idempotency.ts';
import { LATE_RULES } from './late.ts';
import { LOST_RULES } from './lost.ts';
import { PAYOUT_RULES } from './payouts.ts';
import { REDIRECT_RULES } from './redirects.ts';
import { REFUND_RULES } from './refunds.ts';
import { RELAY_RULES } from './relay.ts';
import { REPORT_RULES } from './reports.ts';
import { RETURN_RULES } from './returns.ts';
import { TEXT_RULES } from './texts.ts';
import { UNIT_RULES } from './units.ts';
import { WEBHOOK_RULES } from './webhooks.ts';

/** All rules of the kit, in the order in which they are listed. */
export const RULES: readonly Rule[] = [
  ...CAPABILITY_RULES,
  ...ECHO_RULES,
  ...FORM_RULES,
  ...IDEMPOTENCY_RULES,
  ...LOST_RULES,
  ...LATE_RULES,
  ...FOUND_RULES,
  ...UNIT_RULES,
  ...REFUND_RULES,
  ...RETURN_RULES,
  ...PAYOUT_RULES,
  ...REDIRECT_RULES,
  ...HINT_RULES,
  ...CHANGE_RULES,
  ...REPORT_RULES,
  ...RELAY_RULES,
  ...WEBHOOK_RULES,
  ...BOOK_RULES,
  ...TEXT_RULES,
];
