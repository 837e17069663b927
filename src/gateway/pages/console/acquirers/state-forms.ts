import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import { ACQUIRERS, STATES, acquirerPath, readAcquirer, useOf } from './acquirer.ts';
import type { Acquirer } from './acquirer.ts';

// One press each, with a reason: what is needed quickly when an acquirer fails, and the way back.

interface StateAction {
  readonly to: Acquirer['state'];
  /** The states in which it means something. */
  readonly from: readonly Acquirer['state'][];
  readonly label: string;
  readonly tone: 'main' | 'danger';
  readonly effect: string;
  readonly done: string;
}

const STOPS = 'It needs no second person, because it only stops something.';

const ACTIONS: Readonly<Record<string, StateAction>> = {
  resume: {
    to: 'active',
    from: ['paused', 'draining'],
    label: 'Resume',
    tone: 'main',
    effect:
      'It takes new payments and payouts again, and work that waits for it is done. Somebody else has to approve it.',
    done: 'The acquirer is active: it takes new payments and payouts from now on.',
  },
  drain: {
    to: 'draining',
    from: ['active'],
    label: 'Drain',
    tone: 'danger',
    effect: `It gets no new payments and payouts. Refunds, queries and cancels go on, so that what it has comes to its end. ${STOPS}`,
    done: 'The acquirer is draining: it gets no new payments and payouts.',
  },
  pause: {
    to: 'paused',
    from: ['active', 'draining'],
    label: 'Pause',
    tone: 'danger',
    effect: `It is not called at all: refunds and queries wait, and orders that it has not decided stay open until it is resumed. ${STOPS}`,
    done: 'The acquirer is paused: it is not called until it is resumed.',
  },
};

const ENTRIES = Object.entries(ACTIONS);

export const STATE_DONE = Object.fromEntries(ENTRIES.map(([name, { done }]) => [name, done]));

export function stateLinks({ name, state }: Acquirer): Html[] {
  return ENTRIES.filter(([, { from }]) => from.includes(state)).map(
    ([verb, { label, tone }]) =>
      html`<a class="button ${tone === 'main' ? 'main' : ''}" href="${acquirerPath(name)}/${verb}">${label}</a>`,
  );
}

export function stateRoutes(context: DeskContext): DeskRoute[] {
  return ENTRIES.map(([verb, { to, from, label, tone, effect }]) =>
    formRoute<Acquirer, 'putAcquirer'>({
      ...common(context),
      path: `/:acquirer/${verb}`,
      operation: 'putAcquirer',
      title: ({ name }) => `${label} ${name}`,
      done: verb,
      appliesTo: ({ state }) => from.includes(state),
      effect: () => effect,
      button: label,
      tone,
      send: ({ exchange, subject, reason }) =>
        context.call(exchange, 'putAcquirer', {
          parameters: { acquirer: subject.name },
          body: { ...useOf(subject), state: to, version: subject.version },
          reason,
        }),
    }),
  );
}

export function removeRoute(context: DeskContext): DeskRoute {
  return formRoute<Acquirer, 'removeAcquirer'>({
    ...common(context),
    path: '/:acquirer/remove',
    operation: 'removeAcquirer',
    title: ({ name }) => `Remove ${name}`,
    done: 'removed',
    leadsTo: () => ACQUIRERS,
    appliesTo: ({ version }) => version > 0,
    effect: ({ name }) =>
      html`The row of <b>${name}</b> is removed, and with it what it is used for. One that an order, a try or a refund
        names stays: drain it instead. Take it out of the configuration afterwards. Somebody else has to approve it.`,
    button: 'Remove',
    tone: 'danger',
    send: ({ exchange, subject: { name, version }, reason }) =>
      context.call(exchange, 'removeAcquirer', { parameters: { acquirer: name }, body: { version }, reason }),
  });
}

function common(context: DeskContext) {
  return {
    screen: 'channels' as const,
    read: readAcquirer(context),
    homeOf: ({ name }: Acquirer) => ({ path: acquirerPath(name), title: name }),
    seenOf: ({ state, version }: Acquirer) => ({ State: STATES[state].title, Version: String(version) }),
  };
}
