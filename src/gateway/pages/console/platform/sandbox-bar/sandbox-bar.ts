import { NOTHING, html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import type { SandboxReset } from '../../../../domain/platform/sandbox-reset.ts';
import type { PageRoute, SignedInExchange } from '../../../frame/page-types.ts';
import { may } from '../../../desk/desk-types.ts';
import type { Call, Answered } from '../../../desk/desk-types.ts';
import { CONSOLE } from '../../../desk/console-navigation.ts';
import { answerRefused, seeOther } from '../../../desk/respond.ts';
import { formFields } from '../../../desk/views/forms.ts';
import { moment } from '../../../desk/views/moment.ts';
import { resetForm, resetRoute } from './reset.ts';

// The sandbox's controls, on every page of the console: its clock, and what the acquirer or the payer's bank would do with the
// order on the page. Only the sandbox loads this file (S21).

const CONTROLS = `${CONSOLE}/sandbox`;

export interface SandboxBar {
  render(exchange: SignedInExchange): Html;
  routes(call: Call): readonly PageRoute[];
}

export function createSandboxBar(reset: SandboxReset): SandboxBar {
  return {
    render: (exchange) => (may(exchange, 'sandbox.read') ? barOf(exchange, reset) : NOTHING),
    routes: (call) => [actRoute(call), resetRoute(call)],
  };
}

function actRoute(call: Call): PageRoute {
  return {
    path: '/sandbox',
    for: 'signedIn',
    async submit(exchange, form) {
      const act = actOf(form.get('act'));
      const back = backPath(form.get('back'));
      if (act === undefined) return seeOther(exchange, back);
      const acted = await act.run(call, exchange, form.get('no') ?? '');
      return acted.kind === 'refused'
        ? answerRefused(exchange, acted)
        : seeOther(exchange, back, { sandbox: form.get('act') ?? '' });
    },
  };
}

interface Act {
  readonly done: string;
  run(call: Call, exchange: SignedInExchange, no: string): Promise<Answered<unknown>>;
}

const advance = (advanceSeconds: number): Act['run'] => {
  return (call, exchange) => call(exchange, 'advanceClock', { body: { advanceSeconds } });
};
const completeOrder = (result: 'success' | 'failure'): Act['run'] => {
  return (call, exchange, tradeNo) => call(exchange, 'completeOrder', { parameters: { tradeNo }, body: { result } });
};
const completeRefund = (result: 'success' | 'failure'): Act['run'] => {
  return (call, exchange, refundNo) => call(exchange, 'completeRefund', { parameters: { refundNo }, body: { result } });
};

const ACTS: Readonly<Record<string, Act>> = {
  hour: { done: 'An hour has passed, and what fell due was done.', run: advance(3600) },
  day: { done: 'A day has passed, and what fell due was done.', run: advance(86_400) },
  next: {
    done: 'The next thing that was due is done.',
    run: (call, exchange) => call(exchange, 'advanceToNextDue', {}),
  },
  'order-success': { done: 'The order is paid, as if the acquirer had approved it.', run: completeOrder('success') },
  'order-failure': { done: 'The order failed, as if the acquirer had declined it.', run: completeOrder('failure') },
  chargeback: {
    done: "The payer's bank has charged the order back.",
    run: (call, exchange, tradeNo) => call(exchange, 'chargeOrderBack', { parameters: { tradeNo }, body: {} }),
  },
  'refund-success': { done: 'The acquirer approved the refund.', run: completeRefund('success') },
  'refund-failure': { done: 'The acquirer declined the refund.', run: completeRefund('failure') },
};

function actOf(name: string | null): Act | undefined {
  return name !== null && Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
}

/** Back to the page of the console from which it was sent, and nowhere else. */
function backPath(back: string | null): string {
  const url = URL.parse(back ?? '', 'http://console.invalid');
  const isOurs = url?.origin === 'http://console.invalid' && /^\/console(?:\/|$)/.test(url.pathname);
  if (!isOurs) return CONSOLE;
  // A filter may be repeated, such as two states.
  const kept = new URLSearchParams([...url.searchParams].filter(([name]) => !PASSING.has(name))).toString();
  return kept === '' ? url.pathname : `${url.pathname}?${kept}`;
}

/** What an address says about the action before. */
const PASSING: ReadonlySet<string> = new Set(['sandbox', 'done', 'no']);

function barOf(exchange: SignedInExchange, reset: SandboxReset): Html {
  const done = actOf(exchange.request.query.get('sandbox'))?.done;
  const mayControl = may(exchange, 'sandbox.control') || may(exchange, 'sandbox.reset');
  return html`<section class="sandbox" aria-label="Sandbox">
    <p><b>Sandbox</b> <span id="sandbox-clock" data-live>${moment(exchange, exchange.now, 'second')}</span></p>
    ${done !== undefined && html`<p role="status">${done}</p>`}
    ${mayControl && html`<button type="button" class="button small open-controls" popovertarget="controls">Controls</button>`}
    ${
      mayControl &&
      html`<div class="controls" id="controls" popover>
        ${may(exchange, 'sandbox.control') && controls(exchange)}
        ${may(exchange, 'sandbox.reset') && resetForm(exchange, reset)}
      </div>`
    }
  </section>`;
}

function controls(exchange: SignedInExchange): Html {
  const subject = subjectOf(exchange);
  return html`<form method="post" action="${CONTROLS}" data-once>
    ${formFields(exchange, CONTROLS)}<input type="hidden" name="back" value="${exchange.request.path}" />
    ${subject && html`<input type="hidden" name="no" value="${subject.no}" />`} ${button('hour', '+1 h')}
    ${button('day', '+1 day')} ${button('next', 'Next due')} ${subject?.acts.map(([act, text]) => button(act, text))}
  </form>`;
}

function button(act: string, text: string): Html {
  return html`<button class="button small" name="act" value="${act}">${text}</button>`;
}

interface Subject {
  readonly no: string;
  readonly acts: readonly (readonly [act: string, text: string])[];
}

/** The order or refund whose page this is. */
function subjectOf({ request }: SignedInExchange): Subject | null {
  const [, folder, no] = /^\/console\/(orders|refunds)\/((?:TG|RF)[0-9A-Z]{20,48})(?:[/?]|$)/.exec(request.path) ?? [];
  if (no === undefined) return null;
  const acts =
    folder === 'orders'
      ? ([
          ['order-success', 'Approve order'],
          ['order-failure', 'Decline order'],
          ['chargeback', 'Charge back'],
        ] as const)
      : ([
          ['refund-success', 'Approve refund'],
          ['refund-failure', 'Decline refund'],
        ] as const);
  return { no, acts };
}
