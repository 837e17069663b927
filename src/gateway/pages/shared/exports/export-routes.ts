import { say } from '../../../../web/texts.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { pageHeaders } from '../../desk/page-headers.ts';
import { answerRefused, refusedNotice, seeOther } from '../../desk/respond.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { exportList, exportsPath } from './export-list.ts';

type Format = 'xlsx' | 'csv' | 'jsonl';

const TYPES: Readonly<Record<Format, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
};

/** The files of lines that people asked for: the list, the form that asks for one, a file, and the button that cancels it. */
export function exportRoutes(context: DeskContext): DeskRoute[] {
  const list = listRoute(context, exportList);
  return [{ ...list, submit: (exchange, form) => ask(context, exchange, form) }, fileRoute(context)];
}

function merchantOf(exchange: SignedInExchange, text: string | null): number {
  // A name is read by the call.
  return exchange.desk === 'merchant' ? exchange.signedIn.grant.merNo : ((text ?? '') as unknown as number);
}

async function ask({ call }: DeskContext, exchange: SignedInExchange, form: URLSearchParams) {
  const given = (name: string) => (form.get(name) ?? '').trim();
  const fields = ['batchNo', 'from', 'to'].flatMap((name) => (given(name) === '' ? [] : [[name, given(name)]]));
  const body = {
    format: given('format') as Format,
    ...(Object.fromEntries(fields) as Record<string, string>),
    ...(given('currency') !== '' && { currency: given('currency').toUpperCase() }),
  };
  const merNo = merchantOf(exchange, given('merNo'));
  const asked = await call(exchange, 'createExport', { parameters: { merNo }, body });
  if (asked.kind === 'refused')
    return answerDesk(exchange, {
      screen: 'exports',
      title: say`Exports`,
      back: { path: exportsPath(exchange), title: say`Exports` },
      content: refusedNotice(asked),
      status: 400,
    });
  return seeOther(exchange, exportsPath(exchange), { done: 'asked' });
}

function referenceOf(exchange: SignedInExchange) {
  return { merNo: merchantOf(exchange, exchange.request.query.get('merNo')), exportId: exchange.parameter };
}

function fileRoute({ call }: DeskContext): DeskRoute {
  return {
    path: '/:exportId',
    async show(exchange) {
      const parameters = referenceOf(exchange);
      const found = await call(exchange, 'getExport', { parameters });
      if (found.kind === 'refused') return answerRefused(exchange, found);
      const { name, format, parts } = found.value;
      // Who takes the file out is recorded, before its first byte.
      const first = await call(exchange, 'getExportPart', { parameters: { ...parameters, part: 0 }, file: name });
      if (first.kind === 'refused') return answerRefused(exchange, first);
      const { merNo } = found.value;
      return {
        status: 200,
        headers: {
          ...pageHeaders(),
          'Content-Type': TYPES[format],
          'Content-Disposition': `attachment; filename="${name}"`,
        },
        cookies: exchange.newCookies,
        body: piecesOf(first.value.content, parts, async (part) =>
          call(exchange, 'getExportPart', { parameters: { merNo, exportId: parameters.exportId, part } }),
        ),
      };
    },
    async submit(exchange) {
      const cancelled = await call(exchange, 'cancelExport', { parameters: referenceOf(exchange) });
      if (cancelled.kind === 'refused') return answerRefused(exchange, cancelled);
      return seeOther(exchange, exportsPath(exchange), { done: 'cancelled' });
    },
  };
}

type Read = { readonly kind: 'done'; readonly value: { readonly content: string } } | { readonly kind: 'refused' };

async function* piecesOf(
  first: string,
  parts: number,
  read: (part: number) => Promise<Read>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(first, 'base64');
  for (let part = 1; part < parts; part += 1) {
    const next = await read(part);
    // A file that ends early looks like a whole one: the connection is broken instead.
    if (next.kind === 'refused') throw new Error('the export was removed while it was sent');
    yield Buffer.from(next.value.content, 'base64');
  }
}
