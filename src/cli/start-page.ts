import type { EdgePlugin } from '../edge/create-app.ts';
import { sendAnswer } from '../edge/send-answer.ts';
import { SANDBOX_OPERATOR_TOKEN } from '../gateway/config.ts';
import type { Config } from '../gateway/config.ts';
import { startPage } from '../start-page/start-page.ts';
import { html } from '../web/html.ts';
import type { Html } from '../web/html.ts';

interface StartOptions {
  readonly baseUrl: () => string;
  readonly docsPath: string;
  readonly shopPath: string;
  readonly config: Config;
}

/** The sandbox's first page. It shows the demo merchant's key, so live mode has none. */
export function createStartPage(options: StartOptions): EdgePlugin {
  const { baseUrl, docsPath, shopPath, config } = options;
  return (app) => {
    app.route({
      method: ['GET', 'HEAD'],
      url: '/',
      handler({ id }, { raw: response }) {
        const more = operatorSection({ baseUrl: baseUrl(), docsPath, operatorToken: config.operatorToken });
        sendAnswer(response, startPage({ baseUrl, docsPath, shopPath, about: ABOUT_SANDBOX, more }), id);
      },
    });
  };
}

const ABOUT_SANDBOX = html`This is its sandbox: a whole gateway with orders, balances, refunds, payouts and
  notifications, in which nobody is charged. Open the <code>payUrl</code> of an answer and choose there how the payment
  ends.`;

function operatorSection(options: { baseUrl: string; docsPath: string; operatorToken: string }): Html {
  const { baseUrl, docsPath, operatorToken } = options;
  const token = operatorToken === SANDBOX_OPERATOR_TOKEN ? operatorToken : '$OPERATOR_TOKEN';
  const call = (rest: string) => `curl -sS ${baseUrl}/operator/${rest} -H 'Authorization: Bearer ${token}'`;
  const json = `-H 'Content-Type: application/json'`;
  const calls = [`${call('clock')} ${json} -d '{"advanceSeconds":3600}'`, call('ledger/verify')];
  return html`<h2>Make things happen</h2>
    <p>
      The operator’s interface ends payments, charges them back, moves the clock and checks the books.
      <a href="${docsPath}operator.html">Its docs</a> list all it can do.
    </p>
    <pre tabindex="0"><code>${calls.join('\n')}</code></pre>`;
}
