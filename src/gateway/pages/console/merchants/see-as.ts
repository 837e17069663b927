import type { Role } from '../../../../../generated/permissions.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { MERCHANT } from '../../desk/merchant-navigation.ts';
import { rolesOf } from '../../shared/people/person.ts';
import { answerRefused, seeOther } from '../../desk/respond.ts';
import { STOP_SEE_AS } from '../../desk/views/see-as.ts';
import { MERCHANTS, merchantPath, readMerchant } from './merchant.ts';
import type { Merchant } from './merchant.ts';

/** "See as": the merchant's back office as one of its roles has it, to look only. */
export function seeAsRoutes(context: DeskContext): DeskRoute[] {
  return [stopRoute(context), startRoute(context)];
}

export function seeAsLink(exchange: SignedInExchange, { merNo }: Merchant): Html[] {
  return may(exchange, 'merchants.seeAs')
    ? [html`<a class="button" href="${MERCHANTS}/${merNo}/see-as">See as…</a>`]
    : [];
}

function startRoute(context: DeskContext): DeskRoute {
  return formRoute<Merchant, 'startSeeing'>({
    path: '/:merNo/see-as',
    screen: 'merchants',
    operation: 'startSeeing',
    title: ({ name }) => `See the back office of ${name}`,
    read: readMerchant(context),
    homeOf: ({ merNo, name }) => ({ path: merchantPath(merNo), title: name }),
    done: '',
    seenOf: ({ name }) => ({ Merchant: name }),
    fields: ({ field }) => field('role', { value: 'owner', choices: rolesOf('merchant').map((role) => [role, role]) }),
    effect: ({ name }) =>
      `For 30 minutes the back office shows you what this role of ${name} sees. You can look, but change nothing. The console stays as it is. It is recorded with your name and the reason.`,
    button: 'See as this role',
    send: ({ exchange, subject: { merNo }, form, reason }) =>
      context.call(exchange, 'startSeeing', {
        parameters: { merNo },
        body: { role: fieldOf(form, 'role') as Role },
        reason,
      }),
    answer: (exchange) => seeOther(exchange, MERCHANT),
  });
}

function stopRoute({ call }: DeskContext): DeskRoute {
  return {
    path: STOP_SEE_AS,
    async submit(exchange) {
      const called = await call(exchange, 'stopSeeing', {});
      return called.kind === 'done' ? seeOther(exchange, MERCHANTS) : answerRefused(exchange, called);
    },
  };
}
