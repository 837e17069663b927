import { BASE_STYLE } from '../../design/styles/base-style.ts';
import { FORM_STYLE } from '../../design/styles/form-style.ts';
import { NOTICE_STYLE } from '../../design/styles/notice-style.ts';
import { LINK_STYLE } from './link-style.ts';
import { METHOD_STYLE } from './method-style.ts';
import { ORDER_STYLE } from './order-style.ts';
import { STATE_STYLE } from './state-style.ts';

// One style sheet for all payer pages, small enough to inline in each of them.

// Last, so that nothing shown elsewhere reappears in print.
const PRINT_STYLE = `
@media print{body{background:#fff;color:#000}.sandbox,.languages,.button{display:none}.sheet{border-color:#999}.receipt{border:0}.wrap{padding-top:0}.items,.facts{break-inside:avoid}}
`;

export const PAGE_STYLE = [
  BASE_STYLE,
  FORM_STYLE,
  NOTICE_STYLE,
  ORDER_STYLE,
  METHOD_STYLE,
  STATE_STYLE,
  LINK_STYLE,
  PRINT_STYLE,
]
  .join('')
  .replaceAll('\n', '');
