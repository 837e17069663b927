import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { daySpan } from '../../desk/day-span.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import { seeOther } from '../../desk/respond.ts';
import { fieldOf } from '../../frame/form.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { readVersion, simulationPath, versionPath } from './version.ts';
import type { Version } from './version.ts';

const DAY_MS = 86_400_000;
const LAST_DAYS = [7, 14, 30];
const USUAL_DAYS = '14';
const FROM_DAY = 'day';

/** Past orders are replayed through a version's rules. Its result has a page of its own. */
export function simulateRoute(context: DeskContext): DeskRoute {
  return formRoute<Version, 'simulateRouting'>({
    path: '/versions/:version/simulate',
    screen: 'routing',
    operation: 'simulateRouting',
    title: ({ version }) => `Simulate version ${version}`,
    read: readVersion(context),
    homeOf: ({ version }) => ({ path: versionPath(version), title: `Version ${version}` }),
    done: 'simulated',
    fields: ({ field }) => [
      field('since', {
        value: USUAL_DAYS,
        choices: [
          ...LAST_DAYS.map((days) => [String(days), `The last ${days} days`] as const),
          [FROM_DAY, 'From a day on'],
        ],
      }),
      field('day', { type: 'date' }),
    ],
    effect: () =>
      'Orders of these days are replayed through the rules: what would have gone where, at which cost, and how many would be approved. Nobody is called, and nothing is changed.',
    button: 'Simulate',
    send: ({ exchange, subject: { version }, form }) =>
      context.call(exchange, 'simulateRouting', { body: { version, since: sinceIn(exchange, form) } }),
    answer: (exchange, _subject, { simulationNo }) => seeOther(exchange, simulationPath(simulationNo)),
  });
}

function sinceIn(exchange: SignedInExchange, form: URLSearchParams): string {
  const since = fieldOf(form, 'since');
  if (since === FROM_DAY) return daySpan(exchange, { from: fieldOf(form, 'day') }).from ?? '';
  return new Date(exchange.now - Number(since) * DAY_MS).toISOString();
}
