/** Amounts in several currencies, such as `18.00 EUR, 204.50 BRL`. */
export function moneyList(sums: readonly { readonly amount: string; readonly currency: string }[]): string {
  return sums.map(({ amount, currency }) => `${amount} ${currency}`).join(', ');
}
