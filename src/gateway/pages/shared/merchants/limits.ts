import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import type { Html } from '../../../../web/html.ts';
import { KINDS } from '../approvals/kinds.ts';
import { wideFacts } from '../../desk/views/parts.ts';

type Rules = components['schemas']['ApprovalRules'];

/** What a merchant's people may do alone. */
export function limitFacts(rules: Rules): Html {
  const { kinds, limits } = limitTexts(rules);
  return wideFacts([
    [say`Staff refund alone up to`, limits || say`Nothing: every refund of theirs needs an owner`],
    [say`Always need a second person`, kinds || say`Nothing`],
  ]);
}

export function limitTexts({ kinds, refundLimits }: Rules): { kinds: string; limits: string } {
  return {
    kinds: kinds
      .map((kind) => KINDS[kind].title)
      .toSorted()
      .join(', '),
    limits: refundLimits.map(({ currency, amount }) => `${currency} ${amount}`).join(', '),
  };
}
