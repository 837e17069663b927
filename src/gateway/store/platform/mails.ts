import type { MailFault } from '../../domain/platform/mail-fault.ts';
import type { MailStore, NewMail, StoredMail } from '../../domain/platform/mail.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Statement } from '../engine/engine.ts';
import { defineTable, integer, integerOf, jsonOf, nullable, text, textOf } from '../engine/table.ts';

const MAILS = defineTable<StoredMail>('mails', {
  mailId: text(),
  kind: text(),
  language: text(),
  sealed: nullable(text()),
  createdAt: integer(),
  expiresAt: integer(),
  state: text(),
  attempts: integer(),
  nextAt: nullable(integer()),
  finishedAt: nullable(integer()),
  personId: nullable(text()),
  fault: nullable(text()),
  failedAt: nullable(integer()),
});

/** Mails are due at once. Put these into the transaction of what they tell of. */
export function mailStatements(dialect: Dialect, mails: readonly NewMail[]): Statement[] {
  if (mails.length === 0) return [];
  const untried = { state: 'due', attempts: 0, finishedAt: null, fault: null, failedAt: null } as const;
  const rows = mails.map((mail) => MAILS.encode({ personId: null, ...mail, ...untried, nextAt: mail.createdAt }));
  return [{ sql: MAILS.insert(dialect), params: [jsonOf(rows)] }];
}

export function createMailStore(engine: Engine): MailStore {
  const { dialect } = engine;
  return {
    async claimMails({ holder, now, realNow, leaseMs, limit }) {
      const rows = await engine.execute(
        `update mails set held_by = $1, held_until = $2, attempts = attempts + 1
         where mail_id in (
           select mail_id from mails
           where state = 'due' and next_at <= $3 and (held_until is null or held_until <= $4)
           order by next_at, mail_id limit $5 ${dialect.forUpdateSkipLocked}
         ) returning ${MAILS.list()}`,
        [holder, realNow + leaseMs, now, realNow, limit],
      );
      return rows.map(MAILS.decode);
    },

    async finishMail({ mailId, holder, state, nextAt, at, erase, fault }) {
      const failedAt = fault === null ? null : at;
      await engine.execute(
        `update mails set state = $3, next_at = $4, finished_at = $5, held_by = null, held_until = null,
           sealed = case when $6 = 1 then null else sealed end, fault = $7, failed_at = $8
         where mail_id = $1 and held_by = $2 and state = 'due'`,
        [mailId, holder, state, nextAt, nextAt === null ? at : null, erase ? 1 : 0, fault, failedAt],
      );
    },

    readMailFaults: (since) => readMailFaults(engine, since),

    async nextMailAt(realNow) {
      const [row] = await engine.query(
        `select next_at from mails where state = 'due' and (held_until is null or held_until <= $1)
         order by next_at limit 1`,
        [realNow],
      );
      return row === undefined ? null : integerOf(row['next_at']);
    },

    async listMails(limit) {
      const sql = `select ${MAILS.list()} from mails where sealed is not null order by mail_id desc limit $1`;
      return (await engine.query(sql, [limit])).map(MAILS.decode);
    },

    async findMail(mailId) {
      const [row] = await engine.find(`select ${MAILS.list()} from mails where mail_id = $1`, [mailId]);
      return row === undefined ? null : MAILS.decode(row);
    },

    async forgetMails({ before, limit }) {
      const rows = await engine.execute(
        `delete from mails where mail_id in (
           select mail_id from mails where finished_at is not null and finished_at < $1 order by finished_at limit $2
         ) returning mail_id`,
        [before, limit],
      );
      return rows.length;
    },
  };
}

/** A node of the last release may have sent one that failed here before, and leaves the reason. */
async function readMailFaults(engine: Engine, since: number): Promise<MailFault[]> {
  const rows = await engine.query(
    `select fault, count(*) as n, sum(case when state = 'due' then 1 else 0 end) as waiting,
       min(created_at) as since
     from mails where failed_at is not null and failed_at >= $1 and state <> 'sent' group by fault order by n desc, fault`,
    [since],
  );
  return rows.map((row) => {
    const waiting = integerOf(row['waiting']);
    const givenUp = integerOf(row['n']) - waiting;
    return { fault: textOf(row['fault']), waiting, givenUp, since: integerOf(row['since']) };
  });
}
