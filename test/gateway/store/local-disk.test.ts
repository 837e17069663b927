import { expect, it } from 'vitest';
import { checkLocalDisk } from '../../../src/gateway/store/engine/local-disk.ts';

it.each([
  ['NFS', 0x69_69],
  ['SMB', 0xff_53_4d_42 | 0],
])('a data folder on %s is refused', (name, type) => {
  expect(() => checkLocalDisk('/data', () => type)).toThrow(
    `/data is on a network disk (${name}), where SQLite is not safe. Use a local one, or PostgreSQL.`,
  );
});

it('a data folder on a local disk is accepted', () => {
  expect(() => checkLocalDisk('/tmp')).not.toThrow();
  expect(() => checkLocalDisk('/data', () => 0xef_53)).not.toThrow();
});
