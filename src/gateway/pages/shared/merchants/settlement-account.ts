import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { section, wideFacts } from '../../desk/views/parts.ts';

interface SettlementWords {
  /** If no account was given. */
  readonly none: string;
  /** How it is changed. */
  readonly change: string;
}

/** Where the merchant's money is paid to. Nobody sees the whole number, on either desk. */
export async function settlementSection(
  { call }: DeskContext,
  exchange: SignedInExchange,
  { merNo, words }: { readonly merNo: number; readonly words: SettlementWords },
): Promise<Html> {
  if (!may(exchange, 'balances.read')) return NOTHING;
  const found = await call(exchange, 'getSettlementAccount', { parameters: { merNo } });
  if (found.kind !== 'done') return NOTHING;
  const { account, bank, givenAt } = found.value;
  const known =
    account === null || givenAt === null
      ? html`<p>${words.none}</p>`
      : wideFacts([
          [say`Account`, html`<code>${account}</code>`],
          [say`Bank`, bank],
          [say`Given at registration`, moment(exchange, givenAt, 'day')],
        ]);
  return section(
    say`Settlement account`,
    html`${known}
      <p class="soft">${words.change}</p>`,
  );
}
