import { say } from '../../../../web/texts.ts';
import type { OperatorBodies } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Refused } from '../../../operator/refused.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { contentTypeOf } from '../../desk/list/file-kinds.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { pageHeaders } from '../../desk/page-headers.ts';
import { answerRefused, inWords, refusedNotice, seeOther } from '../../desk/respond.ts';
import { answerDesk, answerMessage } from '../../desk/views/layout.ts';
import { askForm, writtenAs } from './ask-form.ts';
import { exportList } from './export-list.ts';
import { answerExport } from './export-page.ts';
import { exportPath, exportsPath } from './export-paths.ts';

/** The files of lines that people asked for: the list, the form that asks for one, how far one is, and the file itself. */
export function exportRoutes(context: DeskContext): DeskRoute[] {
  const list = listRoute(context, exportList);
  return [
    { ...list, submit: (exchange, form) => ask(context, exchange, form) },
    exportRoute(context),
    { path: '/:exportId/file', show: (exchange) => answerFile(context, exchange) },
  ];
}

function merchantOf(exchange: SignedInExchange, text: string | null): number {
  // A name is read by the call.
  return exchange.desk === 'merchant' ? exchange.signedIn.grant.merNo : ((text ?? '') as unknown as number);
}

async function ask({ call }: DeskContext, exchange: SignedInExchange, form: URLSearchParams) {
  const given = (name: string) => (form.get(name) ?? '').trim();
  const fields = ['batchNo', 'from', 'to'].flatMap((name) => (given(name) === '' ? [] : [[name, given(name)]]));
  const body = {
    ...writtenAs(form),
    ...(Object.fromEntries(fields) as Record<string, string>),
    ...(given('currency') !== '' && { currency: given('currency').toUpperCase() }),
  } as OperatorBodies['createExport'];
  const merNo = merchantOf(exchange, given('merNo'));
  const asked = await call(exchange, 'createExport', { parameters: { merNo }, body });
  if (asked.kind === 'done') return seeOther(exchange, exportPath(exchange, asked.value), { done: 'asked' });
  return answerDesk(exchange, {
    screen: 'exports',
    title: say`Exports`,
    back: { path: exportsPath(exchange), title: say`Exports` },
    content: html`${refusedNotice(inWords(asked, labels()))} ${askForm(exchange, form)}`,
    status: 400,
  });
}

/** The form's own words. */
function labels(): Readonly<Record<string, string>> {
  return {
    merNo: say`Merchant`,
    currency: say`Currency`,
    batchNo: say`Payout`,
    from: say`From day`,
    to: say`To day`,
    format: say`Format`,
  };
}

function referenceOf(exchange: SignedInExchange) {
  return { merNo: merchantOf(exchange, exchange.request.query.get('merNo')), exportId: exchange.parameter };
}

function exportRoute({ call }: DeskContext): DeskRoute {
  return {
    path: '/:exportId',
    async show(exchange) {
      const found = await call(exchange, 'getExport', { parameters: referenceOf(exchange) });
      return found.kind === 'refused' ? answerGone(exchange, found) : answerExport(exchange, found.value);
    },
    async submit(exchange) {
      const cancelled = await call(exchange, 'cancelExport', { parameters: referenceOf(exchange) });
      if (cancelled.kind === 'refused') return answerRefused(exchange, cancelled);
      return seeOther(exchange, exportsPath(exchange), { done: 'cancelled' });
    },
  };
}

/** A link that somebody kept leads to where the file can be asked for again. */
function answerGone(exchange: SignedInExchange, refused: Refused): PageAnswer {
  if (refused.name !== 'exportNotFound') return answerRefused(exchange, refused);
  return answerMessage(exchange, {
    status: 404,
    title: say`Not found`,
    lines: [refused.detail],
    next: html`<a class="button" href="${exportsPath(exchange)}">Go to exports</a>`,
  });
}

async function answerFile({ call }: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const parameters = referenceOf(exchange);
  const found = await call(exchange, 'getExport', { parameters });
  if (found.kind === 'refused') return answerGone(exchange, found);
  const { name, format, parts, merNo } = found.value;
  // Who takes the file out is recorded, before its first byte.
  const first = await call(exchange, 'getExportPart', { parameters: { ...parameters, part: 0 }, file: name });
  if (first.kind === 'refused') return answerRefused(exchange, first);
  return {
    status: 200,
    headers: {
      ...pageHeaders(),
      'Content-Type': contentTypeOf(format),
      'Content-Disposition': `attachment; filename="${name}"`,
    },
    cookies: exchange.newCookies,
    body: piecesOf(first.value.content, parts, async (part) =>
      call(exchange, 'getExportPart', { parameters: { merNo, exportId: parameters.exportId, part } }),
    ),
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
