import { operations } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { sampleCurl } from '../examples/sample-request.ts';
import { NOTHING, html } from '../web/html.ts';
import type { Html, Value } from '../web/html.ts';
import { page } from './page.ts';
import type { Page } from './page.ts';

export interface PageContext {
  readonly baseUrl: () => string;
  readonly docsPath?: string;
}

export interface StartPageOptions extends PageContext {
  /** Describes this server, in a sentence or two. */
  readonly about: Html;
  /** The path of the demo shop, if there is one. */
  readonly shopPath?: string;
  /** What a developer types to start the mock; shown beside the shop. */
  readonly mockCommand?: string;
  /** A section after the sample. */
  readonly more?: Html;
}

/** The first page for developers: a ready-to-run request, the demo merchant, the values that set results. */
export function startPage(options: StartPageOptions): Page {
  const { baseUrl, about, more = NOTHING } = options;
  const { merNo, key, websites, webhookSecret } = sandboxAccount;
  const content = html`<h1>A contract-first payment gateway</h1>
    <p>${about}</p>
    ${startLinks(options)}
    <h2>Try it</h2>
    <p>
      A correctly signed payment. Paste it into a shell and run it as often as you like; the result is sent to
      <code>notifyUrl</code>.
    </p>
    <pre tabindex="0"><code>${sampleCurl(baseUrl())}</code></pre>
    ${more}
    <h2>Demo merchant</h2>
    <dl>
      <dt>Merchant number</dt>
      <dd><code>${merNo}</code></dd>
      <dt>Merchant key</dt>
      <dd><code>${key}</code></dd>
      <dt>Website, for the Referer</dt>
      <dd><code>${websites.join(', ')}</code>, any port</dd>
      <dt>Webhook secret</dt>
      <dd><code>${webhookSecret}</code></dd>
    </dl>
    <h2>Values that set the result</h2>
    ${sandboxTable()}
    <h2>Operations</h2>
    <ul>
      ${operationItems()}
    </ul>`;
  return page('Tollgate', content);
}

/** The shop comes first: it explains the most in a minute. */
function startLinks({ docsPath, shopPath, mockCommand = '' }: StartPageOptions): Html {
  if (docsPath === undefined) return NOTHING;
  if (shopPath === undefined) return html`<p><a class="main" href="${docsPath}">Read the docs</a></p>`;
  return html`<p><a class="main" href="${shopPath}">Buy a mug and follow every request</a></p>
    <p>
      <a href="${docsPath}">Read the docs</a>, look up an <a href="${docsPath}errors/">error code</a>, or start a
      stateless mock: <code>${mockCommand}</code>.
    </p>`;
}

/** Grouped by operation and field, in two columns, to fit a phone. */
function sandboxTable(): Html {
  const groups = new Map<string, { title: Html; lines: Html[] }>();
  for (const { path, sandbox } of Object.values(operations)) {
    for (const row of sandbox) {
      if (!('field' in row)) continue;
      const title = html`<code>${path}</code>, by <code>${row.field}</code>`;
      const group = groups.get(title.html) ?? { title, lines: [] };
      group.lines.push(
        html`<tr>
          <td><code>${row.value}</code></td>
          <td>${inCode(row.about)}</td>
        </tr>`,
      );
      groups.set(title.html, group);
    }
  }
  const bodies = Array.from(
    groups.values(),
    ({ title, lines }) =>
      html`<tbody>
        <tr>
          <th colspan="2" scope="rowgroup">${title}</th>
        </tr>
        ${lines}
      </tbody>`,
  );
  return html`<div class="wide" tabindex="0">
    <table>
      <thead>
        <tr>
          <th>Value</th>
          <th>Result</th>
        </tr>
      </thead>
      ${bodies}
    </table>
  </div>`;
}

function operationItems(): Html[] {
  return Object.values(operations).map(
    ({ operationId, path }) => html`<li><code>POST ${path}</code> ${operationId}</li>`,
  );
}

/** Renders the backquotes in the contract's texts as code. */
function inCode(text: string): Value {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}
