// What people typed who were asked to find something, and what they should have found.

/** What the texts are made of. */
export interface Known {
  tradeNo: string;
  merNo: number;
  refundNo: string;
  chargebackNo: string;
  notificationId: string;
  approvalNo: string;
  requestId: string;
  linkNo: string;
  email: string;
}

export type Query = readonly [text: string | ((known: Known) => string), wanted: string | ((known: Known) => string)];

export const ORDER = 'Shop-2026-88417';
const YESTERDAY = '2026-11-16';
const TODAY = '2026-11-17';
const end = (length: number) => (known: Known) => known.tradeNo.slice(-length);

/** Tried by somebody who had never seen the console. */
export const ofTheWalk: readonly Query[] = [
  ['18.00 yesterday', ORDER],
  ['18', ORDER],
  ['18,00', ORDER],
  ['€18.00', ORDER],
  ['1,250.00 yesterday', 'A-17'],
  ['18.00 16 Nov', ORDER],
  ['jose.garcia@example.com', ORDER],
  ['203.0.113.99', ORDER],
  ['424242 4242', ORDER],
  [(known) => known.tradeNo, ORDER],
  [(known) => known.refundNo, (known) => known.refundNo],
  [(known) => known.chargebackNo, (known) => known.chargebackNo],
  [ORDER, ORDER],
  ['Bloemen', 'Bloemen Amsterdam'],
  [(known) => String(known.merNo), 'Bloemen Amsterdam'],
  ['shop-2026-88417', ORDER],
  ['SHOP-2026-88417', ORDER],
  ['SHOP-2026', ORDER],
  ['88417', ORDER],
  [end(8), ORDER],
  [(known) => `TG…${known.tradeNo.slice(-8)}`, ORDER],
  [(known) => `TG...${known.tradeNo.slice(-8)}`, ORDER],
  [(known) => known.notificationId, (known) => known.notificationId],
  [(known) => known.approvalNo, (known) => known.approvalNo],
  [(known) => known.requestId, (known) => known.requestId],
  ['Blomen', 'Bloemen Amsterdam'],
  ['+31 6 1234 5678', ORDER],
  ['0612345678', ORDER],
  ['jose garcia', ORDER],
  ['José', ORDER],
  [(known) => known.email, (known) => known.email],
  ['18.00 16/11/2026', ORDER],
  ['18.00 last week', 'last-week-1'],
  ['yesterday', `orders ${YESTERDAY}`],
  ['failed today', `orders failure ${TODAY}`],
  ['refunds of yesterday', `refunds ${YESTERDAY}`],
  ['4242', ORDER],
  ['4242 yesterday', ORDER],
];

export const further: readonly Query[] = [
  ['  88417  ', ORDER],
  ['shop', ORDER],
  ['2026', ORDER],
  ['Shop-2026-8841', ORDER],
  ['6-88417', ORDER],
  ['2026-88417', ORDER],
  ['a-17', 'A-17'],
  ['order2026', 'order2026x991'],
  ['2026x991', 'order2026x991'],
  [end(6), ORDER],
  [(known) => known.tradeNo.slice(-8).toLowerCase(), ORDER],
  [(known) => known.tradeNo.toLowerCase(), ORDER],
  [(known) => known.tradeNo.slice(0, 20), ORDER],
  [(known) => `${known.tradeNo.slice(0, 8)}…${known.tradeNo.slice(-6)}`, ORDER],
  [(known) => `…${known.tradeNo.slice(-8)}`, ORDER],
  [(known) => known.linkNo, (known) => known.linkNo],
  [(known) => known.approvalNo.toLowerCase(), (known) => known.approvalNo],
  [(known) => known.notificationId.toLowerCase(), (known) => known.notificationId],
  ['4242 Bloemen', ORDER],
  ['4242 Blomen', ORDER],
  ['4242 bloemen yesterday', ORDER],
  ['card 4242', ORDER],
  ['•••• 4242', ORDER],
  ['visa ending 4242', ORDER],
  ['garcia', ORDER],
  ['nunez', ORDER],
  ['Núñez José', ORDER],
  ['345678', ORDER],
  ['06-1234-5678', ORDER],
  ['Bloemen Amsterdm', 'Bloemen Amsterdam'],
  ['amsterdam', 'Bloemen Amsterdam'],
  ['Conrer Goods', 'Corner Goods'],
  ['18.00 EUR monday', ORDER],
  ['18.00 2026-11-16', ORDER],
  ['18.00 16.11.2026', ORDER],
  ['18.00 November 16', ORDER],
  ['18.00 last 7 days', ORDER],
  ['declined today', `orders declined ${TODAY}`],
  ['expired today', `orders expired ${TODAY}`],
  ['charged back yesterday', `orders chargedBack ${YESTERDAY}`],
  ['declined payouts', 'payouts failure'],
  ['payments of last week', 'orders 2026-11-09..2026-11-15'],
  ['chargebacks this month', 'chargebacks 2026-11-01..2026-11-17'],
  ['payouts last week', 'payouts 2026-11-09..2026-11-15'],
  ['18.00 last week', 'orders 18.00 2026-11-09..2026-11-15'],
  ['failed today bloemen', (known) => `orders failure ${known.merNo} ${TODAY}`],
  ['pending', 'orders processing'],
];
