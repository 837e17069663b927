import type { IncomingMessage } from 'node:http';
import { rolePermissions } from '../../../generated/permissions.ts';
import { hasSecureCookies } from './account-pages.ts';
import type { Core } from '../core.ts';
import { createAddressList } from '../limits/client-address.ts';
import { PUBLIC_REQUESTS } from '../http/limits.ts';
import { createAuthenticate } from '../http/operator/authenticate.ts';
import { createBreakGlassWatch } from '../operator/break-glass-watch.ts';
import { createAskForApproval } from '../operator/four-eyes.ts';
import { createOperatorHandlers } from '../operator/handlers.ts';
import { createOperatorRoutes } from '../http/operator/operator-routes.ts';
import { createPerformer } from '../operator/perform.ts';
import { isPublicAddress } from '../outbound/address-guard.ts';
import { createIdentifyToken } from '../operations/sign-in/identify-token.ts';
import { createIdentify, identifyBrowser } from '../operations/sign-in/identify.ts';
import { createIdentifyAs } from '../operations/sign-in/see-as.ts';
import { sessionTokenOf } from '../pages/frame/cookies.ts';
import type { OperatorOperations } from '../operations/create-operator-operations.ts';

interface Serving {
  readonly operator: OperatorOperations;
  /** Where browsers reach the gateway, without a trailing slash. */
  readonly publicUrl: () => string;
  readonly clientAddress: (request: IncomingMessage) => string;
}

/** The operator's interface: who calls it, and what they may do. The pages of people share it. */
export function openOperatorAccess(core: Core, { operator, publicUrl, clientAddress }: Serving) {
  const { config, log, metrics, trace, tracing, stopwatch, vault, identity } = core;
  const { store, clock } = core.dependencies;
  const { clock: realClock, limiter } = identity;
  const { mode, localSignIn } = config;
  const isNamed = createAddressList(config.operatorTokenFrom);
  const isInside = (address: string) => !isPublicAddress(address) || isNamed(address);
  const identifyAll = createIdentify({ store, vault, realClock, rolePermissions, localSignIn });
  const identify = identifyBrowser(identifyAll);
  const handlers = createOperatorHandlers(operator, { mode, methods: core.dependencies.methods });
  const askForApproval = createAskForApproval(operator, mode);
  const performer = createPerformer({ handlers, askForApproval, clock, realClock, mode, store, limiter, log });
  const routes = createOperatorRoutes({
    authenticate: createAuthenticate({
      token: config.operatorToken,
      limiter,
      identify: identifyAll,
      identifyToken: createIdentifyToken({ store, vault, realClock, rolePermissions }),
      onBreakGlass: createBreakGlassWatch({ mode, stopwatch, log, onUse: metrics.countBreakGlass, isInside }),
      browsers: {
        identify,
        publicUrl,
        sessionOf: (cookie) => sessionTokenOf(cookie, hasSecureCookies(mode, publicUrl())),
      },
    }),
    performer,
    log,
    metrics,
    trace: trace.run,
    spans: tracing?.requests,
    clientAddress,
    publicLimit: limiter.createRate(PUBLIC_REQUESTS),
    reads: core.reads,
  });
  const identifyAs = createIdentifyAs({ store, realClock, rolePermissions }, identify);
  return { identify, identifyAs, perform: performer.perform, routes };
}
