import { say } from '../../../../web/texts.ts';
import { html, withPlain } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { MomentPrecision } from '../../../domain/text/notation.ts';
import { ageWords, momentWords } from '../../design/written.ts';
import type { Exchange } from '../../frame/page-types.ts';
import { zoneOf } from '../zone.ts';

/** A moment in the person's zone, with UTC on hover. `at` in milliseconds, or as the contract writes it. */
export function moment(
  exchange: Pick<Exchange, 'request'>,
  at: number | string,
  precision: MomentPrecision = 'minute',
): Html {
  const date = new Date(at);
  const iso = date.toISOString();
  const utc = `${iso.slice(0, 19).replace('T', ' ')} UTC`;
  const words = momentWords(date.getTime(), zoneOf(exchange), precision);
  const markup = html`<time datetime="${iso}" title="${utc}">${words}</time>`;
  return withPlain(markup, { kind: 'moment', text: iso });
}

/** How long it has been in progress, or how long it took. */
export function timeTaken(
  { now }: Pick<Exchange, 'now'>,
  { createdAt, finishedAt }: { readonly createdAt: string; readonly finishedAt: string | null },
): string {
  const started = Date.parse(createdAt);
  return finishedAt === null ? ageWords(now - started) : say`took ${ageWords(Date.parse(finishedAt) - started)}`;
}
