import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Config } from '../../gateway/config/config.ts';
import { DOCS_FOLDER, isPackaged } from '../develop/installation.ts';
import { request } from './ask.ts';
import { ok, problem, warning } from './finding.ts';
import type { Finding } from './finding.ts';

const NODE_MAJOR_MIN = 24;
const RSA_BITS_MIN = 2048;

export async function checkNode(): Promise<Finding[]> {
  const [major = 0] = process.versions.node.split('.').map(Number);
  const text = `Node ${process.versions.node}`;
  return [major >= NODE_MAJOR_MIN ? ok(text) : problem(text, `Install Node ${NODE_MAJOR_MIN} or newer.`)];
}

/** A sandbox in a clone builds them by itself. */
export async function checkDocs(mode: Config['mode'] | undefined): Promise<Finding[]> {
  if (existsSync(join(DOCS_FOLDER, 'index.html'))) return [ok('the docs are built')];
  if (mode === 'sandbox' && !isPackaged) return [ok('the first request builds the docs')];
  return [warning('the docs are not built, so /docs/ has no pages', 'Run "npm run docs" in the clone.')];
}

/** Free, or taken by a gateway that already serves. */
export async function checkPort({ port, host }: Config): Promise<Finding[]> {
  if (port === 0) return [ok('any free port')];
  const server = createServer();
  try {
    server.listen({ port, host });
    await once(server, 'listening');
    return [ok(`${host}:${port} is free`)];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return [await describeOwner(host, port)];
    const remedy = code === 'EACCES' ? 'Choose a port above 1023.' : 'Set HOST to an address of this machine.';
    return [problem(`cannot listen on ${host}:${port} (${code})`, remedy)];
  } finally {
    server.close();
  }
}

async function describeOwner(host: string, port: number): Promise<Finding> {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const answer = await request(`http://${name.includes(':') ? `[${name}]` : name}:${port}/healthz`).catch(() => null);
  if (answer?.status === 200 && answer.body === 'alive\n') return ok(`a gateway already serves on ${host}:${port}`);
  return problem(`${host}:${port} is taken by another program`, 'Stop it, or set PORT to another port.');
}

export async function checkGatewayKey({ gatewayPrivateKey }: Config, file: string | undefined): Promise<Finding[]> {
  if (gatewayPrivateKey === null || !file) return [ok("no key of the gateway's own")];
  const bits = gatewayPrivateKey.asymmetricKeyDetails?.modulusLength ?? 0;
  const findings =
    bits >= RSA_BITS_MIN
      ? [ok(`an RSA key of ${bits} bits`)]
      : [problem(`the RSA key has only ${bits} bits`, 'Generate one: openssl genrsa -out gateway.pem 3072')];
  const { mode } = await stat(file);
  if ((mode & 0o077) !== 0) findings.push(warning(`other users can read ${file}`, `Run: chmod 600 ${file}`));
  return findings;
}
