import type { Incident } from '../rule.ts';

// What the field has seen. Each is a public thread, named by what happened there.

const github = (thread: string, text: string): Incident => ({ text, url: `https://github.com/${thread}` });

export const INCIDENTS = {
  timeoutsFail: github(
    'juspay/hyperswitch/pull/2380',
    'Hyperswitch: payments that timed out were set to failed after the last retry, without the number of the connector.',
  ),
  lostReference: github(
    'juspay/hyperswitch/issues/11448',
    "Hyperswitch: after a lost answer the payment could not be asked for, because the question needs the provider's own number.",
  ),
  htmlAnswer: github(
    'juspay/hyperswitch/issues/13180',
    'Hyperswitch: a 502 page of a proxy became HTTP 200 "processing", with the HTML in the error message.',
  ),
  doubleRefund: github(
    'juspay/hyperswitch/issues/13182',
    'Hyperswitch: two refunds of 60 on a payment of 100 both succeeded.',
  ),
  droppedOut: github(
    'juspay/hyperswitch/issues/2017',
    'Hyperswitch: payers who had left were charged later, and had to be refunded.',
  ),
  refundReversed: github('juspay/hyperswitch/issues/1488', 'Hyperswitch: a refund first succeeded, and failed later.'),
  otherAmount: github(
    'juspay/hyperswitch/issues/14288',
    'Hyperswitch: the amount received differs from the amount asked for, and nothing noticed.',
  ),
  staleStatus: github('juspay/hyperswitch/issues/9278', 'Hyperswitch: a webhook went out with a stale status.'),
  webhookNotResent: github(
    'juspay/hyperswitch/issues/3408',
    'Hyperswitch: a webhook whose first delivery failed was not sent again.',
  ),
  webhookRace: github(
    'medusajs/medusa/issues/13301',
    'Medusa: a webhook raced the synchronous answer, and a payment was captured twice.',
  ),
  otherAmountEvent: github(
    'saleor/saleor/issues/18196',
    'Saleor: a repeated event came with another amount than the first.',
  ),
  doubleNotification: github(
    'Adyen/adyen-magento/issues/748',
    'Adyen for Magento: a repeated notification charged customers twice.',
  ),
  doubleOrders: github(
    'Adyen/adyen-magento2/issues/857',
    'Adyen for Magento 2: the same call several times in a second made an order each time.',
  ),
  lateSuccess: github(
    'Adyen/adyen-magento2/issues/607',
    'Adyen for Magento 2: a second result, two minutes later, paid an order that had been cancelled.',
  ),
  timeoutIsFailure: github(
    'shopware/shopware/issues/9165',
    'Shopware: after five seconds without an answer a payment counted as failed; the payer had paid.',
  ),
  undefinedState: github(
    'killbill/killbill/issues/229',
    'Kill Bill: payments without an answer need a state of their own, and a question that settles it.',
  ),
  hundredTimes: github(
    'Paymenter/Paymenter/issues/1258',
    'Paymenter: yen were multiplied by 100, and customers paid a hundred times the price.',
  ),
  tenthOfIt: github(
    'woocommerce/woocommerce-gateway-stripe/issues/2720',
    'WooCommerce Stripe: dinars have three decimals; a tenth of the price was charged.',
  ),
  yenDecimals: github(
    'woocommerce/woocommerce-gateway-amazon-pay/issues/148',
    'WooCommerce Amazon Pay: yen were sent with two decimals, and the provider refused them.',
  ),
  cardInLog: github(
    'SparkDevNetwork/Rock/issues/1708',
    'Rock: number, expiry date and security code of cards stood in the log of exceptions.',
  ),
  cardInError: github(
    'mlutfy/reporterror/issues/28',
    'CiviCRM: reports of errors were mailed with the full number of the card.',
  ),
  gatewayLog: github(
    'WHMCS/sample-gateway-module/issues/11',
    "WHMCS: the provider's raw answers went to a log, card numbers included.",
  ),
  clockSkew: github(
    'stripe/stripe-dotnet/issues/1183',
    'stripe-dotnet: a signature from a clock that is ahead was good for longer than meant.',
  ),
  shortValidity: github(
    'woocommerce/woocommerce-gateway-stripe/issues/952',
    'WooCommerce Stripe: webhooks were refused because their timestamp was taken for too old.',
  ),
  signedContent: github(
    'corsairdev/corsair/pull/132',
    'Corsair: only the body was signed instead of ID, timestamp and body, so that no signature could be right.',
  ),
  missedEvents: github('balanced/balanced-api/issues/617', 'Balanced: a list of events returned 8 of more than 70.'),
  emptyPage: github(
    'stellar/stellar-rpc/issues/340',
    'Stellar RPC: a page without events was thought to have no cursor, and readers could not go on.',
  ),
  pagedEvents: github(
    'hirosystems/stacks-blockchain-api/issues/402',
    'Stacks: the first page of events came back empty, and deposits were missed.',
  ),
  payoutReport: github(
    'sumup/sumup-ts/issues/186',
    'SumUp: the list of payouts had lines twice, and could not be reconciled.',
  ),
  incompleteHistory: github(
    'rotki/rotki/issues/12498',
    'Coinbase: the list of transactions was incomplete, and did not sum to the balance.',
  ),
  noRemoteTests: github(
    'activemerchant/active_merchant/pull/3589',
    'ActiveMerchant: 1.000 dinars were sent as 10.00, and no test could see it.',
  ),
} as const satisfies Readonly<Record<string, Incident>>;
