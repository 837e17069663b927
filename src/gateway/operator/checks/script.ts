import type { SandboxRow } from '../../../protocol/operation-rule.ts';
import type { Script } from '../../domain/orders/order.ts';

export function scriptOf({ script, events }: SandboxRow): Script {
  return { name: script, laterSeconds: Math.max(0, ...events.map(({ afterSeconds }) => afterSeconds)) };
}
