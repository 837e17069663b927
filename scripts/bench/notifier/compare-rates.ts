import { PEERS } from '../frame/peers.ts';
import type { ServerProcess } from '../frame/processes.ts';
import type { Finding } from '../frame/report.ts';
import { RATE, takeTurns } from '../frame/rounds.ts';
import { CONTENDERS, measureRate } from './measure-rate.ts';
import type { Sender, SentRate } from './measure-rate.ts';
import { DEAD, HEALTHY } from './options.ts';
import type { NotifierContext } from './options.ts';
import type { Endpoints } from './receiver.ts';

const ALONE = 'healthy endpoints alone';
const BESIDE = 'healthy endpoints, 10 % of all dead';

const show = ({ perSecond }: SentRate) => `${Math.round(perSecond)} deliveries a second`;

const titleOf = (name: Sender) => (name in PEERS ? `${name} ${PEERS[name as keyof typeof PEERS]}` : name);

/** Chapter a. */
export async function compareRates(
  receiver: ServerProcess,
  { options, progress }: NotifierContext,
): Promise<Finding[]> {
  const { healthy: addresses } = receiver.ready as Endpoints;
  const load = { count: options.count, addresses };
  const contenders = CONTENDERS.map((name) => ({ name, run: () => measureRate(name, receiver, { load }) }));
  const turns = await takeTurns(contenders, { rounds: options.rounds, show, progress });
  return [
    ...CONTENDERS.slice(1).map((name) =>
      turns.compare([name, 'bare loop'], RATE, {
        what: `deliveries a second, ${titleOf(name)}`,
        ...(name === 'gateway' && { wanted: 'at least 0.8, and ahead of both' }),
      }),
    ),
    ...turns.cores('delivery'),
  ];
}

/** Chapter b: what the healthy ones get of the gateway, alone and beside endpoints that never answer. */
export async function compareDead(receiver: ServerProcess, { options, progress }: NotifierContext): Promise<Finding[]> {
  const { healthy, dead } = receiver.ready as Endpoints;
  const arrivalsWanted = Math.floor(options.count / (HEALTHY + DEAD)) * HEALTHY;
  const loads = {
    [ALONE]: { count: arrivalsWanted, addresses: healthy },
    [BESIDE]: { count: options.count, addresses: [...healthy, ...dead] },
  };
  const contenders = Object.entries(loads).map(([name, load]) => ({
    name,
    run: () => measureRate('gateway', receiver, { load, arrivalsWanted }),
  }));
  const turns = await takeTurns(contenders, { rounds: options.rounds, show, progress });
  const what = `deliveries a second to ${BESIDE}`;
  return [turns.compare([BESIDE, ALONE], RATE, { what, wanted: 'at least 0.9' }), ...turns.cores('delivery')];
}
