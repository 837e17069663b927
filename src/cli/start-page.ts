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

/** The sandbox's start page. It shows the demo merchant's key, so it does not exist in live mode. */
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

const ABOUT_SANDBOX = html`This is its sandbox: a complete gateway with orders, balances, refunds, payouts and
  notifications. Nobody is charged. Open the <code>payUrl</code> of a response and choose the result of the payment
  there.`;

function operatorSection(options: { baseUrl: string; docsPath: string; operatorToken: string }): Html {
  const { baseUrl, docsPath, operatorToken } = options;
  const token = operatorToken === SANDBOX_OPERATOR_TOKEN ? operatorToken : '$OPERATOR_TOKEN';
  const call = (rest: string) => `curl -sS ${baseUrl}/operator/${rest} -H 'Authorization: Bearer ${token}'`;
  const json = `-H 'Content-Type: application/json'`;
  const calls = [`${call('clock')} ${json} -d '{"advanceSeconds":3600}'`, call('ledger/verify')];
  return html`<h2>Make things happen</h2>
    <p>
      The operator API completes payments, opens chargebacks, moves the clock and verifies the ledger.
      <a href="${docsPath}operator.html">Its docs</a> list every operation.
    </p>
    <pre tabindex="0"><code>${calls.join('\n')}</code></pre>`;
}
