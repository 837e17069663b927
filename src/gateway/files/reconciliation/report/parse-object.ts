import { failAt } from '../place.ts';
import { brokenJsonAt } from './json-place.ts';
import type { Fields, ReportText } from './report-fields.ts';

/** A line of a report: one JSON object. */
export function parseObject({ text, line }: ReportText): Fields {
  const value = parsed(text);
  if (value === undefined)
    failAt({ line, column: brokenJsonAt(text) + 1 }, 'this is not JSON: each line is one JSON object');
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    failAt({ line, column: 1 }, 'each line is one JSON object');
  return value as Fields;
}

/** Undefined if it is not JSON, which has no such value. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
