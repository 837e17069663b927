import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { Exchange } from '../../frame/page-types.ts';
import type { Secret } from './key-kinds.ts';
import { ageWords } from '../../design/written.ts';

type Use = Secret['uses'][number];

/** Who used a key last, such as `2 min ago from 203.0.113.7 by tollgate-kit/0.2.0`. */
export function lastUse(exchange: Pick<Exchange, 'now'>, { kind, uses: [latest] }: Secret): Html {
  if (kind === 'webhookSecret') return html`<span class="soft">with each notification</span>`;
  return latest === undefined ? html`<span class="soft">not yet</span>` : useText(exchange, latest);
}

export function useText({ now }: Pick<Exchange, 'now'>, { usedAt, address, agent }: Use): Html {
  return html`<span
    >${ageWords(now - Date.parse(usedAt))} ago from
    <code>${address}</code>${agent !== '' && html` by <code>${agent}</code>`}</span
  >`;
}
