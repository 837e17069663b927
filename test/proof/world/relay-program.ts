import { startFreezingRelay } from '../../helpers/database/freezing-relay.ts';

// What stands between one node and its servers, as a program: everything that the node's statements say passes here, so it must not
// wait for the proof itself.
// test/proof/world/relay.ts forks it with the servers' ports.

const relays = await Promise.all(
  process.argv.slice(2).map((port) => startFreezingRelay({ host: '127.0.0.1', port: Number(port) })),
);
process.on('message', (what: 'freeze' | 'thaw') => {
  for (const relay of relays) relay[what]();
});
process.once('disconnect', () => process.exit());
process.send?.(relays.map(({ port }) => port));
