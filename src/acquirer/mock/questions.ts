import type { ServerResponse } from 'node:http';
import { channelVersions } from '../../../generated/channel-calls.ts';
import type { components } from '../../../generated/channel.ts';
import { refuse, sendJson } from './faults.ts';
import { UnknownPlaceError } from './feeds.ts';
import type { ReadQuestion } from './read-call.ts';
import type { MockState } from './state.ts';

type Schemas = components['schemas'];

/** Calls that only ask: capabilities and both feeds. */
export function serveQuestion(state: MockState, response: ServerResponse, { call, sent, version }: ReadQuestion): void {
  if (version !== 1) response.setHeader('Tollgate-Channel-Version', version);
  // What fell due until now is part of the feeds.
  state.books.entries();
  try {
    sendJson(response, 200, answerTo(state, { call, sent, version }));
  } catch (error) {
    if (!(error instanceof UnknownPlaceError)) throw error;
    refuse(response, { status: 400, code: 'invalid', message: error.message });
  }
}

function answerTo(state: MockState, { call, sent, version }: Omit<ReadQuestion, 'kind'>): object {
  switch (call) {
    case 'capabilities':
      return capabilitiesOf(state, sent as Schemas['CapabilitiesCall']);
    case 'changes':
      return state.feeds.changes(sent as Schemas['ChangesCall'], version);
    case 'settlementReports':
      return state.feeds.settlementReports(sent as Schemas['SettlementReportsCall'], version);
  }
}

function capabilitiesOf({ hints, options }: MockState, call: Schemas['CapabilitiesCall']): Schemas['Capabilities'] {
  hints.setAddress(call.hintUrl);
  const hasHints = typeof options.hintSecret === 'string';
  return {
    callId: call.callId,
    versions: [...channelVersions],
    claims: [
      'payments',
      'redirects',
      'refunds',
      'partialRefunds',
      'returns',
      'payouts',
      ...(hasHints ? (['hints'] as const) : []),
      'changes',
      'settlementReports',
    ],
    methods: null,
    currencies: null,
    countries: null,
    inquiryDays: 3650,
    idempotencyDays: 3650,
  };
}
