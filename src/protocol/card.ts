// What can be checked of a card without asking anybody: the check digit and the date.

/** The Luhn check: every second digit from the right doubled, the sum divisible by ten. */
export function passesLuhn(cardNumber: string): boolean {
  let sum = 0;
  for (let index = 0; index < cardNumber.length; index += 1) {
    const digit = Number(cardNumber[cardNumber.length - 1 - index]);
    const weighted = index % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

/** A card is good to the end of its last month. Two digits of a year mean this century. */
export function isExpired(expiry: { month: string; year: string }, now: Date): boolean {
  const year = expiry.year.length === 2 ? 2000 + Number(expiry.year) : Number(expiry.year);
  return Date.UTC(year, Number(expiry.month), 1) <= now.getTime();
}
