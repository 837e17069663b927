import type { MailReachStore } from '../../domain/platform/mail-reach.ts';
import type { Engine } from '../engine/engine.ts';
import { integerOf, jsonOf, textOf } from '../engine/table.ts';

export function createMailReachStore(engine: Engine): MailReachStore {
  return {
    async takeStrangerMail({ subject, now, windowMs }) {
      const rows = await engine.execute(
        `insert into stranger_mails (subject, mailed_at) values ($1, $2)
         on conflict (subject) do update set mailed_at = excluded.mailed_at where stranger_mails.mailed_at <= $3
         returning subject`,
        [subject, now, now - windowMs],
      );
      return rows.length > 0;
    },

    async forgetStrangerMails({ before, limit }) {
      const rows = await engine.execute(
        `delete from stranger_mails where subject in (
           select subject from stranger_mails where mailed_at < $1 order by mailed_at limit $2
         ) returning subject`,
        [before, limit],
      );
      return rows.length;
    },

    async noteReach({ addressHash, reachable, at }) {
      if (reachable) await engine.execute('delete from unreachable_addresses where address_hash = $1', [addressHash]);
      else {
        await engine.execute(
          'insert into unreachable_addresses (address_hash, since) values ($1, $2) on conflict (address_hash) do nothing',
          [addressHash, at],
        );
      }
    },

    async readUnreachable(addressHashes) {
      const rows = await engine.query(
        `select address_hash, since from unreachable_addresses
         where ${engine.dialect.oneOf('address_hash', { type: 'text', param: '$1' })}`,
        [jsonOf(addressHashes.map((value) => ({ value })))],
      );
      return new Map(rows.map((row) => [textOf(row['address_hash']), integerOf(row['since'])]));
    },
  };
}
