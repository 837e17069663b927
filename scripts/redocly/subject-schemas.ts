/** The schemas of what names a merchant, and of what: its own number, or a number that has the merchant's inside. */
export const SUBJECT_SCHEMAS: Readonly<Record<string, string>> = {
  MerchantNumber: 'merchant',
  TradeNumber: 'order',
  RefundNumber: 'refund',
  ChargebackNumber: 'chargeback',
  NotificationId: 'notification',
  LinkNumber: 'link',
};
