import { ANSWER_MS_MAX } from '../limits.ts';
import { comesFromWebsite } from '../../protocol/referer.ts';
import type { OperationForm } from '../form.ts';
import type { Arrival } from '../arrival.ts';
import type { PreparedRun } from '../prepare-run.ts';
import type { SandboxFacts } from '../sandbox-facts.ts';

// Everything that the page asks the sandbox for.

export interface Session {
  readonly facts: SandboxFacts;
  /** The address of a page of the docs, such as `errors/10002/`. */
  docsPage(path: string): string;
  /** The Referer that the request arrives with. */
  readonly referer: string;
  loadForm(operationId: string): Promise<OperationForm>;
  openInbox(): Promise<{ readonly inboxId: string; readonly notifyUrl: string }>;
  /** Null if the inbox has been closed. */
  readInbox(inboxId: string): Promise<readonly Arrival[] | null>;
  /** Rejects with a sentence for the reader. */
  send(run: PreparedRun): Promise<SentAnswer>;
}

export interface SentAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
  readonly tookMs: number;
}

/** `here` is the folder of this script; the routes of the sandbox are beside it. Undefined if this is no sandbox. */
export async function openSession(here: URL): Promise<Session | undefined> {
  const routes = new URL('../run/', here);
  const answer = await fetch(new URL('sandbox.json', routes)).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const facts = (await answer.json()) as SandboxFacts;
  // A browser's own Referer will do if this page is on the merchant's website; otherwise the sandbox adds one.
  const isDirect = 'parse' in URL && comesFromWebsite(location.href, facts.websites);
  return {
    facts,
    docsPage: (path) => new URL(`../${path}`, here).pathname,
    referer: isDirect ? location.href.replace(/#.*$/, '') : String(facts.websites[0]),
    loadForm: async (operationId) => (await get(new URL(`${operationId}.json`, here))) as OperationForm,
    openInbox: async () => (await get(new URL('inbox', routes), 'POST')) as Awaited<ReturnType<Session['openInbox']>>,
    async readInbox(inboxId) {
      const read = await fetch(new URL(`inbox/${inboxId}`, routes), { signal: AbortSignal.timeout(ANSWER_MS_MAX) });
      return read.ok ? ((await read.json()) as { arrivals: Arrival[] }).arrivals : null;
    },
    send: (run) => send(run, isDirect ? new URL(run.path, location.href) : new URL(`send${run.path}`, routes)),
  };
}

async function get(url: URL, method = 'GET'): Promise<unknown> {
  const answer = await fetch(url, { method, signal: AbortSignal.timeout(ANSWER_MS_MAX) });
  if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}`);
  return answer.json();
}

async function send({ headers, body }: PreparedRun, url: URL): Promise<SentAnswer> {
  const startedAtMs = performance.now();
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      // The page's own policy sends none.
      referrer: location.href,
      referrerPolicy: 'same-origin',
      credentials: 'omit',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS_MAX),
    });
    const text = await answer.text();
    const tookMs = Math.round(performance.now() - startedAtMs);
    return { status: answer.status, statusText: answer.statusText, headers: [...answer.headers], body: text, tookMs };
  } catch (error) {
    throw new Error(explain(error), { cause: error });
  }
}

function explain(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return `No response within ${ANSWER_MS_MAX / 1000} seconds. The payment may still have been made: query the order before you submit it again.`;
  }
  return 'The sandbox could not be reached. Check that it is still running, then run the request again.';
}
