import { describeCallers } from './describe-callers.ts';
import type { Contract, JsonObject } from '../generate/contract.ts';
import { SAMPLE_SERVER } from './curl-samples.ts';
import { addCurlSamples, addSandboxTables, addSignatureRules } from './describe-operations.ts';
import { LOGO } from './logo.ts';
import { markDecisions } from './mark-decisions.ts';
import { showNotifications } from './notifications.ts';

/** In the contract the address is a variable, which the renderer would show as a path relative to its page. */
const LOCAL_SERVERS = [
  { url: SAMPLE_SERVER, description: 'The sandbox on your machine (npm start)' },
  { url: 'http://localhost:4010', description: 'The mock alone (npm run mock)' },
];

/** A copy of the contract, rearranged so that the renderer shows everything that belongs in the docs. */
export function prepareContract(contract: Contract): Contract {
  const copy = structuredClone(contract);
  showNotifications(copy);
  addSignatureRules(copy);
  markDecisions(copy);
  addSandboxTables(copy);
  addCurlSamples(copy);
  (copy['info'] as JsonObject)['x-logo'] = LOGO;
  copy['servers'] = LOCAL_SERVERS;
  return linkFromReference(copy);
}

/** The reference lies at the root of the docs, whatever path they are served under. */
function linkFromReference<T extends JsonObject>(contract: T): T {
  return JSON.parse(JSON.stringify(contract).replaceAll('](/docs/', '](./')) as T;
}

/** The operator contract needs no additions. */
export function prepareOperatorContract(contract: JsonObject): JsonObject {
  const described = describeCallers(contract);
  const info = { ...(described['info'] as JsonObject), 'x-logo': LOGO };
  return linkFromReference({ ...described, info, servers: LOCAL_SERVERS.slice(0, 1) });
}

/** The channel contract has the address of somebody's adapter, and stays as it is. */
export function prepareChannelContract(contract: JsonObject): JsonObject {
  return linkFromReference({ ...contract, info: { ...(contract['info'] as JsonObject), 'x-logo': LOGO } });
}
