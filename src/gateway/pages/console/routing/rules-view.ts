import { NOTHING, html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import { numberWords } from '../../design/written.ts';
import { differenceTable } from '../../desk/views/differences.ts';
import { tag } from '../../desk/views/parts.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { capital } from '../../shared/orders/story/words.ts';
import type { ComparedRule, Comparison } from './compare-rules.ts';
import { RETRIES, changesOf, conditionPhrases, usePhrase } from './rule-words.ts';
import type { Rule } from './version.ts';

// Rules to read: one card each, in their order, and at the end what happens where none holds.

type Placed = Pick<ComparedRule, 'rule' | 'place'> & Partial<ComparedRule>;

interface RulesView {
  /** The acquirers by preference; empty for those who may not see them. */
  readonly acquirers: readonly string[];
  /** What can be done with a rule, beside its name. */
  readonly actionsOf?: (rule: Rule, place: number) => Value;
}

export function ruleList(exchange: SignedInExchange, rules: readonly Placed[], view: RulesView): Html {
  // What stands behind a rule that always holds is never asked.
  const last = rules.findIndex(({ rule }) => conditionPhrases(exchange, rule.when).length === 0);
  return html`<ol class="rules">
    ${rules.map((one, index) => ruleCard(exchange, one, { view, isReached: last === -1 || index <= last }))}
    ${last === -1 && otherwise(rules.length, view)}
  </ol>`;
}

function ruleCard(
  exchange: SignedInExchange,
  { rule, place, was, isMoved = false, isChanged = false }: Placed,
  { view, isReached }: { readonly view: RulesView; readonly isReached: boolean },
): Html {
  const actions = view.actionsOf?.(rule, place);
  return html`<li class="rule">
    <span class="place">${place}</span>
    <div>
      <div class="title">
        <h3><bdi>${rule.name}</bdi></h3>
        ${was === null && tag('New', 'good')} ${isChanged && tag('Changed', 'wait')}
        ${isMoved && tag(`Moved from ${numberWords(was?.place ?? 0)}`, 'wait')}
        ${!isReached && tag('Never reached', 'bad')}
        ${actions !== undefined && html`<div class="actions">${actions}</div>`}
      </div>
      ${ruleSentence(exchange, rule)}
      ${isChanged && was && html`<div class="was">${differenceTable(changesOf(exchange, was.rule, rule))}</div>`}
    </div>
  </li>`;
}

function ruleSentence(exchange: SignedInExchange, { when, use, retriesDeclined }: Rule): Html {
  const conditions = conditionPhrases(exchange, when);
  return html`<p>
      <span class="soft">If</span>
      ${conditions.length === 0 ? html`<b>always</b>` : conditions.map((phrase, index) => [index > 0 && ' · ', html`<b>${index === 0 ? capital(phrase) : phrase}</b>`])}
    </p>
    <p><span class="soft">Then</span> ${usePhrase(use)}${retriesDeclined === true && ` · ${RETRIES}`}</p>`;
}

function otherwise(count: number, { acquirers }: RulesView): Html {
  const names = acquirers.length === 0 ? '' : `: ${acquirers.join(', then ')}`;
  return html`<li class="rule otherwise">
    <span class="place" aria-hidden="true">–</span>
    <p>
      <span class="soft">${count === 0 ? 'Always' : 'If no rule holds'}</span> the acquirers’ own order of
      preference${names}
    </p>
  </li>`;
}

/** What the version leaves out of the one that it is compared with. */
export function removedList(exchange: SignedInExchange, { removed }: Comparison): Html {
  if (removed.length === 0) return NOTHING;
  return html`<h2>Removed</h2>
    <ol class="rules">
      ${removed.map(
        ({ rule, place }) =>
          html`<li class="rule gone">
            <span class="place">${place}</span>
            <div>
              <div class="title">
                <h3><bdi>${rule.name}</bdi></h3>
                ${tag('Removed', 'bad')}
              </div>
              ${ruleSentence(exchange, rule)}
            </div>
          </li>`,
      )}
    </ol>`;
}

/** Such as `1 new, 2 changed`. */
export function comparisonWords({ rules, removed }: Comparison): string {
  const counts: readonly (readonly [number, string])[] = [
    [rules.filter(({ was }) => was === null).length, 'new'],
    [rules.filter(({ isChanged }) => isChanged).length, 'changed'],
    [rules.filter(({ isMoved }) => isMoved).length, 'moved'],
    [removed.length, 'removed'],
  ];
  const named = counts.filter(([count]) => count > 0).map(([count, word]) => `${numberWords(count)} ${word}`);
  return named.join(', ') || 'the same rules';
}
