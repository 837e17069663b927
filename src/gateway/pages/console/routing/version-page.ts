import { NOTHING, html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import { may } from '../../desk/desk-types.ts';
import type { Answered, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerRefused } from '../../desk/respond.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { formFields, select } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { facts, section } from '../../desk/views/parts.ts';
import { queryPath } from '../../desk/query-path.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { compareRules } from './compare-rules.ts';
import type { Comparison } from './compare-rules.ts';
import { nextStep, readProgress } from './next-step.ts';
import { comparisonWords, removedList, ruleList } from './rules-view.ts';
import { ROUTING, learnMerchants, readAcquirerNames, readLive, readVersion, stateTag, versionPath } from './version.ts';
import type { Rule, Version } from './version.ts';

const DONE = {
  drafted: 'The draft is here. Change its rules, then simulate them.',
  rule: 'The draft is changed. What was simulated before no longer counts for it.',
  live: 'These rules decide now, on every node within two seconds.',
};

/** The rules of a version, what it changes in another, and what comes next. */
export function versionRoute(context: DeskContext): DeskRoute {
  return { path: '/versions/:version', show: (exchange) => showVersion(context, exchange) };
}

interface Base {
  /** 0 stands for no rules. */
  readonly version: number;
  readonly rules: readonly Rule[];
}

const NO_RULES: Base = { version: 0, rules: [] };

export async function showVersion(
  context: DeskContext,
  exchange: SignedInExchange,
  { notice = NOTHING, status = 200 }: { readonly notice?: Html; readonly status?: number } = {},
): Promise<PageAnswer> {
  const [found, live] = await Promise.all([readVersion(context)(exchange), readLive(context, exchange)]);
  if (found.kind === 'refused') return answerRefused(exchange, found);
  if (live.kind === 'refused') return answerRefused(exchange, live);
  const version = found.value;
  const base = await readBase(context, exchange, { version, live: live.value });
  if (base.kind === 'refused') return answerRefused(exchange, base);
  const [progress, acquirers] = await Promise.all([
    readProgress(context, exchange, version),
    readAcquirerNames(context, exchange),
    learnMerchants(context, exchange, [...version.rules, ...base.value.rules]),
  ]);
  const comparison = compareRules(base.value.rules, version.rules);
  return answerDesk(exchange, {
    screen: 'routing',
    title: `Routing rules, version ${version.version}`,
    heading: html`Version ${version.version} ${stateTag(version)}`,
    back: { path: ROUTING, title: 'Routing' },
    actions: actions(exchange, version),
    status,
    content: html`${doneNotice(exchange, DONE)} ${notice} ${nextStep(exchange, version, progress)}
      <div class="columns">
        <div class="stack">
          <div class="title">
            <h2>Rules</h2>
            ${isDraft(exchange, version) && html`<div class="actions"><a class="button small" href="${versionPath(version.version)}/rule">Add a rule</a></div>`}
          </div>
          ${comparedWith(version, base.value, { live: live.value, comparison })}
          ${ruleList(exchange, comparison.rules, {
            acquirers,
            ...(isDraft(exchange, version) && {
              actionsOf: (rule, place) => ruleActions(exchange, version, rule, place),
            }),
          })}
          ${removedList(exchange, comparison)}
        </div>
        <div class="stack">${aboutPart(exchange, version)} ${comparePart(version, base.value, live.value)}</div>
      </div>`,
  });
}

/** What decides now; for what decides itself, what it was begun from. People can choose another. */
async function readBase(
  context: DeskContext,
  exchange: SignedInExchange,
  { version, live }: { readonly version: Version; readonly live: Version | null },
): Promise<Answered<Base>> {
  const chosen = exchange.request.query.get('with');
  const wanted = chosen ?? String((live?.version === version.version ? version.basedOn : live?.version) ?? 0);
  if (wanted === '0') return { kind: 'done', value: NO_RULES };
  if (live !== null && wanted === String(live.version)) return { kind: 'done', value: live };
  return context.call(exchange, 'getRoutingVersion', { parameters: { version: Number(wanted) } });
}

function isDraft(exchange: SignedInExchange, { state }: Version): boolean {
  return state === 'draft' && may(exchange, 'routing.draft');
}

function actions(exchange: SignedInExchange, version: Version): Html {
  const path = versionPath(version.version);
  if (isDraft(exchange, version)) {
    return html`<a class="button" href="${path}/comment">Change the comment</a>
      <a class="button" href="${path}/discard">Give up</a>`;
  }
  return html`${may(exchange, 'routing.draft') && html`<a class="button" href="${queryPath(`${ROUTING}/new`, { from: version.version })}">New draft from this</a>`}`;
}

function comparedWith(
  { version }: Version,
  base: Base,
  { live, comparison }: { readonly live: Version | null; readonly comparison: Comparison },
): Html {
  const name =
    base.version === 0
      ? html`no rules`
      : html`<a href="${versionPath(base.version)}">version ${base.version}</a
          >${base.version === live?.version && ', which decides now'}`;
  return base.version === version
    ? NOTHING
    : html`<p class="soft">Compared with ${name}: <b>${comparisonWords(comparison)}</b>.</p>`;
}

function ruleActions(exchange: SignedInExchange, { version, edit, rules }: Version, rule: Rule, place: number): Value {
  const path = `${versionPath(version)}/arrange`;
  return html`<form class="inline" method="post" action="${path}" data-once>
      ${formFields(exchange, path)}
      ${Object.entries({ rule: rule.name, edit }).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      ${place > 1 && arrangeButton('up', '↑', `Move ${rule.name} up`)}
      ${place < rules.length && arrangeButton('down', '↓', `Move ${rule.name} down`)}
      ${arrangeButton('remove', 'Remove', `Remove ${rule.name}`)}
    </form>
    <a
      class="button small"
      href="${queryPath(`${versionPath(version)}/rule`, { rule: rule.name })}"
      aria-label="Change ${rule.name}"
      >Change</a
    >`;
}

function arrangeButton(to: string, sign: string, words: string): Html {
  return html`<button class="button small" name="to" value="${to}" aria-label="${words}" title="${words}">
    ${sign}
  </button>`;
}

function aboutPart(exchange: SignedInExchange, version: Version): Html {
  const { comment, basedOn, createdAt, createdBy, changedAt, changedBy, edit, liveFrom, liveUntil } = version;
  return section(
    'About it',
    facts([
      ['Comment', comment !== '' && html`<bdi>${comment}</bdi>`],
      ['Begun from', basedOn === null ? 'no rules' : html`<a href="${versionPath(basedOn)}">version ${basedOn}</a>`],
      ['Drafted', html`${moment(exchange, createdAt)}, ${createdBy}`],
      ['Changed', edit > 1 && html`${moment(exchange, changedAt)}, ${changedBy}`],
      ['Decided from', liveFrom !== null && moment(exchange, liveFrom)],
      ['Decided until', liveUntil !== null && moment(exchange, liveUntil)],
    ]),
  );
}

/** Any two versions can be laid beside each other. */
function comparePart({ version }: Version, base: Base, live: Version | null): Html {
  const numbers = Array.from({ length: COMPARED_MAX }, (_, index) => version - 1 - index).filter((one) => one > 0);
  const all = [
    ...new Set([...(live === null ? [] : [live.version]), ...(base.version === 0 ? [] : [base.version]), ...numbers]),
  ];
  const choices = all
    .filter((one) => one !== version)
    .toSorted((one, other) => other - one)
    .map(
      (one) => [String(one), one === live?.version ? `Version ${one}, which decides now` : `Version ${one}`] as const,
    );
  return section(
    'Compare',
    html`<form method="get" action="${versionPath(version)}">
      ${select({ name: 'with', label: 'With', value: String(base.version), choices: [...choices, ['0', 'No rules']] })}
      <div class="actions"><button class="button small">Compare</button></div>
    </form>`,
  );
}

const COMPARED_MAX = 20;
