import { createPublicKey } from 'node:crypto';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import type { EdgePlugin } from '../../edge/create-app.ts';
import { sampleCurl } from '../../examples/sample-request.ts';
import { SANDBOX_OPERATOR_TOKEN } from '../../gateway/config/config.ts';
import type { Config } from '../../gateway/config/config.ts';
import { CONSOLE } from '../../gateway/pages/desk/console-navigation.ts';
import { MERCHANT } from '../../gateway/pages/desk/merchant-navigation.ts';
import { createRunItHere } from '../../run-it-here/routes.ts';
import { createShop } from '../../shop/shop.ts';
import { shareWithWorkers } from '../serve/between-workers.ts';
import { findGenerator } from '../docs/docs-build.ts';
import { rawRoutes } from '../raw-routes.ts';
import { MOCK_COMMAND } from './installation.ts';
import { startResettable } from '../platform/reset-sandbox.ts';
import { createStartPage } from './start-page.ts';

// What a sandbox serves and prints besides the gateway. Live mode does not load this file (S21).

const SHOP_PATH = '/shop';

export interface BesideOptions {
  readonly config: Config;
  readonly docsPath: string;
  /** Where the gateway listens. */
  readonly url: () => string;
  readonly publicUrl: () => string;
}

export function createBeside({ config, docsPath, url, publicUrl }: BesideOptions): EdgePlugin[] {
  const shop = createShop({ gatewayUrl: url, publicUrl, now: Date.now, sharing: shareWithWorkers('shop') });
  return [
    createStartPage({ baseUrl: publicUrl, docsPath, shopPath: SHOP_PATH, config }),
    rawRoutes(SHOP_PATH, shop),
    createRunItHere({
      path: `${docsPath}run`,
      gatewayUrl: url,
      publicUrl,
      gatewayPublicKey: publicKeyOf(config),
      now: Date.now,
      sharing: shareWithWorkers('inboxes'),
    }),
  ];
}

function publicKeyOf({ gatewayPrivateKey }: Config): string {
  if (gatewayPrivateKey === null) return sandboxAccount.gatewayPublicKey;
  return createPublicKey(gatewayPrivateKey).export({ type: 'spki', format: 'pem' }).toString();
}

/** Builds the docs of a clone on the first request; null if there is nothing to build them with. */
export const findDocsGenerator = findGenerator;

export const startSandbox = startResettable;

/** What the sandbox prints when it serves, around the lines that every gateway prints. */
export function sandboxText(url: string, lines: readonly string[], { operatorToken }: Config): string[] {
  const token = operatorToken === SANDBOX_OPERATOR_TOKEN ? operatorToken : 'see OPERATOR_TOKEN';
  return [
    `Start page: ${url}/`,
    ...lines,
    `Operator:   ${url}/operator, bearer token: ${token}`,
    `Console:    ${url}${CONSOLE}, back office: ${url}${MERCHANT} (the start page signs you in)`,
    `Shop:       ${url}${SHOP_PATH} (buy a mug and follow every request)`,
    `Mock:       run "${MOCK_COMMAND}" for a stateless mock on http://localhost:4010`,
    `Try it:     ${sampleCurl(url)}`,
  ];
}
