import { readConfig } from '../src/config.ts';
import { createPretendClient } from '../src/pretend-provider/client.ts';
import { startAdapter } from '../src/start.ts';

// The adapter with the pretend provider, whichever one `src/main.ts` names.

const config = readConfig(process.env);
const { url } = await startAdapter(config, createPretendClient(config.provider));
console.log(`Adapter: ${url}`);
