import type { BrandingStore, Logo, LogoType } from '../../domain/merchants/branding.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Statement } from '../engine/engine.ts';
import { defineTable, integer, jsonOf, text, textOf } from '../engine/table.ts';

interface LogoPart {
  readonly merNo: number;
  readonly part: number;
  readonly sha256: string;
  readonly mediaType: string;
  readonly content: string;
}

const LOGOS = defineTable<LogoPart>('merchant_logos', {
  merNo: integer(),
  part: integer(),
  sha256: text(),
  mediaType: text(),
  content: text(),
});

const FIND_LOGO = 'select media_type, content from merchant_logos where mer_no = $1 and sha256 = $2 order by part';

export function createLogoStore(engine: Engine): BrandingStore {
  return {
    async findLogo(merNo, sha256) {
      const rows = await engine.find(FIND_LOGO, [merNo, sha256]);
      const [first] = rows;
      if (first === undefined) return null;
      const content = Buffer.concat(rows.map((row) => Buffer.from(textOf(row['content']), 'base64')));
      return { mediaType: textOf(first['media_type']) as LogoType, content };
    },
  };
}

/** A multiple of three, so that no part ends in the middle of a group of base64. */
const PART_BYTES = 49_152;

/** Written with the merchant that shows it. */
export function logoStatements(
  dialect: Dialect,
  { merNo, logo }: { readonly merNo: number; readonly logo: Logo | null },
): Statement[] {
  const remove = { sql: 'delete from merchant_logos where mer_no = $1', params: [merNo] };
  if (logo === null) return [remove];
  const { sha256, mediaType } = logo;
  const content = Buffer.from(logo.content);
  const parts = Array.from({ length: Math.ceil(content.length / PART_BYTES) }, (_, part) =>
    LOGOS.encode({
      merNo,
      part,
      sha256,
      mediaType,
      content: content.subarray(part * PART_BYTES, (part + 1) * PART_BYTES).toString('base64'),
    }),
  );
  return [remove, { sql: LOGOS.insert(dialect), params: [jsonOf(parts)] }];
}
