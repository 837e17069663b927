import type { components } from '../../../../../generated/operator.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Refused } from '../../../operator/refused.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import type { Chargeback, Evidence } from './parts.ts';

export type Story = components['schemas']['OrderStory'];

/** All that is shown of one chargeback. */
export interface Case {
  readonly chargeback: Chargeback;
  readonly evidence: readonly Evidence[];
  readonly story: Story;
}

export type FoundCase = { readonly kind: 'found'; readonly found: Case } | Refused;

/** What a form that was refused shows again. */
export interface Typed {
  readonly notice?: Html;
  readonly answer?: string;
  readonly note?: string;
  readonly status?: number;
}

export async function findCase({ call }: DeskContext, exchange: SignedInExchange): Promise<FoundCase> {
  const parameters = { chargebackNo: exchange.parameter };
  const [chargeback, evidence] = await Promise.all([
    call(exchange, 'getChargeback', { parameters }),
    call(exchange, 'listEvidence', { parameters }),
  ]);
  if (chargeback.kind === 'refused') return chargeback;
  if (evidence.kind === 'refused') return evidence;
  const { tradeNo } = chargeback.value;
  const story = await call(exchange, 'getOrder', { parameters: { tradeNo } });
  if (story.kind === 'refused') return story;
  return {
    kind: 'found',
    found: { chargeback: chargeback.value, evidence: evidence.value.evidence, story: story.value },
  };
}
