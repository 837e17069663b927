// Replaces what no two runs have in common: numbers, secrets, signatures, times. A value gets its name where it is first
// seen and keeps it for the whole recording, so a number in the wrong place still differs. The name is that of the entry, not
// a count over all entries: otherwise one missing number would change everything after it.

export interface Normaliser {
  normalise(entry: string, text: string): string;
  /** For sorting: values that have no name yet all look alike. */
  preview(text: string): string;
}

const IDS = new RegExp(
  [
    // Signatures and keys in base64, certificates of them in several lines included.
    String.raw`[A-Za-z0-9+/]{64,}={0,2}`,
    String.raw`\bv1a?,[A-Za-z0-9+/]{43}=`,
    String.raw`whsec_[A-Za-z0-9+/=]+`,
    // Numbers of orders and the like, with the time in front: TG01…, person_01….
    String.raw`(?:\b|(?<=%2F))[A-Z]{2}0[01][0-9A-Z]{20,}\b`,
    String.raw`(?:\b|(?<=%2F))[a-z]+_01[0-9A-Z]{16,}\b`,
    // The same without the word in front, as values of checkboxes.
    String.raw`\b01[0-9A-HJKMNP-TV-Z]{22}\b`,
    String.raw`\bTRIGGER-01[0-9A-Z]{16,}\b`,
    // What probes and tests of an endpoint make up.
    String.raw`\b(?:TEST-|PROBE-|[A-Z]{2}PROBE|[A-Z]{2}TEST)[0-9A-F]{12}\b`,
    String.raw`\btg[a-z]{1,2}_[\w-]{20,}`,
    String.raw`\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b`,
    String.raw`\b[0-9a-fA-F]{32,}\b`,
    // Secrets in base64url: long, of small letters and capitals, and the shorter ones with digits.
    String.raw`(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{40,}(?![\w-])`,
    String.raw`(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{20,39}(?![\w-])`,
    // The order number of a replayed request.
    String.raw`\bREPLAY-[\w-]{12}(?![\w-])`,
    // Codes to type, and what a payer writes on a bank transfer; no card number, which has no letters.
    String.raw`(?<![A-Z0-9] )\b(?=[0-9 ]*[A-Z])(?:[A-Z0-9]{4} ){3}[A-Z0-9]{4}\b(?! [A-Z0-9])`,
    String.raw`\b[A-Z0-9]{4}-[A-Z0-9]{4}\b`,
    // The key of an authenticator app, and recovery codes.
    String.raw`\b(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}\b`,
    String.raw`(?<=^|code: )[a-z2-9]{5}-[a-z2-9]{5}$`,
  ].join('|'),
  'gm',
);

/** Too short to be recognised by their form: known from the field or the sentence that they are first seen in. */
const LEARNED = /(?:"(?:secretNo|merNo|userCode)": ?"?|Its number is )([\w-]{9,})/g;

/** Names that the contract's examples and the demo data give. */
const FIXED = /^(?:sandbox-|100001$|200001$|999999$)/;

const TIMES: readonly (readonly [RegExp, string])[] = [
  [/\b(\d{4}-\d\d-\d\d)T\d\d(?::|%3A)\d\d(?:(?::|%3A)\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?/g, '$1T<time>'],
  [/\b(\d{4}-\d\d-\d\d)([ +]|%20)\d\d(?::|%3A)\d\d(?:(?::|%3A)\d\d)?/g, '$1$2<time>'],
  // The numbers that forms suggest for deposits and corrections.
  [/\b(\d{4}-\d\d-\d\d)-\d\d-\d\d-\d\d\b/g, '$1-<time>'],
  [/(?<![\d:])\d{1,2}:\d\d(?::\d\d)?(?:\.\d+)?(?![\d:])/g, '<time>'],
  [/\b1[789]\d{11}\b/g, '<epoch>'],
  [/\b1[789]\d{8}\b/g, '<epoch>'],
  [/("(?:\w*Ms|milliseconds|ageSeconds)": ?)\d+(?:\.\d+)?/g, '$1<ms>'],
  [/^(retry-after: )\d+$/gm, '$1<seconds>'],
  [/\b\d+(?:\.\d+)? ms\b/g, '<ms>'],
  [/\b\d+(?:\.\d+)? (?:s|sec|seconds?|min|minutes?)\b/g, '<moments>'],
];

/** How pages show a long number: its beginning and its end. */
const SHORTENED = /\b([A-Z]{2}[0-9A-Z]{0,8})…([0-9A-Z]{4,10})\b/g;

/** How often the sweep has asked about each order depends on the second. */
const COUNTS_OF_SWEEPS = /\/console\/channels$/;

/** What does not depend on the requests alone: the ends of random secrets, and how often the sweep has asked the acquirer. */
const REST: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/"ending": "[^"]{4}"/g, () => '"ending": "<ending>"'],
  // On pages: beside the number of the secret, and before the day of its creation.
  [/(?<=>[ \t])[\w-]{4}(?=[ \t]\d\d? [A-Z][a-z]{2} \d{4})/g, () => '<ending>'],
  [/(?<=\bEnding(?:\n *- code:)? )[\w-]{4}$/gm, () => '<ending>'],
  [/(?<=cell ")[\w-]{4}":\n *- code: [\w-]{4}$/gm, () => '<ending>"'],
  [/"operation": "inquire",[^}]*\}/g, (found) => found.replaceAll(/\d+/g, '<count>')],
];

export function createNormaliser(replacements: readonly (readonly [text: string, name: string])[]): Normaliser {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const plain = (text: string) => replacements.reduce((seen, [value, name]) => seen.replaceAll(value, name), text);
  const learned = new Map<string, string>();
  const learn = (entry: string, text: string) => {
    for (const [, value = ''] of text.matchAll(LEARNED)) {
      if (!learned.has(value) && !FIXED.test(value)) learned.set(value, nameOf(entry, value, 'number'));
    }
  };
  const known = (text: string) => [...learned].reduce((seen, [value, name]) => seen.replaceAll(value, name), text);
  const nameOf = (entry: string, id: string, given?: string): string => {
    const before = names.get(id);
    if (before !== undefined) return before;
    const kind = given ?? /^(?:[A-Z]{2}(?=0[01])|[a-z]+(?=_01)|tg[a-z]{1,2}(?=_))/.exec(id)?.[0] ?? 'value';
    const key = `${kind} of ${entry}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const name = `<${kind} ${count} of ${entry}>`;
    names.set(id, name);
    return name;
  };
  const shortened = (text: string) =>
    text.replace(SHORTENED, (shown, start: string, end: string) => {
      const whole = [...names.keys()].find((id) => id.startsWith(start) && id.endsWith(end));
      return whole === undefined ? shown : `<short ${names.get(whole)?.slice(1)}`;
    });
  return {
    normalise(entry, text) {
      learn(entry, text);
      const named = known(plain(text)).replace(IDS, (id) => nameOf(entry, id));
      const still = timeless(shortened(named));
      return COUNTS_OF_SWEEPS.test(entry) ? still.replaceAll(/\d+/g, '<count>') : still;
    },
    preview: (text) => timeless(known(plain(text)).replace(IDS, (id) => names.get(id) ?? '<new>')),
  };
}

function timeless(text: string): string {
  const still = TIMES.reduce((seen, [pattern, name]) => seen.replace(pattern, name), text);
  return REST.reduce((seen, [pattern, replace]) => seen.replace(pattern, replace), still);
}
