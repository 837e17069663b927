import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { components } from '../../../../generated/operator.ts';
import type { TestGateway } from '../../../helpers/gateway/gateway.ts';

export type WireFile = components['schemas']['ReconciliationFile'];

export const FILES = '/operator/reconciliation/files';
export const PART_BYTES = 184_320;

export interface Announced {
  readonly name?: string;
  readonly sha256?: string | null;
  readonly owner?: string;
  readonly format?: string;
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A file of the answer, which must be one. */
export async function call(gateway: TestGateway, method: string, path: string, body?: object): Promise<WireFile> {
  const answer = await gateway.operator(method, path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as WireFile;
}

export function begin(gateway: TestGateway, bytes: Uint8Array, announced: Announced = {}): Promise<WireFile> {
  const sha256 = announced.sha256 === undefined ? sha256Of(bytes) : announced.sha256;
  return call(gateway, 'POST', FILES, { name: 'report.jsonl', bytes: bytes.length, ...announced, sha256 });
}

export function putPart(
  gateway: TestGateway,
  { fileNo, received }: Pick<WireFile, 'fileNo' | 'received'>,
  bytes: Uint8Array,
) {
  const content = Buffer.from(bytes.subarray(received, received + PART_BYTES)).toString('base64');
  return gateway.operator('PUT', `${FILES}/${fileNo}/parts/${received}`, { content });
}

/** Parts from where the file is, up to so many. */
export async function sendParts(
  gateway: TestGateway,
  file: WireFile,
  bytes: Uint8Array,
  partsMax = Number.POSITIVE_INFINITY,
): Promise<WireFile> {
  let reached = file;
  for (let part = 0; part < partsMax && reached.received < bytes.length; part += 1) {
    const answer = await putPart(gateway, reached, bytes);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const next = answer.body as WireFile;
    expect(next.received).toBeGreaterThan(reached.received);
    reached = next;
  }
  return reached;
}

export async function sendFile(gateway: TestGateway, bytes: Uint8Array, announced: Announced = {}): Promise<WireFile> {
  const file = await begin(gateway, bytes, announced);
  if (file.state !== 'receiving') return file;
  await sendParts(gateway, file, bytes);
  return call(gateway, 'POST', `${FILES}/${file.fileNo}/complete`);
}
