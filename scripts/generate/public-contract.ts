import type { Contract } from './contract.ts';

/** The contract for publication: without the gateway's private key, which no merchant has. */
export function publicContract(contract: Contract): Contract {
  const copy = structuredClone(contract);
  const { gatewayPrivateKey: _, ...account } = copy['x-sandbox-account'];
  copy['x-sandbox-account'] = account;
  return copy;
}
