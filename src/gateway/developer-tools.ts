import type { Core } from './core.ts';
import type { OperatorDependencies } from './operations/operator/operator-dependencies.ts';
import { TEST_EVENTS } from './operations/operator/test-events.ts';

/** What the tools for merchants' developers need: the contract's examples, a limit, and a shop that the sandbox plays. */
export function developerTools(core: Core): Pick<OperatorDependencies, 'exampleOf' | 'testEventRate' | 'sandboxShop'> {
  const { sandbox, dependencies, vault, ids, gatewayPrivateKey } = core;
  return {
    async exampleOf(event) {
      // The whole contract, which only this needs in live mode.
      const { notificationExample } = await import('../examples/contract-examples.ts');
      return notificationExample(event);
    },
    testEventRate: dependencies.limiter.createRate(TEST_EVENTS),
    sandboxShop: sandbox?.createSandboxShop({ dependencies, vault, ids, gatewayPrivateKey }) ?? null,
  };
}
