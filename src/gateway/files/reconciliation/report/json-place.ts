// Where a text stops being JSON. The engine says it for some mistakes and not for others, so this looks for itself; only refused
// lines ask.

const BLANK = /[\t\n\r ]*/y;
const STRING = String.raw`"(?:[^"\\\p{Cc}]|[\x7F-\x9F]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*"`;
const NUMBER = '-?(?:0|[1-9][0-9]*)(?:[.][0-9]+)?(?:[eE][+-]?[0-9]+)?';
const SCALAR = new RegExp(`${STRING}|${NUMBER}|true|false|null`, 'uy');
const KEY = new RegExp(`${STRING}[\\t\\n\\r ]*:`, 'uy');

/** The offset of the first thing that does not belong there; the text's length if it only stops too early. */
export function brokenJsonAt(text: string): number {
  const open: string[] = [];
  let at = 0;
  const pass = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const isThere = pattern.test(text);
    if (isThere) at = pattern.lastIndex;
    return isThere;
  };
  const passBlank = () => void pass(BLANK);
  // What is awaited: a value, a name before a value, or what comes after a value.
  let awaits: 'value' | 'name' | 'next' = 'value';
  for (passBlank(); at < text.length; passBlank()) {
    const character = text.charAt(at);
    const isEnd = character === open.at(-1) && (awaits === 'next' || isEmptySoFar(text, at));
    if (isEnd) {
      open.pop();
      at += 1;
      awaits = 'next';
    } else if (awaits === 'next') {
      if (character !== ',' || open.length === 0) return at;
      at += 1;
      awaits = open.at(-1) === '}' ? 'name' : 'value';
    } else if (awaits === 'name') {
      if (!pass(KEY)) return at;
      awaits = 'value';
    } else if (character === '{' || character === '[') {
      open.push(character === '{' ? '}' : ']');
      at += 1;
      awaits = character === '{' ? 'name' : 'value';
    } else {
      if (!pass(SCALAR)) return at;
      awaits = 'next';
    }
  }
  return at;
}

/** Whether an object or array was opened just before. */
function isEmptySoFar(text: string, at: number): boolean {
  return /[{[]$/.test(text.slice(0, at).trimEnd());
}
