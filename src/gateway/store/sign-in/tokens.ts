import type { BackedToken, HeldToken, ServiceToken, TokenStore } from '../../domain/sign-in/tokens.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { defineTable, integer, integerOf, json, jsonOf, nullable, text, textOf } from '../engine/table.ts';

export const TOKENS = defineTable<ServiceToken>('tokens', {
  tokenHash: text(),
  tokenId: text(),
  name: text(),
  merNo: integer(),
  permissions: json(),
  createdBy: nullable(text()),
  creator: text(),
  side: integer(),
  createdAt: integer(),
  expiresAt: integer(),
  usedAt: nullable(integer()),
  revokedAt: nullable(integer()),
});

type CreatorRole = HeldToken['creatorRoles'][number];

/** One read for each request of a program: the token, with each role that its creator has now where it was created. */
const FIND_BY_HASH = `
  select ${TOKENS.list('t.')}, m.role as role from tokens t
  left join people p on p.person_id = t.created_by and p.state = 'active'
  left join memberships m on m.person_id = p.person_id and m.mer_no = t.side
  where t.token_hash = $1`;

// The token, and whether its creator still stands behind it. No `exists`: PostgreSQL would look up everybody in advance, for a
// page of twenty.
const SELECT = `
  select ${TOKENS.list('t.')}, case when t.created_by is null then 1 else coalesce((
    select 1 from people p join memberships m on m.person_id = p.person_id
    where p.person_id = t.created_by and p.state = 'active' and m.mer_no = t.side limit 1
  ), 0) end as backed
  from tokens t`;

const COUNT_WORKING = 'select count(*) as n from tokens where side = $1 and revoked_at is null and expires_at > $2';

export function createTokenStore(engine: Engine): TokenStore {
  const { dialect } = engine;
  return {
    async findTokenByHash(tokenHash) {
      const rows = await engine.find(FIND_BY_HASH, [tokenHash]);
      const [first] = rows;
      if (first === undefined) return null;
      const token = TOKENS.decode(first);
      const creatorRoles = rows.flatMap(({ role }) => (role === null ? [] : [textOf(role) as CreatorRole]));
      return { token, isBacked: token.createdBy === null || creatorRoles.length > 0, creatorRoles };
    },

    async findToken(tokenId) {
      const [row] = await engine.find(`${SELECT} where t.token_id = $1`, [tokenId]);
      return row === undefined ? null : decode(row);
    },

    async listTokens({ side, merNo, createdBy, before, limit }) {
      const conditions = { 't.side =': side, 't.mer_no =': merNo, 't.created_by =': createdBy, 't.token_id <': before };
      const given = Object.entries(conditions).filter(([, value]) => value !== null);
      const where = given.map(([condition], index) => `${condition} $${index + 2}`).join(' and ');
      const sql = `${SELECT} ${where && `where ${where}`} order by t.token_id desc limit $1`;
      return (await engine.query(sql, [limit, ...given.map(([, value]) => value)])).map(decode);
    },

    async listEndingTokens({ side, now, before, limit }) {
      const sql = `${SELECT} where t.side = $1 and t.revoked_at is null and t.expires_at > $2 and t.expires_at < $3
        order by t.expires_at, t.token_id limit $4`;
      const found = (await engine.query(sql, [side, now, before, limit])).map(decode);
      return found.flatMap(({ token, isBacked }) => (isBacked ? token : []));
    },

    async countTokens(side, now) {
      const [row] = await engine.query(COUNT_WORKING, [side, now]);
      return integerOf(row?.['n']);
    },

    createToken: (token, countMax, audit) =>
      engine.transaction(async (transaction) => {
        const count = { sql: COUNT_WORKING, params: [token.side, token.createdAt] };
        const [, [counted] = []] = await transaction.all([dialect.lock('people'), count]);
        if (integerOf(counted?.['n']) >= countMax) return 'tooMany';
        const insert = { sql: TOKENS.insert(dialect), params: [jsonOf([TOKENS.encode(token)])] };
        await transaction.all([insert, ...auditStatements(dialect, [audit])]);
        return 'created';
      }),

    async touchToken(tokenHash, usedAt) {
      const sql = 'update tokens set used_at = $2 where token_hash = $1 and (used_at is null or used_at < $2)';
      await engine.execute(sql, [tokenHash, usedAt]);
    },

    revokeToken: (tokenId, revokedAt, audit) =>
      engine.transaction(async (transaction) => {
        const sql = 'update tokens set revoked_at = $2 where token_id = $1 and revoked_at is null returning token_id';
        const rows = await transaction.query(sql, [tokenId, revokedAt]);
        if (rows.length > 0) await transaction.all(auditStatements(dialect, [audit]));
      }),
  };
}

function decode(row: Row): BackedToken {
  return { token: TOKENS.decode(row), isBacked: integerOf(row['backed']) === 1 };
}
