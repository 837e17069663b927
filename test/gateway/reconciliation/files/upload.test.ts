import { expect, it } from 'vitest';
import { describeGateway } from '../../../helpers/gateway/gateway.ts';
import { FILES, begin, call, putPart, sendFile, sendParts, sha256Of } from './sent-file.ts';
import type { WireFile } from './sent-file.ts';

// How files of acquirers and banks come in by HTTP. Reading them is tested elsewhere: here nothing depends on what is in them.

const line = (index: number) =>
  `{"lineId":"l-${index}","type":"payment","reference":"order ${index}","gross":"${1000 + index}","fee":"-30"}\n`;

/** A report of a day without payments. */
const REPORT = Buffer.from(
  '{"reportId":"r-1","acquirer":"default","currency":"EUR","from":"2026-11-09","to":"2026-11-09","paidOn":"2026-11-11","total":"0","bankReference":"R1","lineCount":0}\n',
);

function fileOf(lines: number): Buffer {
  return Buffer.from(Array.from({ length: lines }, (_, index) => line(index)).join(''));
}

describeGateway('A file of an acquirer or bank', (open) => {
  it('is sent in parts, continues where it was cut, and then waits to be read', async () => {
    const gateway = await open();
    const bytes = fileOf(6000);
    const begun = await begin(gateway, bytes);
    expect(begun).toMatchObject({
      state: 'receiving',
      received: 0,
      percent: 0,
      source: 'upload',
      hash: sha256Of(bytes),
    });
    const cut = await sendParts(gateway, begun, bytes, 1);
    expect(cut.received).toBeGreaterThan(100_000);

    const resumed = await begin(gateway, bytes, { name: 'the same under another name' });
    expect(resumed).toMatchObject({ fileNo: begun.fileNo, name: 'report.jsonl', received: cut.received });
    const early = await gateway.operator('POST', `${FILES}/${begun.fileNo}/complete`);
    expect(early).toMatchObject({ status: 409, body: { type: 'urn:tollgate:problem:fileIncomplete' } });
    await sendParts(gateway, resumed, bytes);
    const completed = await call(gateway, 'POST', `${FILES}/${begun.fileNo}/complete`);
    expect(completed).toMatchObject({ fileNo: begun.fileNo, received: bytes.length });
    expect(['waiting', 'reading', 'removing', 'refused', 'done']).toContain(completed.state);
  });

  it('is known by its bytes: the same again is answered with the first one and changes nothing (S50)', async () => {
    const gateway = await open();
    const first = await sendFile(gateway, REPORT);
    const again = await begin(gateway, REPORT, { name: 'again.jsonl' });
    expect(again).toMatchObject({ fileNo: first.fileNo, name: 'report.jsonl', received: REPORT.length });
    expect((await begin(gateway, Buffer.concat([REPORT, Buffer.from('\n')]))).fileNo).not.toBe(first.fileNo);
  });

  it('is recognised at its end if its sender did not say its hash (S50)', async () => {
    const gateway = await open();
    const begun = await begin(gateway, REPORT, { sha256: null });
    const other = await begin(gateway, REPORT, { sha256: null });
    expect(begun.hash).toBeNull();
    await sendParts(gateway, begun, REPORT);
    await sendParts(gateway, other, REPORT);
    const completed = await call(gateway, 'POST', `${FILES}/${begun.fileNo}/complete`);
    expect(completed).toMatchObject({ fileNo: begun.fileNo, hash: sha256Of(REPORT) });
    expect(await call(gateway, 'POST', `${FILES}/${other.fileNo}/complete`)).toMatchObject({ fileNo: begun.fileNo });
    expect((await gateway.operator('GET', `${FILES}/${other.fileNo}`)).status).toBe(404);
  });

  it('is one file, however many complete it at the same time (S50)', async () => {
    const gateway = await open();
    const sent: WireFile[] = [];
    for (let no = 0; no < 6; no += 1) {
      const begun = await begin(gateway, REPORT, { sha256: null });
      sent.push(await sendParts(gateway, begun, REPORT));
    }
    const completed = await Promise.all(sent.map(({ fileNo }) => call(gateway, 'POST', `${FILES}/${fileNo}/complete`)));
    expect(new Set(completed.map(({ fileNo }) => fileNo)).size).toBe(1);
    const begun = await Promise.all(sent.map(() => begin(gateway, fileOf(3))));
    expect(new Set(begun.map(({ fileNo }) => fileNo)).size).toBe(1);
  });

  it('is forgotten if its bytes are others than announced', async () => {
    const gateway = await open();
    const bytes = fileOf(10);
    const begun = await begin(gateway, bytes, { sha256: '0'.repeat(64) });
    await sendParts(gateway, begun, bytes);
    const answer = await gateway.operator('POST', `${FILES}/${begun.fileNo}/complete`);
    expect(answer).toMatchObject({ status: 409, body: { type: 'urn:tollgate:problem:fileHashWrong' } });
    expect((answer.body as { detail: string }).detail).toContain(sha256Of(bytes));
    expect((await gateway.operator('GET', `${FILES}/${begun.fileNo}`)).status).toBe(404);
  });

  it('takes a part that came already as a repetition, and none that leaves a gap', async () => {
    const gateway = await open();
    const bytes = fileOf(6000);
    const begun = await begin(gateway, bytes);
    const once = await sendParts(gateway, begun, bytes, 1);
    const twice = await putPart(gateway, begun, bytes);
    expect(twice).toMatchObject({ status: 200, body: { received: once.received } });
    const later = await putPart(gateway, { ...once, received: once.received + 64 }, bytes);
    expect(later).toMatchObject({ status: 409, body: { type: 'urn:tollgate:problem:filePartElsewhere' } });
  });

  it('takes neither more bytes than announced nor a part that is too large', async () => {
    const gateway = await open();
    const bytes = fileOf(10);
    const begun = await begin(gateway, bytes);
    const tooLong = await putPart(gateway, begun, Buffer.concat([bytes, bytes]));
    expect(tooLong).toMatchObject({ status: 409, body: { type: 'urn:tollgate:problem:fileTooLong' } });
    const content = Buffer.alloc(184_323, 'a,').toString('base64');
    const tooLarge = await gateway.operator('PUT', `${FILES}/${begun.fileNo}/parts/0`, { content });
    expect(tooLarge.status).toBe(400);
    const past = await gateway.operator('POST', FILES, { name: 'large.csv', bytes: 1_073_741_825 });
    expect(past).toMatchObject({ status: 400, body: { type: 'urn:tollgate:problem:invalidInput' } });
  });

  it('is refused if it is an archive or a document', async () => {
    const gateway = await open();
    const bytes = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2000, 1)]);
    const begun = await begin(gateway, bytes);
    expect(await putPart(gateway, begun, bytes)).toMatchObject({
      status: 409,
      body: { type: 'urn:tollgate:problem:fileNotText' },
    });
  });

  it('is refused by name for an owner or a profile that nobody knows', async () => {
    const gateway = await open();
    const answer = await gateway.operator('POST', FILES, {
      name: 'report.csv',
      bytes: 10,
      owner: 'nobody',
      profile: 'none',
    });
    expect(answer).toMatchObject({ status: 400, body: { type: 'urn:tollgate:problem:invalidInput' } });
    const { detail } = answer.body as { detail: string };
    expect(detail).toContain('nobody is neither an acquirer nor a bank account; known are');
    expect(detail).toContain('there is no CSV profile none');
  });

  it('can be withdrawn until it is complete', async () => {
    const gateway = await open();
    const bytes = fileOf(10);
    const begun = await begin(gateway, bytes);
    await sendParts(gateway, begun, bytes);
    expect(await call(gateway, 'POST', `${FILES}/${begun.fileNo}/withdraw`)).toMatchObject({ state: 'receiving' });
    expect((await gateway.operator('POST', `${FILES}/${begun.fileNo}/withdraw`)).status).toBe(404);
    const complete = await sendFile(gateway, bytes);
    expect(await gateway.operator('POST', `${FILES}/${complete.fileNo}/withdraw`)).toMatchObject({
      status: 409,
      body: { type: 'urn:tollgate:problem:fileNotReceiving' },
    });
  });

  it('is listed by its state and owner, the newest first and page by page', async () => {
    const gateway = await open();
    const sent = [];
    for (const [lines, owner] of [
      [1, 'default'],
      [2, undefined],
      [3, 'default'],
    ] as const) {
      sent.push(await begin(gateway, fileOf(lines), owner === undefined ? {} : { owner }));
    }
    const list = async (query: string) => {
      const { body } = await gateway.operator('GET', `${FILES}?state=receiving${query}`);
      const { files, next } = body as { files: WireFile[]; next: string | null };
      return { fileNos: files.map(({ fileNo }) => fileNo), next };
    };
    const [first, second, third] = sent.map(({ fileNo }) => fileNo);
    expect(await list('&owner=default')).toEqual({ fileNos: [third, first], next: null });
    const page = await list('&limit=2');
    expect(page).toEqual({ fileNos: [third, second], next: second });
    expect(await list(`&limit=2&before=${page.next}`)).toEqual({ fileNos: [first], next: null });
  });
});
