import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '../../../generated/operator.ts';
import { CommandError } from '../errors.ts';
import { take } from '../operator-command.ts';
import type { OperatorClient } from '../operator-command.ts';

// Sends a file part by part, from where it is. Whoever is cut off runs the command again, and it continues there.

export type SentFile = components['schemas']['ReconciliationFile'];

export interface FileOptions {
  readonly owner: string | null;
  readonly profile: string | null;
}

/** What the gateway takes in one request. */
const PART_BYTES = 184_320;
const TRIES_MAX = 5;
const PAUSE_MS = 1000;

export async function sendFile(client: OperatorClient, path: string, options: FileOptions): Promise<SentFile> {
  const bytes = await sizeOf(path);
  const sha256 = await hashOf(path);
  const name = basename(path);
  const body = { name, bytes, sha256, ...options, source: 'command' as const };
  const begun = await take(client.POST('/operator/reconciliation/files', { body }));
  if (begun.state !== 'receiving') return begun;
  const { fileNo } = begun;
  const handle = await open(path);
  try {
    await sendParts(client, begun, handle);
  } finally {
    await handle.close();
  }
  return take(client.POST('/operator/reconciliation/files/{fileNo}/complete', { params: { path: { fileNo } } }));
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new CommandError(`${path} cannot be read`, { cause });
  });
  if (!found.isFile()) throw new CommandError(`${path} is not a file`);
  if (found.size === 0) throw new CommandError(`${path} is empty`);
  return found.size;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function sendParts(
  client: OperatorClient,
  { fileNo, bytes, received }: SentFile,
  file: FileHandle,
): Promise<void> {
  const buffer = Buffer.alloc(PART_BYTES);
  for (let offset = received; offset < bytes;) {
    const { bytesRead } = await file.read(buffer, 0, PART_BYTES, offset);
    if (bytesRead === 0) throw new CommandError(`the file became shorter while it was sent; send it again`);
    const content = buffer.toString('base64', 0, bytesRead);
    const sent = await sendPart(client, { fileNo, offset, content });
    offset = sent.received;
  }
}

/** A gateway that restarts, or a line that breaks, is tried again: what came twice changes nothing. */
async function sendPart(
  client: OperatorClient,
  { fileNo, offset, content }: { readonly fileNo: string; readonly offset: number; readonly content: string },
): Promise<SentFile> {
  const params = { path: { fileNo, offset } };
  for (let tries = 1; ; tries += 1) {
    const answer = await client
      .PUT('/operator/reconciliation/files/{fileNo}/parts/{offset}', { params, body: { content } })
      .catch((cause: unknown) => ({ cause }));
    const isLost = 'cause' in answer || answer.response.status >= 500 || answer.response.status === 429;
    if (isLost && tries < TRIES_MAX) {
      await sleep(PAUSE_MS * tries);
      continue;
    }
    return take('cause' in answer ? Promise.reject(answer.cause as Error) : Promise.resolve(answer));
  }
}
