import { expect, it } from 'vitest';
import { recogniseFormat } from '../../../../src/gateway/files/reconciliation/recognise-format.ts';
import { samples } from './read-sample.ts';

it.each(samples.filter(({ name }) => !name.includes('/bad/')))('$name is recognised by its beginning', (sample) => {
  expect(recogniseFormat(sample.bytes)).toBe(sample.format);
});

it.each([
  ['nothing', ''],
  ['spaces', ' \r\n'],
  ['a PDF', '%PDF-1.7\n'],
  ['an archive', 'PK\u0003\u0004'],
])('%s is none of the formats', (_name, text) => {
  expect(recogniseFormat(Buffer.from(text, 'latin1'))).toBeNull();
});
