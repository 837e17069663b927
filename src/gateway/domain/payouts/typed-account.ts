/**
 * The account of a payout as people type it, in groups, without what only groups it. Hyphens group the digits of a card; in other
 * accounts, such as a random Pix key, they count.
 */
export function typedAccount(text: string, isCard: boolean): string {
  return text.replaceAll(isCard ? /[\s-]/g : /\s/g, '');
}
