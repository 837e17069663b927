import { html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import type { SandboxReset } from '../../../../domain/platform/sandbox-reset.ts';
import { CONSOLE } from '../../../desk/console-navigation.ts';
import type { Refused } from '../../../../operator/refused.ts';
import type { Call } from '../../../desk/desk-types.ts';
import { answerRefused } from '../../../desk/respond.ts';
import { formFields } from '../../../desk/views/forms.ts';
import { answerAlone, answerMessage } from '../../../desk/views/layout.ts';
import type { PageAnswer, PageRoute, SignedInExchange } from '../../../frame/page-types.ts';

const START_PAGE = '/';
/** While the gateway starts again, its address answers with a page that loads itself until it is back. */
const FIRST_LOOK_SECONDS = 2;

/** Says what goes and what comes back; if it cannot be done from here, what to do instead. */
export function resetForm(exchange: SignedInExchange, reset: SandboxReset): Html {
  if (reset.kind === 'impossible')
    return html`<details>
      <summary>Reset</summary>
      <p>This sandbox cannot be reset from here. ${reset.instead}</p>
    </details>`;
  return html`<details>
    <summary>Reset…</summary>
    <form class="reset" method="post" action="${CONSOLE}/sandbox/reset" data-once>
      ${formFields(exchange, `${CONSOLE}/sandbox/reset`)}
      <p>
        All orders, merchants, people and records of this sandbox are deleted. The demo merchant and the demo people
        come back, the clock shows real time again, and you are signed out.
      </p>
      <div class="field">
        <label for="reset-word">Type <code>reset</code> to confirm</label>
        <input
          id="reset-word"
          name="confirm"
          required
          pattern="reset"
          title="the word reset"
          maxlength="20"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
        />
      </div>
      <button class="button small danger">Delete everything</button>
    </form>
  </details>`;
}

export function resetRoute(call: Call): PageRoute {
  return {
    path: '/sandbox/reset',
    for: 'signedIn',
    async submit(exchange, form) {
      // What was typed is checked against the contract, which knows one word.
      const confirm = (form.get('confirm') ?? '').trim() as 'reset';
      const called = await call(exchange, 'resetSandbox', { body: { confirm } });
      return called.kind === 'refused' ? refused(exchange, called) : begun(exchange);
    },
  };
}

function refused(exchange: SignedInExchange, problem: Refused): PageAnswer {
  if (problem.name !== 'invalidInput') return answerRefused(exchange, problem);
  const lines = ['Nothing was deleted. To confirm, type the word reset.'];
  return answerMessage(exchange, { status: 400, title: 'The sandbox was not reset', lines });
}

/** The answer is a page, not a redirect: there is nothing to be led to for a moment. */
function begun(exchange: SignedInExchange): PageAnswer {
  const content = html`<section class="sheet">
    <p role="status">This takes a few seconds. The start page opens by itself when the sandbox is back.</p>
    <p><a class="button" href="${START_PAGE}">Go to the start page</a></p>
  </section>`;
  const answer = answerAlone(exchange, { title: 'The sandbox is being reset', content, status: 202 });
  const headers = { ...answer.headers, Refresh: `${FIRST_LOOK_SECONDS};url=${START_PAGE}` };
  return { ...answer, headers, cookies: [...(answer.cookies ?? []), exchange.cookies.clear('session')] };
}
