import { html } from '../../../../web/html.ts';
import type { Value } from '../../../../web/html.ts';
import type { Answered, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import { seeOther } from '../../desk/respond.ts';
import { fieldOf } from '../../frame/form.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { compareRules } from './compare-rules.ts';
import { readProgress, resultPart } from './next-step.ts';
import { comparisonWords } from './rules-view.ts';
import { ROUTING, readLive, readVersion, versionPath } from './version.ts';
import type { Rule, Simulation, Version } from './version.ts';

// The way of a version, one form for each step.

export function versionForms(context: DeskContext): DeskRoute[] {
  return [
    draftRoute(context),
    commentRoute(context),
    discardRoute(context),
    activateRoute(context),
    backRoute(context),
  ];
}

interface Beginning {
  /** Null for no rules. */
  readonly from: number | null;
  readonly rules: readonly Rule[];
}

/** Begun from what decides now, or from the version that the address names. */
function draftRoute(context: DeskContext): DeskRoute {
  return formRoute<Beginning, 'draftRouting'>({
    path: '/new',
    screen: 'routing',
    operation: 'draftRouting',
    title: () => 'New draft',
    read: (exchange, given) => readBeginning(context, exchange, given.get('from') ?? ''),
    homeOf: () => ({ path: ROUTING, title: 'Routing' }),
    done: 'drafted',
    fields: ({ field, subject: { from } }) => [
      html`<input type="hidden" name="from" value="${from ?? ''}" />`,
      field('comment', { required: true }),
    ],
    effect: ({ from }) =>
      `The draft begins ${from === null ? 'without rules' : `with the rules of version ${from}`}. It decides nothing until it was simulated and a second person approved it.`,
    button: 'Begin the draft',
    send: ({ exchange, subject: { from, rules }, form }) =>
      context.call(exchange, 'draftRouting', {
        body: { comment: fieldOf(form, 'comment'), basedOn: from, rules: [...rules] },
      }),
    answer: (exchange, _subject, { version }) => seeOther(exchange, versionPath(version), { done: 'drafted' }),
  });
}

async function readBeginning(
  context: DeskContext,
  exchange: SignedInExchange,
  from: string,
): Promise<Answered<Beginning>> {
  const read =
    from === ''
      ? await readLive(context, exchange)
      : await context.call(exchange, 'getRoutingVersion', { parameters: { version: Number(from) } });
  if (read.kind === 'refused') return read;
  const { value } = read;
  return { kind: 'done', value: { from: value?.version ?? null, rules: value?.rules ?? [] } };
}

function commentRoute(context: DeskContext): DeskRoute {
  return formRoute<Version, 'changeRoutingDraft'>({
    ...common(context),
    path: '/versions/:version/comment',
    operation: 'changeRoutingDraft',
    title: ({ version }) => `Comment on version ${version}`,
    done: 'rule',
    fields: ({ field, subject: { comment } }) => field('comment', { value: comment }),
    effect: () => 'Whoever approves the version reads it. What was simulated before no longer counts for it.',
    button: 'Change the comment',
    send: ({ exchange, subject: { version, edit, rules }, form }) =>
      context.call(exchange, 'changeRoutingDraft', {
        parameters: { version },
        body: { edit, comment: fieldOf(form, 'comment'), rules },
      }),
  });
}

function discardRoute(context: DeskContext): DeskRoute {
  return formRoute<Version, 'discardRoutingDraft'>({
    ...common(context),
    path: '/versions/:version/discard',
    operation: 'discardRoutingDraft',
    title: ({ version }) => `Give up version ${version}`,
    done: 'discarded',
    leadsTo: () => ROUTING,
    effect: () => 'It can still be read, and another draft can begin from it. It can no longer be changed or decide.',
    button: 'Give up',
    tone: 'danger',
    send: ({ exchange, subject: { version, edit } }) =>
      context.call(exchange, 'discardRoutingDraft', { parameters: { version }, body: { edit } }),
  });
}

interface Asked {
  readonly version: Version;
  readonly live: Version | null;
  readonly simulation: Simulation | null;
}

function activateRoute(context: DeskContext): DeskRoute {
  return formRoute<Asked, 'activateRouting'>({
    path: '/versions/:version/activate',
    screen: 'routing',
    operation: 'activateRouting',
    title: ({ version: { version } }) => `Let version ${version} decide`,
    read: (exchange) => readAsked(context, exchange),
    homeOf: ({ version: { version } }) => ({ path: versionPath(version), title: `Version ${version}` }),
    done: 'live',
    appliesTo: ({ version: { state } }) => state === 'draft' || state === 'retired',
    seenOf: ({ version, live }) => ({
      ...seenOf(version),
      'Decides now': live === null ? 'no rules' : `version ${live.version}`,
    }),
    above: (asked, exchange) => askedPart(exchange, asked),
    effect: ({ version: { version } }) =>
      html`Version ${version} decides on new payments and payouts, on every node within two seconds. Somebody else has
      to approve it. Orders that were sent already stay where they are.`,
    button: 'Ask for approval',
    send: ({ exchange, subject: { version }, reason }) =>
      context.call(exchange, 'activateRouting', {
        parameters: { version: version.version },
        body: { edit: version.edit },
        reason,
      }),
  });
}

async function readAsked(context: DeskContext, exchange: SignedInExchange): Promise<Answered<Asked>> {
  const [read, live] = await Promise.all([readVersion(context)(exchange), readLive(context, exchange)]);
  if (read.kind === 'refused') return read;
  if (live.kind === 'refused') return live;
  const { simulation } = await readProgress(context, exchange, read.value);
  return { kind: 'done', value: { version: read.value, live: live.value, simulation } };
}

function askedPart(exchange: SignedInExchange, { version, live, simulation }: Asked): Value {
  const changes = comparisonWords(compareRules(live?.rules ?? [], version.rules));
  return html`<section class="sheet">
    <p>
      Compared with ${live === null ? 'no rules' : `version ${live.version}, which decides now`}: <b>${changes}</b>.
    </p>
    ${resultPart(exchange, simulation)}
  </section>`;
}

/** One press with a reason, because it undoes what two people have done. */
function backRoute(context: DeskContext): DeskRoute {
  return formRoute<Version | null, 'goBackInRouting'>({
    path: '/back',
    screen: 'routing',
    operation: 'goBackInRouting',
    title: () => 'Go back',
    read: (exchange) => readLive(context, exchange),
    homeOf: () => ({ path: ROUTING, title: 'Routing' }),
    done: 'back',
    appliesTo: (live) => live !== null,
    seenOf: (live) => ({ 'Decides now': live === null ? 'no rules' : `version ${live.version}` }),
    effect: backEffect,
    button: 'Go back now',
    tone: 'danger',
    send: ({ exchange, subject: live, reason }) =>
      context.call(exchange, 'goBackInRouting', { body: { live: live?.version ?? 0 }, reason }),
  });
}

function backEffect(live: Version | null): Value {
  const before = live === null ? null : live.liveBefore;
  const then =
    before === null
      ? 'no rules decide, and each order goes to the first acquirer by preference that may take it'
      : html`<a href="${versionPath(before)}">version ${before}</a> decides again, as it did before`;
  return html`Version ${live?.version} decides no more. Instead, ${then}: on every node within two seconds, for new
  payments and payouts. It needs no second person, because it undoes what two people have done.`;
}

function common(context: DeskContext) {
  return {
    screen: 'routing' as const,
    read: readVersion(context),
    homeOf: ({ version }: Version) => ({ path: versionPath(version), title: `Version ${version}` }),
    appliesTo: ({ state }: Version) => state === 'draft',
    seenOf,
  };
}

function seenOf({ state, edit }: Version): Readonly<Record<string, string>> {
  return { State: state, 'Changes of the draft': String(edit) };
}
