import { fail } from './scan.ts';
import type { Scan } from './scan.ts';

export const NOT_XML = /(?![\t\n\r\u007F-\u009F])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/u;

const ENTITIES = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** A text with what its entities stand for. */
export function resolve(scan: Scan, from: number, raw: string): string {
  return raw.replaceAll(
    /&(?:#([0-9]{1,7})|#x([0-9A-Fa-f]{1,6})|([A-Za-z][A-Za-z0-9]{0,30}));|&/g,
    (whole, ...found: unknown[]) => {
      const [decimal, hexadecimal, name, offset] = found as [string?, string?, string?, number?];
      const known = ENTITIES.get(name ?? '');
      if (known !== undefined) return known;
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
      if (code > 0 && code <= 0x10_ffff) return String.fromCodePoint(code);
      return fail(
        scan,
        from + (offset ?? 0),
        whole === '&' ? 'a & that begins no entity' : 'an entity that XML does not have',
      );
    },
  );
}
