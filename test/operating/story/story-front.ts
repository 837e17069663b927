import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../../helpers/gateway/free-port.ts';
import { installedProgram } from '../../helpers/package/installed-program.ts';
import { patientCopy } from './patient-proxy.ts';

// HAProxy with the configuration out of the package, which ends TLS in front of two nodes.

export interface Front {
  readonly url: string;
  /** Whom its callers must trust, as a file. */
  readonly certificate: string;
  close(): Promise<void>;
}

export async function startFront(options: {
  readonly folder: string;
  readonly configuration: string;
  /** Host and port of each node. */
  readonly nodes: readonly [string, string];
}): Promise<Front> {
  const { folder, configuration, nodes } = options;
  const { certificate, pem } = makeCertificate(folder);
  const [plainPort, port] = [await freePort(), await freePort()];
  const child = spawn(installedProgram('haproxy'), ['-db', '-f', patientCopy(configuration, folder)], {
    stdio: 'ignore',
    env: {
      HTTP_BIND: `127.0.0.1:${plainPort}`,
      HTTPS_BIND: `127.0.0.1:${port}`,
      TLS_CERTIFICATE: pem,
      GATEWAY_1: nodes[0],
      GATEWAY_2: nodes[1],
    },
  });
  const ended = once(child, 'exit');
  // Only this path answers without TLS, with whatever the nodes say.
  const answers = () =>
    fetch(`http://127.0.0.1:${plainPort}/readyz`).then(
      () => true,
      () => false,
    );
  await expect.poll(answers).toBe(true);
  return {
    url: `https://localhost:${port}`,
    certificate,
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function makeCertificate(folder: string): { certificate: string; pem: string } {
  const [key, certificate, pem] = ['tls.key', 'tls.crt', 'tls.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '90', '-keyout', key, '-out', certificate];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', [...request, ...names], { stdio: 'ignore' });
  writeFileSync(pem, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 });
  return { certificate, pem };
}
