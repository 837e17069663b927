import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createHttpChannel } from '../../gateway/channel/http.ts';
import type { ChannelCallInfo } from '../../gateway/channel/http.ts';
import type { AcquirerConfig } from '../../gateway/config/acquirers-config.ts';
import type { Config } from '../../gateway/config/config.ts';
import { DEFAULT_ACQUIRER } from '../../gateway/domain/ledger/ledger.ts';
import { CARD_METHOD } from '../../gateway/domain/payments/attempt.ts';
import { readAhead, readDaysLeft, request } from './ask.ts';
import type { Asked } from './ask.ts';
import { skewFinding } from './clock.ts';
import { ok, problem, reasonOf, warning } from './finding.ts';
import type { Finding } from './finding.ts';

const CHANNEL_MS_MAX = 5000;
const CONNECT_MS_MAX = 3000;
const DAYS_LEFT_MIN = 14;
/** A Date header has whole seconds, and takes a moment to arrive. */
const SKEW_TOLERANCE_MS = 5000;
/** Nobody's order: no number of the gateway looks like it. */
const NOBODYS_ORDER = 'TG0DOCTOR0ASKS0FOR0AN0ORDER0OF0NOBODY';

/** Inquires about an order that does not exist: by the protocol, that has no effect. */
export async function checkAcquirer({ acquirers, mode }: Config): Promise<Finding[]> {
  const hasScripted = mode === 'sandbox' && !acquirers.some(({ name }) => name === DEFAULT_ACQUIRER);
  const findings = hasScripted ? [ok("the sandbox's scripted channel")] : [];
  for (const acquirer of acquirers) findings.push(...(await checkOne(acquirer)));
  return findings;
}

async function checkOne(acquirer: AcquirerConfig): Promise<Finding[]> {
  const isDefault = acquirer.name === DEFAULT_ACQUIRER;
  const whose = isDefault ? 'the acquirer' : `the acquirer ${acquirer.name}`;
  const { answer, status, aheadMs, reason } = await inquire(acquirer);
  if (status === null) {
    const remedy = `Check ${isDefault ? 'CHANNEL_URL' : 'its url in ACQUIRERS_FILE'}, the network and its certificate.`;
    return [problem(`${whose} cannot be reached: ${reason ?? answer.message}`, remedy)];
  }
  if (status === 401 || status === 403) {
    const token = isDefault ? 'CHANNEL_TOKEN' : 'the token of its tokenFile';
    return [problem(`${whose} refuses ${token} (HTTP ${status})`, 'Ask the acquirer for the right token.')];
  }
  const reached =
    answer.kind === 'notFound'
      ? ok(`${whose} answers, and accepts the token`)
      : warning(
          `${whose} answers an inquiry about an unknown order with ${answer.kind} (HTTP ${status})`,
          'It must answer notFound; see the protocol of channels.',
        );
  return [reached, ...aboutAnswer(whose, { aheadMs, daysLeft: await readDaysLeft(acquirer.url) })];
}

async function inquire({ url, token, deadlineMs }: AcquirerConfig) {
  let call: ChannelCallInfo | undefined;
  let reason: string | undefined;
  let aheadMs: number | null = null;
  const http = createHttpChannel({
    baseUrl: url,
    token,
    deadlineMs: Math.min(deadlineMs, CHANNEL_MS_MAX),
    onCall: (info) => void (call = info),
    async fetch(input, init) {
      const sentAt = Date.now();
      const response = await fetch(input, init).catch((error: unknown) => {
        reason = reasonOf(error);
        throw error;
      });
      aheadMs = readAhead(response.headers.get('date'), sentAt);
      return response;
    },
  });
  const nobodys = { merNo: 1, tradeNo: NOBODYS_ORDER, refundNo: null, currency: 'USD', amount: 1n };
  const answer = await http.inquire({
    kind: 'payment',
    method: CARD_METHOD,
    ...nobodys,
    script: null,
    createdAt: Date.now(),
  });
  return { answer, status: call?.status ?? null, aheadMs, reason };
}

export async function checkPublicAddress({ publicUrl }: Config): Promise<Finding[]> {
  if (publicUrl === null) return [ok('not set: payers use the address that the gateway listens on')];
  const { hostname, host } = new URL(publicUrl);
  const address = await lookup(hostname.replaceAll(/[[\]]/g, '')).catch(() => null);
  if (address === null)
    return [problem(`the name ${hostname} does not resolve`, 'Add it to your DNS, or correct PUBLIC_URL.')];
  try {
    const answer = await request(`${publicUrl}/healthz`);
    const reached =
      answer.status === 200 && answer.body === 'alive\n'
        ? ok(`${host} leads to a gateway`)
        : warning(
            `${host} does not lead to a gateway (HTTP ${answer.status})`,
            'Check the proxy; without a running gateway this is expected.',
          );
    return [reached, ...aboutAnswer(host, answer)];
  } catch (error) {
    return [
      problem(`${host} cannot be reached: ${reasonOf(error)}`, 'Check the proxy, the firewall and the certificate.'),
    ];
  }
}

function aboutAnswer(whose: string, { aheadMs, daysLeft }: Pick<Asked, 'aheadMs' | 'daysLeft'>): Finding[] {
  const findings: Finding[] = [];
  if (daysLeft !== null) {
    const text = `the certificate of ${whose} is valid for ${daysLeft} days`;
    findings.push(daysLeft < DAYS_LEFT_MIN ? warning(text, 'Renew it.') : ok(text));
  }
  if (aheadMs !== null) findings.push(skewFinding(whose, aheadMs, SKEW_TOLERANCE_MS));
  return findings;
}

/** Traces are lost, not requests, so this is never a problem. */
export async function checkTraces(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const given = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!given) return [ok('off: no OTEL_EXPORTER_OTLP_ENDPOINT')];
  const url = URL.parse(given);
  if (url === null || !/^https?:$/.test(url.protocol))
    return [
      warning(
        'the endpoint is not an http or https address',
        'Set it to the OTLP/HTTP port of your collector, often 4318.',
      ),
    ];
  const socket = connect({
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: Number(url.port || (url.protocol === 'https:' ? 443 : 80)),
    signal: AbortSignal.timeout(CONNECT_MS_MAX),
  });
  try {
    await once(socket, 'connect');
    return [ok(`the collector at ${url.host} is reachable`)];
  } catch (error) {
    return [
      warning(
        `the collector at ${url.host} cannot be reached: ${reasonOf(error)}`,
        'Start it, or correct the endpoint.',
      ),
    ];
  } finally {
    socket.destroy();
  }
}
