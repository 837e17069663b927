import { sandboxAccount } from '../../../generated/sandbox.ts';
import type { EdgePlugin } from '../../edge/create-app.ts';
import { sendAnswer } from '../../edge/send-answer.ts';
import { SANDBOX_OPERATOR_TOKEN } from '../../gateway/config/config.ts';
import type { Config } from '../../gateway/config/config.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, DEMO_TOTP_SECRET } from '../../gateway/sandbox/demo-people.ts';
import type { DemoPerson } from '../../gateway/sandbox/demo-people.ts';
import { OPERATOR_SIDE } from '../../gateway/domain/audit/actor.ts';
import { startPage } from '../../start-page/start-page.ts';
import { html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { MOCK_COMMAND } from './installation.ts';

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
        const operator = operatorSection({ baseUrl: baseUrl(), docsPath, operatorToken: config.operatorToken });
        const more = html`${operator}${PEOPLE_SECTION}`;
        sendAnswer(
          response,
          startPage({ baseUrl, docsPath, shopPath, mockCommand: MOCK_COMMAND, about: ABOUT_SANDBOX, more }),
          id,
        );
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

/** A form for each role: it works without script. The button says for whom, also to those who cannot see the row. */
function personRow({ role, email, about }: DemoPerson): Html {
  return html`<tr>
    <td><code>${email}</code><small>${about}</small></td>
    <td class="act">
      <form method="post" action="/account/demo">
        <button name="role" value="${role}" aria-label="Sign in as ${role}">Sign in</button>
      </form>
    </td>
  </tr>`;
}

function peopleOf(title: string, people: readonly DemoPerson[]): Html {
  return html`<tbody>
    <tr>
      <th colspan="2" scope="rowgroup">${title}</th>
    </tr>
    ${people.map(personRow)}
  </tbody>`;
}

const PEOPLE_SECTION = html`<h2 id="people">Sign in as anyone</h2>
  <p>
    One demo account per role; one click signs you in, the operator's people to the <a href="/console">console</a>. To
    sign in by hand, use the password <code>${DEMO_PASSWORD}</code> and add the secret
    <code>${DEMO_TOTP_SECRET}</code> to an authenticator app.
  </p>
  <table class="people">
    ${peopleOf(
      'The operator',
      DEMO_PEOPLE.filter(({ merNo }) => merNo === OPERATOR_SIDE),
    )}
    ${peopleOf(
      `Merchant ${sandboxAccount.merNo}`,
      DEMO_PEOPLE.filter(({ merNo }) => merNo !== OPERATOR_SIDE),
    )}
  </table>`;
