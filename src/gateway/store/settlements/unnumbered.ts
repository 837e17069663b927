import type { Unnumbered } from '../../domain/settlements/numbering.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { integerOf } from '../engine/table.ts';

// Which merchants have postings without lines. Each question is one query over all merchants, whose rows are few: nobody asks
// merchant by merchant.

export const EVER = Number.MAX_SAFE_INTEGER;

/** How far back it is looked, one after the other. A mark has one of these meanwhile, and one more once it was looked through. */
export const LOOK_BACK_MS: readonly number[] = [86_400_000, 30 * 86_400_000, EVER - 1];

const FIRST_AFTER_MARK = `(select min(p.at) from postings p
  where p.mer_no = u.mer_no and p.line = 1 and p.at >= coalesce(m.at, 0))`;

/** By their balances, which are what all of their lines make. One whose postings were all looked through in vain is left out. */
export async function findUnnumbered(
  { query }: Pick<Engine, 'query'>,
  limit: number,
  after = 0,
): Promise<Unnumbered[]> {
  const rows = await query(
    `select u.mer_no, ${FIRST_AFTER_MARK} as since from (
       select distinct b.mer_no from balances b
       left join settlement_series s on s.mer_no = b.mer_no and s.currency = b.currency
       left join settlement_marks k on k.mer_no = b.mer_no
       where b.mer_no > $3 and (b.available <> coalesce(s.available, 0) or b.debt <> coalesce(s.owed, 0))
       and coalesce(k.look_back_ms, 0) < $2
       order by b.mer_no limit $1
     ) u left join settlement_marks m on m.mer_no = u.mer_no`,
    [limit, EVER, after],
  );
  return rows.map(decodeUnnumbered);
}

/** Also those whose balance is what it was before. */
export async function findUnread({ query }: Pick<Engine, 'query'>, limit: number, after = 0): Promise<Unnumbered[]> {
  const rows = await query(
    `select u.mer_no, min(u.since) as since from (
       select b.mer_no, (
         select min(p.at) from postings p where p.mer_no = b.mer_no and p.line = 1 and p.at > coalesce(m.at, -1)
       ) as since from balances b left join settlement_marks m on m.mer_no = b.mer_no where b.mer_no > $2
     ) u where u.since is not null group by u.mer_no order by u.mer_no limit $1`,
    [limit, after],
  );
  return rows.map(decodeUnnumbered);
}

/** Every hour, or at once if its lines do not add up. */
export async function findLate(
  { query }: Pick<Engine, 'query'>,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number[]> {
  const sql = `select mer_no from settlement_marks
    where (late_at < at and late_at < $1) or look_back_ms in (${LOOK_BACK_MS.join(', ')}) order by late_at, mer_no limit $2`;
  return (await query(sql, [before, limit])).map((row) => integerOf(row['mer_no']));
}

/** Merchants whose lines do not make their balance, although all of their postings were looked through. */
export async function countDiffering({ query }: Pick<Engine, 'query'>): Promise<number> {
  const [row] = await query(
    `select count(*) as n from settlement_marks m where m.look_back_ms = $1 and exists (
       select 1 from balances b left join settlement_series s on s.mer_no = b.mer_no and s.currency = b.currency
       where b.mer_no = m.mer_no and (b.available <> coalesce(s.available, 0) or b.debt <> coalesce(s.owed, 0))
     )`,
    [EVER],
  );
  return integerOf(row?.['n']);
}

function decodeUnnumbered(row: Row): Unnumbered {
  return { merNo: integerOf(row['mer_no']), since: row['since'] === null ? null : integerOf(row['since']) };
}
