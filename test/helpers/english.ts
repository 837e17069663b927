// The project's English, as far as a pattern can hold it: for the guides, comments, names, titles of tests and subjects of commits.
// The rules are few and strict, so that they raise no false alarm.

/** Phrases that make a reader of the guides stop. */
const STIFF =
  /\b(?:(?:is|are|was|were) told|stands? (?:for|in|still|behind|before|as)|where (?:there|it|they|you|a|an|the)(?: \w+)? (?:is|are|has|have)|is asked|believe[sd]?|with a proof|brings? back|thereof|shall|should you)\b/gi;

/** Words that stood for something of our own: `told` for shown, notified or answered, `dear` for expensive, and so on. */
const ODD =
  /\b(?:(?:un)?said|wish(?:es)?|seeing|giving|(?:un)?told(?! (?:apart|from)\b)|dear(?:er|est)?|keepers?|voices?)\b/gi;

/** What is quoted is a name, such as a field of the contract, or somebody's own words. */
const QUOTED = /`[^`]*`|“[^”]*”|"[^"]*"/g;

/** These go on with the block around them: alone, such a title is no sentence. */
const FRAGMENT = /^(?:of|that|which|whose|with|by|to|for|at|as|and|or|but|also|from|over|under|into)\b/;
const VERB =
  /^(?:is|are|was|were|has|have|does|do|can|cannot|may|must|should|keeps|leaves|makes|replaces|runs|says|serves|starts|takes|updates)\b/;

const SUBJECT_LENGTH_MAX = 72;

export function findStiff(prose: string): string[] {
  return prose.match(STIFF) ?? [];
}

function findOdd(text: string): string[] {
  return text.replaceAll(QUOTED, '').match(ODD) ?? [];
}

/** What is wrong with a comment; undefined if nothing is. */
export function faultOfComment(comment: string): string | undefined {
  if (comment.startsWith('Of ')) return 'begins with "Of": say what it is';
  return faultOfWords(comment);
}

/** A title may go on with that of the block around it, as Vitest prints them, if it begins with a verb. */
export function faultOfTitle({ block, isOutermost, text }: Title): string | undefined {
  if (FRAGMENT.test(text) && (block !== 'describe' || /^(?:of|and|or|but|also)\b/.test(text))) return 'has no subject';
  if (isOutermost && VERB.test(text)) return 'has no subject';
  if (block !== 'describe' && /^\w+$/.test(text)) return 'is one word';
  return faultOfWords(text);
}

/** Such as `refunds: refuse a second request while one waits`. */
export function faultOfSubject(subject: string): string | undefined {
  if (subject.length > SUBJECT_LENGTH_MAX) return `is longer than ${SUBJECT_LENGTH_MAX} characters`;
  if (!/^[a-z][\w ,-]*: \S/.test(subject)) return 'does not name its part first';
  return faultOfWords(subject);
}

/** A name that is declared: functions, types and constants, by their parts. */
export function faultOfName(name: string): string | undefined {
  return faultOfWords(name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|[_-]/g, ' '));
}

function faultOfWords(text: string): string | undefined {
  const [odd] = findOdd(text);
  return odd === undefined ? undefined : `says "${odd}"`;
}

/** The comments of a source, each with its lines joined. Lines of `//` that follow each other are one comment. */
export function commentsIn(source: string): string[] {
  const found = source.matchAll(/^[ \t]*(\/\*\*?[\s\S]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*)/gm);
  return [...found].map(([, comment = '']) =>
    comment
      .replaceAll(/^[ \t]*(?:\/\/|\/\*\*?|\*(?!\/))|\*\/$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

export function namesIn(source: string): string[] {
  const found = source.matchAll(/^[ \t]*(?:export )?(?:async )?(?:const|let|function|interface|type|class) (\w+)/gm);
  return [...found].map(([, name = '']) => name);
}

export interface Title {
  readonly block: 'describe' | 'it' | 'test';
  /** Nothing is around it in its file. */
  readonly isOutermost: boolean;
  readonly text: string;
}

const BALANCED = [1, 2, 3, 4, 5].reduce((inner) => String.raw`\((?:[^()]|${inner})*\)`, String.raw`\([^()]*\)`);
const CALL = String.raw`^( *)(describe|it|test)(?:\.(?!each\b)\w+(?:${BALANCED})?)*(?:\.each(?:<[^\n]*?>)?${BALANCED})?`;
const TITLE = new RegExp(String.raw`${CALL}\(\s*(['"\x60])((?:(?!\3)[^\\]|\\.)*)\3`, 'gm');

export function titlesIn(source: string): Title[] {
  return [...source.matchAll(TITLE)].map(([, indent, block, , text = '']) => ({
    block: block as Title['block'],
    isOutermost: indent === '',
    text,
  }));
}
