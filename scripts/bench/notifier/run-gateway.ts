import type { Gateway } from '../../../src/gateway/build.ts';
import { answerParent } from '../frame/answer-parent.ts';
import { buildBenchGateway } from '../frame/serve-gateway.ts';

// The gateway as `tollgate serve` runs it. It delivers what is due as soon as it runs.

let gateway: Gateway | undefined;

async function go(): Promise<string> {
  gateway = await buildBenchGateway();
  return gateway.url;
}

answerParent({ answers: { go }, close: async () => gateway?.close() });
