import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { startCollector } from '../helpers/gateway/otlp-collector.ts';
import type { Collector } from '../helpers/gateway/otlp-collector.ts';
import { freePort } from '../helpers/gateway/free-port.ts';

// Traces of the command's own processes.

const folders: string[] = [];
let collector: Collector | undefined;

afterEach(async () => {
  await killGatewayProcesses();
  await collector?.close();
  collector = undefined;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-traces-'));
  folders.push(folder);
  return folder;
}

/** Writes the address of every module that the process loads into a file. */
function listModules(file: string): string {
  const program = `
    import { appendFileSync } from 'node:fs';
    import { registerHooks } from 'node:module';
    registerHooks({
      load(url, context, next) {
        appendFileSync(${JSON.stringify(file)}, url + '\\n');
        return next(url, context);
      },
    });`;
  return `--import=data:text/javascript,${encodeURIComponent(program)}`;
}

describe('tollgate serve', () => {
  it('loads the SDK of OpenTelemetry and its exporter with an endpoint only', async () => {
    collector = await startCollector();
    const packagesWith = async (env: Readonly<Record<string, string>>) => {
      const folder = newFolder();
      const file = join(folder, 'modules');
      const gateway = await startGatewayProcess({
        env: { DATA_DIR: folder, NODE_OPTIONS: listModules(file), OTEL_SERVICE_NAME: 'x', ...env },
      });
      const shop = await gateway.newShop();
      expect(await shop.pay()).toMatchObject({ code: '00000' });
      shop.close();
      expect((await gateway.stop()).code).toBe(0);
      const names = readFileSync(file, 'utf8').matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)\//g);
      return [...new Set([...names].map(([, name = '']) => name))];
    };
    const without = await packagesWith({});
    expect(without).toContain('fastify');
    // The API alone is loaded by prom-client.
    expect(without.filter((name) => /^@opentelemetry\/(?!api$)/.test(name))).toEqual([]);
    const withEndpoint = await packagesWith(collector.env);
    expect(withEndpoint).toEqual(expect.arrayContaining(['@opentelemetry/api', '@opentelemetry/sdk-trace']));
  });

  it('exports the spans of every worker, and what waits when it has to stop', async () => {
    collector = await startCollector();
    const gateway = await startGatewayProcess({
      env: { DATA_DIR: newFolder(), ...collector.env, OTEL_BSP_SCHEDULE_DELAY: '600000' },
      args: ['--port', String(await freePort()), '--workers', '2'],
    });
    const workers = execFileSync('pgrep', ['-P', String(gateway.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n');
    expect(workers).toHaveLength(2);
    const sent: (string | null)[] = [];
    // The system hands connections out as it likes; one that stands still takes none.
    for (const worker of workers) {
      process.kill(Number(worker), 'SIGSTOP');
      const answers = Array.from({ length: 20 }, async () => {
        const init = { method: 'POST', body: '{}', headers: { Connection: 'close' } };
        return (await fetch(`${gateway.url}/payment`, init)).headers.get('x-request-id');
      });
      sent.push(...(await Promise.all(answers).finally(() => process.kill(Number(worker), 'SIGCONT'))));
    }
    expect((await gateway.stop()).code).toBe(0);
    const requests = collector.spans().filter(({ name }) => name === 'POST /payment');
    expect(requests.map(({ attributes }) => attributes['tollgate.request_id']).toSorted()).toEqual(sent.toSorted());
    expect(new Set(requests.map(({ resource }) => resource['service.instance.id'])).size).toBe(2);
    expect(requests[0]?.resource['service.version']).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('ends in time and without an error although the collector hangs', async () => {
    collector = await startCollector('hangs');
    const gateway = await startGatewayProcess({
      env: { DATA_DIR: newFolder(), LOG_LEVEL: 'warn', SHUTDOWN_DEADLINE_MS: '10000', ...collector.env },
    });
    const shop = await gateway.newShop();
    expect(await shop.pay()).toMatchObject({ code: '00000' });
    shop.close();
    await expect.poll(() => collector?.headers().length).toBeGreaterThan(0);
    expect(await gateway.stop()).toEqual({ code: 0, signal: null });
    await expect.poll(gateway.output).toContain('"event":"spans not exported"');
  });

  it('names a wrong variable before it starts', async () => {
    const env = { DATA_DIR: newFolder(), OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317', OTEL_TRACES_SAMPLER: 'often' };
    await expect(startGatewayProcess({ env })).rejects.toThrow(
      /OTEL_EXPORTER_OTLP_ENDPOINT must be an address .*\n.*OTEL_TRACES_SAMPLER must be one of/,
    );
  });
});
