import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { formatAmount, parseSignedAmount } from '../../../domain/money.ts';
import { wordingOf } from '../orders/story/wording.ts';
import { isPoll } from '../../frame/exchange.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Call } from '../../desk/desk-types.ts';
import { figure } from '../../desk/views/figures.ts';
import { amount, tag } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';
import type { Column } from '../../desk/views/table.ts';

type DaySums = components['schemas']['DaySums'];
type DaySum = DaySums['sums'][number];

/** A line of the proof: an account, or several together. */
export type ProofLine = Omit<DaySum, 'account'> & { readonly title: string };

interface ProvedDay {
  readonly merNo: number;
  readonly day: string;
  /** Null for all. */
  readonly currency: string | null;
  readonly linesOf: (sums: readonly DaySum[]) => readonly ProofLine[];
}

/** Opening, what moved, and closing of a day, and whether they add up. A page that updates itself proves it once. */
export async function dayProof(
  call: Call,
  exchange: SignedInExchange,
  { merNo, day, currency, linesOf }: ProvedDay,
): Promise<Html> {
  if (isPoll(exchange.request)) return NOTHING;
  const parameters = { merNo, day, ...(currency !== null && { currency }) };
  const called = await call(exchange, 'readDaySums', { parameters });
  // What is wrong with the day, the list below says.
  if (called.kind !== 'done') return NOTHING;
  const { sums, result } = called.value;
  const lines = linesOf(sums);
  if (lines.length === 0 && result === 'addsUp') return NOTHING;
  return html`<section class="sheet day-proof" aria-labelledby="proof-title">
    <div class="title">
      <h2 id="proof-title">This day</h2>
      ${verdict(result)}
    </div>
    ${result === 'notChecked' && html`<p class="soft">Its postings are too many to sum them for a page, or some came after it was closed.</p>`}
    ${lines.length > 0 && proofTable(exchange, lines, result)}
  </section>`;
}

function verdict(result: DaySums['result']): Html {
  if (result === 'addsUp') return tag(say`Adds up`, 'good');
  return result === 'differs' ? tag(say`Does not add up`, 'bad') : tag(say`Not checked`, 'wait');
}

function proofTable(exchange: SignedInExchange, rows: readonly ProofLine[], result: DaySums['result']): Html {
  return table<ProofLine>({
    caption: say`Opening, total and closing of the day`,
    rows,
    keyOf: ({ title, currency }) => `${title} ${currency}`,
    columns: columnsOf(exchange, result),
  });
}

function columnsOf(exchange: SignedInExchange, result: DaySums['result']): Column<ProofLine>[] {
  // What moves between a shop's own accounts comes in and goes out: to the shop, only the total says something.
  const { isShop } = wordingOf(exchange);
  const parts: Column<ProofLine>[] = [
    { title: 'In', kind: 'figure', cell: ({ incoming }) => figure(incoming) },
    { title: 'Out', kind: 'figure', cell: ({ outgoing }) => figure(outgoing) },
  ];
  const moved: Column<ProofLine>[] = [
    ...(isShop ? [] : parts),
    { title: say`Total`, kind: 'figure', cell: (line) => figure(totalOf(line)) },
  ];
  const differences: Column<ProofLine>[] = [
    {
      title: say`Differs by`,
      kind: 'figure',
      cell: ({ difference, currency }) =>
        /[1-9]/.test(difference) ? html`<b class="loss">${amount(difference, currency)}</b>` : '–',
    },
  ];
  return [
    { title: say`Account`, cell: ({ title, currency }) => html`${title} <small class="soft">${currency}</small>` },
    { title: say`Opening`, kind: 'figure', cell: ({ opening }) => figure(opening) },
    ...(result === 'notChecked' ? [] : moved),
    { title: say`Closing`, kind: 'figure', cell: ({ closing }) => html`<b>${figure(closing)}</b>` },
    ...(result === 'differs' ? differences : []),
  ];
}

function totalOf({ incoming, outgoing, currency }: ProofLine): string {
  return formatAmount(parseSignedAmount(incoming, currency) - parseSignedAmount(outgoing, currency), currency);
}

/** Several accounts as one line: what moves between them cancels out of their total. */
export function together(title: string, sums: readonly DaySum[]): ProofLine[] {
  const currencies = [...new Set(sums.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const own = sums.filter((sum) => sum.currency === currency);
    const sumOf = (name: 'opening' | 'incoming' | 'outgoing' | 'closing' | 'difference') =>
      formatAmount(
        own.reduce((total, sum) => total + parseSignedAmount(sum[name], currency), 0n),
        currency,
      );
    return {
      title,
      currency,
      opening: sumOf('opening'),
      incoming: sumOf('incoming'),
      outgoing: sumOf('outgoing'),
      closing: sumOf('closing'),
      difference: sumOf('difference'),
    };
  });
}
