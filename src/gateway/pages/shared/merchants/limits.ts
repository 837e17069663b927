import { say } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import { ruleSentences, sentenceList } from '../approvals/rule-words.ts';
import { limitList } from '../approvals/rule-limits.ts';
import type { Rules, SetRules } from '../approvals/rule-limits.ts';
import { wideFacts } from '../../desk/views/parts.ts';

/** What a merchant's people may do alone, and who says so. */
export function limitFacts({ inForce, otherSide, ...set }: Rules, whose: { set: string; otherSide: string }): Html {
  return wideFacts([
    [say`Staff refund alone up to`, refundsAlone(inForce)],
    [whose.set, rulesText(set)],
    ...(otherSide === null ? [] : [[whose.otherSide, rulesText(otherSide)] as const]),
  ]);
}

function refundsAlone(rules: SetRules): string {
  const isNothing = rules.kinds.includes('refund') || rules.refundLimits.length === 0;
  return isNothing ? say`Nothing: every refund of theirs needs an owner` : limitList(rules, 'limits');
}

function rulesText(rules: SetRules): Value {
  const sentences = ruleSentences(rules);
  return sentences.length === 0 ? say`Nothing` : html`${sentenceList(sentences)}`;
}
