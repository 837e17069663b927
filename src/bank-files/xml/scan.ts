import { BankFileError } from '../bank-file-error.ts';
import type { Place } from '../bank-file-error.ts';
import type { XmlElement } from './element.ts';
import type { OnElement } from './read-xml.ts';

// How far a text was read, and what is kept of it.

export interface XmlLimits {
  readonly depthMax: number;
  /** Kept at a time. */
  readonly elementsMax: number;
  readonly charactersMax: number;
  /** The longest text, comment or tag. */
  readonly textMax: number;
}

const LIMITS: XmlLimits = {
  depthMax: 40,
  elementsMax: 2_000_000,
  charactersMax: 64 * 1024 * 1024,
  textMax: 100_000,
};

export interface OpenElement extends XmlElement {
  readonly children: OpenElement[];
  readonly fullName: string;
  text: string;
  /** What was kept before it began. */
  readonly kept: { readonly elements: number; readonly characters: number };
}

export interface Scan {
  readonly limits: XmlLimits;
  readonly onElement: OnElement;
  readonly path: OpenElement[];
  /** What was pushed and not forgotten; no more comes if it is whole. */
  source: string;
  isWhole: boolean;
  /** The next offset to read. */
  at: number;
  root: OpenElement | null;
  elements: number;
  characters: number;
  /** The line of the place that was asked for last, and the offset at which it begins; below zero if that was forgotten. */
  line: number;
  lineStart: number;
  /** The end of this line, if it is known, and the offset up to which ends were looked for: a file may be one line. */
  lineEnd: number | null;
  searched: number;
}

export function createScan(limits: Partial<XmlLimits>, onElement: OnElement): Scan {
  return {
    limits: { ...LIMITS, ...limits },
    onElement,
    path: [],
    source: '',
    isWhole: false,
    at: 0,
    root: null,
    elements: 0,
    characters: 0,
    line: 1,
    lineStart: 0,
    lineEnd: null,
    searched: 0,
  };
}

/** Offsets are asked for in order. */
export function placeOf(scan: Scan, offset: number): Place {
  for (let end = lineEndOf(scan); end !== null && end < offset; end = lineEndOf(scan)) {
    scan.line += 1;
    scan.lineStart = end + 1;
    scan.lineEnd = null;
  }
  return { line: scan.line, column: offset - scan.lineStart + 1 };
}

function lineEndOf(scan: Scan): number | null {
  if (scan.lineEnd !== null || scan.searched === scan.source.length) return scan.lineEnd;
  const found = scan.source.indexOf('\n', scan.searched);
  scan.searched = found === -1 ? scan.source.length : found + 1;
  scan.lineEnd = found === -1 ? null : found;
  return scan.lineEnd;
}

/** Lets go of the text that was read. */
export function forgetRead(scan: Scan): void {
  if (scan.at === 0) return;
  placeOf(scan, scan.at);
  scan.source = scan.source.slice(scan.at);
  scan.searched -= scan.at;
  scan.lineStart -= scan.at;
  if (scan.lineEnd !== null) scan.lineEnd -= scan.at;
  scan.at = 0;
}

export function fail(scan: Scan, offset: number, problem: string): never {
  throw new BankFileError(problem, placeOf(scan, offset));
}
