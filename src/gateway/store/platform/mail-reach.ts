import type { MailReachStore } from '../../domain/platform/mail-reach.ts';
import type { Engine } from '../engine/engine.ts';
import { integerOf, listParam, textOf } from '../engine/table.ts';

export function createMailReachStore(engine: Engine): MailReachStore {
  return {
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
        [listParam(addressHashes)],
      );
      return new Map(rows.map((row) => [textOf(row['address_hash']), integerOf(row['since'])]));
    },
  };
}
