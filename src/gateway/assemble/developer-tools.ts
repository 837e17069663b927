import type { Core } from '../core.ts';
import { TEST_EVENTS } from '../operations/deliveries/test-events.ts';
import type { TestEventDependencies } from '../operations/deliveries/test-events.ts';
import type { TriggerDependencies } from '../operations/platform/triggers.ts';

type DeveloperTools = Pick<TestEventDependencies, 'exampleOf' | 'testEventRate'> &
  Pick<TriggerDependencies, 'sandboxShop'>;

/** What the tools for merchants' developers need: the contract's examples, a limit, and a shop that the sandbox plays. */
export function developerTools(core: Core): DeveloperTools {
  const { sandbox, dependencies, vault, ids, gatewayPrivateKey } = core;
  return {
    async exampleOf(event) {
      // The whole contract, which only this needs in live mode.
      const { notificationExample } = await import('../../examples/contract-examples.ts');
      return notificationExample(event);
    },
    testEventRate: dependencies.limiter.createRate(TEST_EVENTS),
    sandboxShop: sandbox?.createSandboxShop({ dependencies, vault, ids, gatewayPrivateKey }) ?? null,
  };
}
