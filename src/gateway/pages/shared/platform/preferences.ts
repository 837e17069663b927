import { html } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, PageRoute, SignedInExchange } from '../../frame/page-types.ts';
import { deskOf } from '../../desk/desks.ts';
import { seeOther } from '../../desk/respond.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { formFields, select } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { isZone, zoneCookie, zoneOf } from '../../desk/zone.ts';

const PATH = '/preferences';

/** The time zone. With a script, the browser's own is taken until somebody chooses another. */
export function preferenceRoutes(): PageRoute[] {
  return [
    {
      path: PATH,
      for: 'signedIn',
      show: async (exchange) => show(exchange),
      async submit(exchange, form) {
        const zone = fieldOf(form, 'zone');
        if (!isZone(zone)) return show(exchange);
        const answer = seeOther(exchange, deskOf(exchange).folder + PATH, { done: 'zone' });
        return { ...answer, cookies: [...(answer.cookies ?? []), zoneCookie(zone)] };
      },
    },
  ];
}

function show(exchange: SignedInExchange): PageAnswer {
  const zones = new Set(['UTC', zoneOf(exchange), ...Intl.supportedValuesOf('timeZone')]);
  const content = html`${doneNotice(exchange, { zone: 'Times are now shown in your zone.' })}
    <form class="sheet act" method="post" action="${deskOf(exchange).folder + PATH}">
      ${formFields(exchange, deskOf(exchange).folder + PATH)}
      ${select({
        name: 'zone',
        label: 'Time zone',
        value: zoneOf(exchange),
        choices: [...zones].map((zone) => [zone, zone]),
        hint: 'UTC is shown when you point at a time.',
      })}
      <div class="actions"><button class="button main">Save</button></div>
    </form>`;
  return answerDesk(exchange, { screen: null, title: 'Preferences', content });
}
