// The letters that every bank takes: those of SWIFT's set X, which are also the least that SEPA has to accept.

const NOT_TAKEN = /[^A-Za-z0-9/\-?:().,'+ ]/g;

/** What does not come apart into a letter and its mark. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ...pairs('ß ss æ ae Æ AE ø o Ø O ł l Ł L đ d Đ D ð d Ð D þ th Þ TH œ oe Œ OE ı i ħ h Ħ H ŧ t Ŧ T'),
  ...pairs("& + _ - \" ' ` ' ´ ' ’ ' ‘ ' “ ' ” ' „ ' – - — - € EUR £ GBP { ( } ) [ ( ] ) ; ,"),
  // Greek and Cyrillic, as the European Payments Council writes them in Latin letters.
  ...inBothCases(
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
  ),
  ...inBothCases(
    'а a б b в v г g д d е e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х h ц ts ч ch ш sh',
  ),
  ...inBothCases('щ sht ъ a ь y ю yu я ya ы y э e і i ї yi є ye ґ g'),
]);

/** The text in letters that banks take, with single spaces; what has no counterpart becomes a full stop. */
export function inBankCharacters(text: string): string {
  const composed = [...text.normalize('NFC')].map((letter) => LETTERS.get(letter) ?? letter).join('');
  const apart = composed.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const latin = [...apart].map((letter) => LETTERS.get(letter) ?? letter).join('');
  return latin
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '.')
    .replaceAll(NOT_TAKEN, '.')
    .trim();
}

/** Whether there is something to read in a text that was written in these letters. */
export function hasLetters(text: string): boolean {
  return /[A-Za-z0-9]/.test(text);
}

function pairs(text: string): [string, string][] {
  const words = text.split(' ');
  return words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? '']] : []));
}

function inBothCases(text: string): [string, string][] {
  return pairs(text).flatMap(([letter, latin]) => [
    [letter, latin],
    [letter.toUpperCase(), `${latin.slice(0, 1).toUpperCase()}${latin.slice(1)}`],
  ]);
}
