// What a payer does, by `x-flow` of the contract, in the words of the docs.

export interface PayerFlow {
  /** For the table that compares methods. */
  readonly label: string;
  readonly payer: string;
  readonly merchant: string;
}

const REDIRECT =
  'The response has `payCode` 2 and a `payUrl`. Redirect the payer there (HTTP 303) and wait for the notification; when the payer comes back to your `returnUrl`, show the result of a query, not what the address says.';

const FLOWS: Readonly<Record<string, PayerFlow>> = {
  card: {
    label: 'Card, on your page',
    payer:
      'The payer enters the card on your own page. If the bank asks for 3-D Secure, the payer confirms on a page of the bank and comes back to your `returnUrl`.',
    merchant:
      'The response has the result: `payCode` 0 for success, 1 for a decline. With `payCode` 2 and a `payUrl`, redirect the payer there for 3-D Secure; with `payCode` 2 alone, wait for the notification. Card numbers pass through your systems, so PCI DSS applies to you; the hosted cashier avoids that.',
  },
  page: {
    label: 'Redirect to the wallet',
    payer: 'The payer is redirected to a page that leads on to the wallet, and approves the payment there.',
    merchant: REDIRECT,
  },
  code: {
    label: 'QR code',
    payer:
      'The payer is redirected to a page with a QR code and scans it in the app. On a phone, a button opens the app instead.',
    merchant: REDIRECT,
  },
  address: {
    label: 'Crypto address',
    payer:
      'The payer is redirected to a page with the coin, the amount to send, the network and the address, as text and as a QR code. The exchange rate holds for as long as the payer has time to pay.',
    merchant: REDIRECT,
  },
  transfer: {
    label: 'Bank transfer',
    payer:
      'The payer is redirected to a page with the account and a reference to give with the transfer. The money can take days to arrive.',
    merchant: REDIRECT,
  },
  cashier: {
    label: "The gateway's page",
    payer:
      "The payer is redirected to the gateway's page, chooses a method there unless you have chosen one, and enters everything on it.",
    merchant: REDIRECT,
  },
  chosenCashier: {
    label: "The gateway's page, method chosen",
    payer:
      "You choose the method with `paymentMode`. The payer is redirected to the gateway's page for that method and enters everything on it.",
    merchant: REDIRECT,
  },
};

export function flowOf(name: string): PayerFlow {
  const flow = FLOWS[name];
  if (flow === undefined) throw new Error(`the docs do not describe the flow ${name}`);
  return flow;
}
