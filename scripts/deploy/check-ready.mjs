// Exits with 0 if the gateway on this machine takes requests, otherwise with 1 and one line that says why. For health checks
// of containers, and for supervisors that wait until a node is ready: check-ready.mjs [--wait <seconds>]

import { setTimeout as sleep } from 'node:timers/promises';

const ANSWER_MS_MAX = 4000;
const PAUSE_MS = 500;

const { HOST: host = '127.0.0.1', PORT: port = '8080' } = process.env;
const url = `http://${addressOf(host)}:${port}/readyz`;
const waitMs = Number(process.argv[process.argv.indexOf('--wait') + 1] ?? 0) * 1000 || 0;
const startedAtMs = performance.now();

let fault = await findFault();
while (fault !== undefined && performance.now() - startedAtMs < waitMs) {
  await sleep(PAUSE_MS);
  fault = await findFault();
}
if (fault !== undefined) console.error(`not ready: ${fault}`);
process.exitCode = fault === undefined ? 0 : 1;

/** Undefined if it is ready. */
async function findFault() {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS_MAX), redirect: 'manual' });
    const text = await response.text();
    return response.status === 200 ? undefined : `${url} answers ${response.status}: ${text.trim().slice(0, 200)}`;
  } catch (error) {
    return `${url} does not answer (${error.cause?.code ?? error.name})`;
  }
}

/** A gateway that listens on all addresses is reached by loopback. */
function addressOf(name) {
  if (name === '0.0.0.0') return '127.0.0.1';
  if (name === '::') return '[::1]';
  return name.includes(':') ? `[${name}]` : name;
}
