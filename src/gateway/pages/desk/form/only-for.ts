import { say } from '../../../../web/texts.ts';
import type { Permission } from '../../../../../generated/permissions.ts';
import { may } from '../desk-types.ts';
import type { DeskRoute } from '../desk-types.ts';
import { deskOf } from '../desks.ts';
import { answerRefused } from '../respond.ts';

/** A form that is shown only to those who may send it. What is sent nevertheless is refused, and recorded, by its operation. */
export function onlyFor(permission: Permission, route: DeskRoute, text?: () => string): DeskRoute {
  const { show } = route;
  if (show === undefined) return route;
  return {
    ...route,
    async show(exchange) {
      if (may(exchange, permission)) return show(exchange);
      const detail = text?.() ?? say`Your roles do not include ${permission}. Ask ${deskOf(exchange).administrator}.`;
      return answerRefused(exchange, { kind: 'refused', name: 'forbidden', detail });
    },
  };
}
