import { createTextStream } from '../../../bank-files/text-stream.ts';
import type { StreamedText, TextEncodingName } from '../../../bank-files/text-stream.ts';
import { failAt } from './place.ts';

// The lines of a file that comes in pieces, without their ends. A line that is longer than any of its format is refused before it is
// kept, so that a file without line ends needs no memory.

export interface TextLines {
  push(bytes: Uint8Array): void;
  end(): void;
}

export interface TextLinesOptions {
  readonly encoding: TextEncodingName;
  readonly lengthMax: number;
  /** Called for each line, from 1. */
  readonly take: (line: string, number: number) => void;
}

export function createTextLines({ encoding, lengthMax, take }: TextLinesOptions): TextLines {
  const stream = createTextStream(encoding);
  let rest = '';
  let line = 0;
  const takeLine = (raw: string) => {
    line += 1;
    if (raw.length > lengthMax) failAt({ line, column: lengthMax + 1 }, tooLong(lengthMax));
    take(raw.endsWith('\r') ? raw.slice(0, -1) : raw, line);
  };
  const takeText = ({ text, isBroken }: StreamedText) => {
    const all = rest === '' ? text : rest + text;
    let from = 0;
    for (let to = all.indexOf('\n'); to !== -1; to = all.indexOf('\n', from)) {
      takeLine(all.slice(from, to));
      from = to + 1;
    }
    rest = all.slice(from);
    if (rest.length > lengthMax) failAt({ line: line + 1, column: lengthMax + 1 }, tooLong(lengthMax));
    if (isBroken) failAt({ line: line + 1, column: rest.length + 1 }, brokenText(encoding));
  };
  return {
    push: (bytes) => takeText(stream.push(bytes)),
    end() {
      takeText(stream.end());
      if (rest !== '') takeLine(rest);
      rest = '';
    },
  };
}

export function brokenText(encoding: TextEncodingName): string {
  return `this is not ${encoding.toUpperCase()}: say which encoding the file has, or save it in this one`;
}

function tooLong(lengthMax: number): string {
  return `a line has at most ${lengthMax} characters`;
}
