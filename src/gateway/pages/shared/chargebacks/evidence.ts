import { attachmentHeaders } from '../../../domain/chargebacks/attachment.ts';
import { FILE_BYTES_MAX } from '../../../domain/chargebacks/evidence-file.ts';
import type { FormFile } from '../../frame/multipart.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerRefused, refusedNotice, seeOther } from '../../desk/respond.ts';
import { showCase } from './details.ts';
import { pathOf } from './parts.ts';

/** A file with the form around it. */
const FORM_BYTES_MAX = FILE_BYTES_MAX + 100_000;

export function evidenceForm(context: DeskContext): DeskRoute {
  return {
    path: '/:chargebackNo/evidence',
    bodyBytesMax: FORM_BYTES_MAX,
    takesFiles: true,
    async submit(exchange, form, files) {
      const note = (form.get('note') ?? '').replaceAll('\r\n', '\n').trim();
      const [file] = files;
      const parameters = { chargebackNo: exchange.parameter };
      const body = { ...(note !== '' && { note }), ...(file !== undefined && fileBody(file)) };
      const called = await context.call(exchange, 'addEvidence', { parameters, body });
      if (called.kind === 'refused') {
        if (called.name === 'chargebackNotFound') return answerRefused(exchange, called);
        return showCase(context, exchange, { note, notice: refusedNotice(called), status: 400 });
      }
      return seeOther(exchange, pathOf(exchange, exchange.parameter), { done: 'evidence' });
    },
  };
}

function fileBody({ name, content }: FormFile) {
  return { name: name === '' ? 'evidence' : name, content: content.toString('base64') };
}

/** S37: to be saved, never shown by the browser. */
export function filePage({ call }: DeskContext): DeskRoute {
  return {
    path: '/:chargebackNo/file',
    async show(exchange) {
      const number = exchange.request.query.get('no') ?? '';
      const evidenceNo = /^[0-9]{1,4}$/.test(number) ? Number(number) : 0;
      const parameters = { chargebackNo: exchange.parameter, evidenceNo };
      const called = await call(exchange, 'getEvidence', { parameters });
      if (called.kind === 'refused') return answerRefused(exchange, called);
      const { name, content } = called.value;
      const body = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
      return { status: 200, headers: attachmentHeaders(name), body };
    },
  };
}
