import { createFeedBooks, createCounterBooks } from './books.ts';
import type { BooksReader } from './books.ts';
import { openHintBox } from './hint-box.ts';
import type { HintBox } from './hint-box.ts';
import { createKit } from './kit.ts';
import type { Kit } from './kit.ts';
import type { Capabilities, VerifyOptions, VerifyReport } from './options.ts';
import { judge } from './judge.ts';
import { startRelay } from './relay.ts';
import type { Relay } from './relay.ts';
import { createRestart } from './restart.ts';
import { runRules } from './run-rules.ts';
import { RULES } from './rules/all-rules.ts';
import { MOCK_VALUES } from './test-values.ts';
import { startWebhookRelay } from './webhook-relay.ts';
import type { WebhookRelay } from './webhook-relay.ts';

export type { VerifyReport } from './options.ts';

export const DEADLINE_MS = 10_000;
const TIME_MS_MAX = 300_000;

/** Judges an adapter by the rules of the channel contract. Rejects if nothing answers at the address. */
export async function verifyAdapter(options: VerifyOptions): Promise<VerifyReport> {
  const startedAt = performance.now();
  const { url, timeMsMax = TIME_MS_MAX } = options;
  const opened = await openPlaces(options);
  try {
    const kit = await prepareKit(options, opened);
    const chosen = RULES.filter(({ id }) => isChosen(id, options.only));
    const rules = await runRules(kit, chosen, {
      hasRestart: options.restart !== undefined,
      endsAt: startedAt + timeMsMax,
      done: options.done ?? (() => undefined),
    });
    const passed = rules.every(({ result, isOutOfTime }) => result !== 'failed' && !isOutOfTime);
    return {
      url,
      passed,
      capabilities: kit.capabilities,
      rules,
      durationMs: Math.round(performance.now() - startedAt),
    };
  } finally {
    await opened.relay?.close();
    await opened.webhooks?.close();
    await opened.hints?.close();
  }
}

/** Nothing answers, or not as an adapter does. */
export class NoAdapterError extends Error {}

interface Places {
  readonly relay: Relay | null;
  readonly webhooks: WebhookRelay | null;
  readonly hints: HintBox | null;
}

async function openPlaces({ relay, webhooks, hints }: VerifyOptions): Promise<Places> {
  return {
    relay: relay === undefined ? null : await startRelay(relay),
    webhooks: webhooks === undefined ? null : await startWebhookRelay(webhooks),
    hints: hints === undefined ? null : await openHintBox({ ...hints, publicUrl: hints.publicUrl ?? null }),
  };
}

async function prepareKit(options: VerifyOptions, { relay, webhooks, hints }: Places): Promise<Kit> {
  const { url, token, values = MOCK_VALUES, deadlineMs = DEADLINE_MS } = options;
  const common = { url, token, values, deadlineMs, relay, webhooks, hints };
  const first = createKit({ ...common, capabilities: null, books: null, restart: null });
  const capabilities = await readCapabilities(first);
  const restart = options.restart === undefined ? null : createRestart(options.restart, first);
  return createKit({ ...common, capabilities, books: booksOf(options.books, first, capabilities), restart });
}

async function readCapabilities(kit: Kit): Promise<Capabilities | null> {
  const exchange = await kit.raw('capabilities', null, { fields: { hintUrl: kit.hints?.url ?? null } });
  if (exchange.status === null) {
    throw new NoAdapterError(`no answer from the adapter: ${exchange.failure ?? 'unknown'}; check that it is running`);
  }
  if (exchange.status === 401) throw new NoAdapterError('the adapter refuses the token (HTTP 401); check --token-file');
  if ([404, 405, 501].includes(exchange.status)) return null;
  const judged = judge(exchange);
  if (judged.kind === 'answer') return judged.answer as object as Capabilities;
  const problem = judged.kind === 'refused' ? `refused with HTTP ${judged.status}` : judged.problem;
  throw new NoAdapterError(`capabilities cannot be read, so no rule can be chosen: ${problem}`);
}

function booksOf(place: string | undefined, kit: Kit, capabilities: Capabilities | null): BooksReader | null {
  if (place === undefined) return null;
  if (place !== 'feeds') return createCounterBooks(place);
  const headers = { 'Tollgate-Channel-Version': '2' };
  return createFeedBooks(
    (call, fields) => kit.raw(call, null, { fields: { ...fields }, headers }),
    capabilities?.claims ?? [],
  );
}

function isChosen(id: string, only: readonly string[] | undefined): boolean {
  return only === undefined || only.some((chosen) => id === chosen || id.startsWith(`${chosen}-`));
}
