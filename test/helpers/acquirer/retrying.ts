import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import type { RoutingRule } from '../../../src/gateway/domain/routing/routing-rules.ts';
import type { RoutingStore } from '../../../src/gateway/domain/routing/routing-store.ts';

/** A rule of two operators that tries every payment once more after a decline. */
export async function retryDeclined(
  store: Pick<RoutingStore, 'addRoutingDraft' | 'activateRouting'>,
  use: RoutingRule['use'],
): Promise<void> {
  const at = Date.now();
  const audit = auditOf(actingAsSystem('test'), { at, action: 'activateRouting', target: 'routing', detail: '' });
  const rules = [{ name: 'Everything', when: ALWAYS, use, retriesDeclined: true }];
  const draft = { comment: 'Try again.', basedOn: null, rules, createdAt: at, createdBy: 'test' };
  const { version, edit } = await store.addRoutingDraft(draft, () => audit);
  if ((await store.activateRouting({ version, edit, at }, audit)) !== 'live') throw new Error('the rule is not live');
}

const ALWAYS = {
  methods: null,
  currencies: null,
  amount: null,
  cardCountries: null,
  cardRegions: null,
  cardRanges: null,
  merchants: null,
  times: null,
  percent: null,
};
