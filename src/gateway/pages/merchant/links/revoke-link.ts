import { say } from '../../../../web/texts.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { linkPath } from './link-words.ts';
import type { Link } from './link-words.ts';

export function revokeRoute({ call }: DeskContext): DeskRoute {
  return formRoute<Link, 'revokeLink'>({
    path: '/:linkNo/revoke',
    screen: 'links',
    operation: 'revokeLink',
    title: ({ title }) => say`Revoke “${title}”`,
    read: (exchange) => call(exchange, 'getLink', { parameters: { linkNo: exchange.parameter } }),
    homeOf: ({ linkNo, title }) => ({ path: linkPath(linkNo), title }),
    done: 'revoked',
    seenOf: ({ state }) => ({ [say`State`]: state }),
    appliesTo: ({ state }) => state !== 'revoked',
    effect: ({ paying }) =>
      paying === 0
        ? say`Nobody can start a payment with this link any more. What was paid stays paid. This cannot be undone.`
        : paying === 1
          ? say`Nobody else can start a payment with this link. One payment is being made now and can still be completed. What was paid stays paid. This cannot be undone.`
          : say`Nobody else can start a payment with this link. ${paying} payments are being made now and can still be completed. What was paid stays paid. This cannot be undone.`,
    button: () => say`Revoke the link`,
    tone: 'danger',
    send: ({ exchange, subject, reason }) =>
      call(exchange, 'revokeLink', { parameters: { linkNo: subject.linkNo }, reason }),
  });
}
