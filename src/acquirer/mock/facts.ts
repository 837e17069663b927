import type { components } from '../../../generated/channel.ts';
import type { Outcome } from './books.ts';

/** What an answer has beside the echo and the result: facts, and the page of a redirect. */
export function factsOf(input: {
  readonly number: string;
  readonly outcome: Outcome;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly url: string;
}): components['schemas']['Facts'] & { readonly action?: components['schemas']['PayerAction'] } {
  const { number, outcome, sent, url } = input;
  const acquirerReference = `mock_${number}`;
  switch (outcome.kind) {
    case 'approved':
      return {
        acquirerReference,
        ...(typeof sent['card'] === 'object' &&
          sent['card'] !== null && {
            authorisationCode: 'T12345',
            networkTransactionId: `n_${number}`.slice(0, 50),
            addressCheck: 'Y',
            securityCodeCheck: 'M',
          }),
      };
    case 'declined':
      return { acquirerReference, decline: { class: 'soft', schemeCode: '51' } };
    case 'challenged':
      return { acquirerReference, action: { kind: 'redirect', url: `${url}/pages/${number}` } };
    case 'pending':
      return { acquirerReference };
    default:
      return {};
  }
}
