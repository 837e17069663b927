import { say } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { fileFormOf } from '../../desk/list/file-kinds.ts';
import { field, formFields, select } from '../../desk/views/forms.ts';
import { exportsPath } from './export-paths.ts';

type Typed = Pick<URLSearchParams, 'get'>;

/** For days, or for the payout that the address names; with what was typed before. */
export function askForm(exchange: SignedInExchange, typed: Typed = exchange.request.query): Html {
  const action = exportsPath(exchange);
  const batchNo = typed.get('batchNo');
  const isOfOperator = exchange.desk === 'console';
  const merNo = typed.get('merNo') ?? '';
  return html`<form class="stack" method="post" action="${action}" aria-label="${say`Export lines`}" data-once>
    ${formFields(exchange, action)}
    <div class="filters">
      ${isOfOperator && field({ name: 'merNo', label: say`Merchant`, value: merNo, isMerchant: true, required: true })}
      ${
        batchNo === null
          ? dayFields(exchange, typed)
          : field({ name: 'batchNo', label: say`Payout`, value: batchNo, required: true })
      }
      ${select({ name: 'format', label: say`Format`, value: typed.get('format') ?? 'xlsx', choices: formatChoices() })}
      <button class="button main">Export lines</button>
    </div>
    <details ${typed.get('format') === 'csv' && html`open`}>
      <summary>CSV options</summary>
      <div class="filters">${csvFields(typed)}</div>
    </details>
  </form>`;
}

function dayFields({ now }: SignedInExchange, typed: Typed): Html {
  const today = new Date(now).toISOString().slice(0, 10);
  const currency = { name: 'currency', label: say`Currency`, lengthMax: 10, required: true, placeholder: 'USD' };
  const [from, to] = [typed.get('from') ?? `${today.slice(0, 8)}01`, typed.get('to') ?? today];
  return html`${field({ ...currency, value: typed.get('currency') ?? '' })}
  ${field({ name: 'from', label: say`From day`, type: 'date', value: from, required: true })}
  ${field({ name: 'to', label: say`To day`, type: 'date', value: to, required: true })}`;
}

function formatChoices(): (readonly [string, string])[] {
  return [
    ['xlsx', say`Excel (XLSX)`],
    ['csv', say`CSV`],
    ['jsonl', say`JSON lines`],
  ];
}

function csvFields(typed: Typed): Html {
  const separator = typed.get('separator') ?? ',';
  const decimals = typed.get('decimals') ?? '.';
  return html`${select({
    name: 'separator',
    label: say`Between cells`,
    value: separator,
    choices: [
      [',', say`Comma`],
      [';', say`Semicolon`],
    ],
  })}
  ${select({
    name: 'decimals',
    label: say`Amounts`,
    value: decimals,
    choices: [
      ['.', '1234.50'],
      [',', '1234,50'],
    ],
  })}
  ${select({
    name: 'byteOrderMark',
    label: say`Byte order mark`,
    value: typed.get('byteOrderMark') ?? '',
    choices: [
      ['', say`No`],
      ['yes', say`Yes, for Excel`],
    ],
  })}`;
}

/** How the file is written, in the contract's words. What is none of the formats is passed on: the operation says so. */
export function writtenAs(form: Typed): object {
  const asked = form.get('format') ?? '';
  const { format, csv } = fileFormOf(asked) ?? { format: asked };
  if (csv !== undefined) {
    const { hasByteOrderMark: byteOrderMark, ...rest } = csv;
    return { format, csv: { ...rest, byteOrderMark } };
  }
  const [separator, decimals] = [form.get('separator'), form.get('decimals')];
  if (format !== 'csv' || separator === null || decimals === null) return { format };
  return { format, csv: { separator, decimals, byteOrderMark: form.get('byteOrderMark') === 'yes' } };
}
