import { BASE_STYLE } from '../../design/styles/base-style.ts';
import { FORM_STYLE } from '../../design/styles/form-style.ts';
import { NATIVE_STYLE } from '../../design/styles/native-style.ts';
import { NOTICE_STYLE } from '../../design/styles/notice-style.ts';
import { SESSION_STYLE } from '../../design/styles/session-style.ts';
import { APPROVALS_STYLE } from './approvals-style.ts';
import { BRANDING_STYLE } from './branding-style.ts';
import { DELIVERIES_STYLE, SANDBOX_STYLE } from './deliveries-style.ts';
import { DEVELOPER_STYLE } from './developer-style.ts';
import { CHARGEBACKS_STYLE } from './chargebacks-style.ts';
import { FRAME_STYLE } from './frame-style.ts';
import { ORDERS_STYLE } from './orders-style.ts';
import { HOME_STYLE } from './home-style.ts';
import { LEDGER_STYLE } from './ledger-style.ts';
import { MONEY_STYLE, WALLET_STYLE } from './money-style.ts';
import { LINKS_STYLE } from './links-style.ts';
import { PARTS_STYLE } from './parts-style.ts';
import { PRINT_STYLE } from './print-style.ts';
import { PEOPLE_STYLE } from './people-style.ts';
import { RECONCILIATION_STYLE } from './reconciliation-style.ts';
import { ROUTING_STYLE } from './routing-style.ts';
import { REGISTRATIONS_STYLE } from './registrations-style.ts';
import { START_STYLE } from './start-style.ts';
import { REQUESTS_STYLE } from './requests-style.ts';
import { SEARCH_STYLE } from './search-style.ts';
import { STORY_STYLE } from './story-style.ts';
import { TABLE_STYLE } from './table-style.ts';

// One style sheet for all pages of both desks, inline in each of them, and one for what only a merchant's pages show.

export const DESK_STYLE = [
  BASE_STYLE,
  FORM_STYLE,
  NOTICE_STYLE,
  NATIVE_STYLE,
  SESSION_STYLE,
  FRAME_STYLE,
  SEARCH_STYLE,
  PARTS_STYLE,
  TABLE_STYLE,
  CHARGEBACKS_STYLE,
  PEOPLE_STYLE,
  STORY_STYLE,
  ORDERS_STYLE,
  HOME_STYLE,
  APPROVALS_STYLE,
  LEDGER_STYLE,
  MONEY_STYLE,
  DELIVERIES_STYLE,
  REQUESTS_STYLE,
  SANDBOX_STYLE,
  REGISTRATIONS_STYLE,
  RECONCILIATION_STYLE,
  ROUTING_STYLE,
  PRINT_STYLE,
]
  .join('')
  .replaceAll('\n', '');

export const MERCHANT_STYLE = [WALLET_STYLE, DEVELOPER_STYLE, START_STYLE, BRANDING_STYLE, LINKS_STYLE]
  .join('')
  .replaceAll('\n', '');
