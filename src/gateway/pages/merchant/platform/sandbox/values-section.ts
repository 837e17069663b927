import { say, sayWords } from '../../../../../web/texts.ts';
import { operations } from '../../../../../../generated/operations.ts';
import { roles } from '../../../../../../generated/permissions.ts';
import { sandboxAccount } from '../../../../../../generated/sandbox.ts';
import { html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import type { SandboxRow } from '../../../../../protocol/operation-rule.ts';
import { copyable, section, wideFacts } from '../../../desk/views/parts.ts';
import { table } from '../../../desk/views/table.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';

// Values that decide what happens, as the contract lists them, and accounts to try things with.

interface TestValue {
  readonly field: string;
  readonly value: string;
  readonly about: string;
}

export function valuesSection(): Html {
  const cards = valuesOf(operations.createPayment.sandbox).filter(({ field }) => field === 'cardNo');
  const others = [
    ...valuesOf(operations.createPayout.sandbox).map((one) => ({ ...one, where: say`Payout` })),
    ...valuesOf(operations.applyRefund.sandbox).map((one) => ({ ...one, where: say`Refund` })),
  ];
  return html`${section(
    say`Test cards`,
    html`${table({
        caption: say`Test cards`,
        rows: cards,
        keyOf: ({ value }) => value,
        columns: [
          { title: say`Number`, cell: ({ value }) => html`<span class="whole">${copyable(value)}</span>` },
          { title: say`What happens`, cell: ({ about }) => prose(about) },
        ],
      })}
      <p class="soft">Any other valid number succeeds, with any date in the future and any security code.</p>`,
    { id: 'cards' },
  )}
  ${section(
    say`Other test values`,
    table({
      caption: say`Test values of payouts and refunds`,
      rows: others,
      keyOf: ({ where, value }) => `${where} ${value}`,
      columns: [
        { title: say`In`, cell: ({ where, field }) => html`<span>${where}: <code>${field}</code></span>` },
        { title: say`Value`, cell: ({ value }) => copyable(value) },
        { title: say`What happens`, cell: ({ about }) => prose(about) },
      ],
    }),
  )}`;
}

function valuesOf(rows: readonly SandboxRow[]): TestValue[] {
  return rows.flatMap(({ field, value, about }) =>
    field === undefined || value === undefined ? [] : [{ field, value, about: sayWords(about) }],
  );
}

/** The contract's words, whose code stands between backquotes. */
function prose(text: string): Html {
  const parts = text.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`));
  return html`<span>${parts}</span>`;
}

export function accountsSection({ signedIn }: SignedInExchange, publicUrl: string): Html {
  const banks = sandboxAccount.banks.map(({ bankId, name }) => `${name} (${bankId})`).join(', ');
  const people = Object.entries(roles).filter(([, { side }]) => side === 'merchant');
  return section(
    say`Test accounts`,
    html`${wideFacts([
        [say`Gateway`, copyable(publicUrl)],
        [say`Merchant number`, copyable(String(signedIn.grant.merNo))],
        [say`Banks for Vietnam Pay`, banks],
      ])}
      <p class="soft">
        The demo merchant is ${sandboxAccount.merNo} with the key <code>${sandboxAccount.key}</code>. Its people sign in
        by one click on <a href="/">the start page</a>: ${people.map(([name]) => name).join(', ')}. Mails of this
        sandbox are not sent; they are in <a href="/merchant/outbox">the outbox</a>.
      </p>`,
    { id: 'accounts' },
  );
}
