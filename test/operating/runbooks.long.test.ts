import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import type { GatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';
import { readGuide } from '../helpers/docs/guides.ts';
import { installedProgram } from '../helpers/package/installed-program.ts';
import { commandsIn, createShell } from './guide-commands.ts';

// Each alert leads to a section of the runbooks, each section belongs to an alert, and their commands work.

interface Alert {
  readonly alert?: string;
  readonly labels?: { readonly severity: string };
  readonly annotations?: Readonly<Record<string, string>>;
}

const { groups } = parse(readFileSync('scripts/deploy/prometheus/alerts.yml', 'utf8')) as {
  groups: { rules: Alert[] }[];
};
const alerts = groups.flatMap(({ rules }) => rules).filter(({ alert }) => alert !== undefined);
/** What concerns the database server has a page of its own. */
const GUIDES = ['runbooks', 'runbooks-postgres'];
const guideOf = (alert: string) => (alert.startsWith('TollgatePostgres') ? 'runbooks-postgres' : 'runbooks');

describe('the runbooks', () => {
  let database: Awaited<ReturnType<typeof openDatabase>>;
  let gateway: GatewayProcess;

  beforeAll(async () => {
    database = await openDatabase('PostgreSQL');
    gateway = await startGatewayProcess({ env: { ...database.env, METRICS_TOKEN: 'metrics' } });
  });

  afterAll(async () => {
    await killGatewayProcesses();
    await database.drop();
  });

  it('have a section for each alert, and none without one', () => {
    for (const name of GUIDES) {
      const guide = readGuide(name);
      const headings = [...guide.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
      expect(headings).toEqual(alerts.map(({ alert = '' }) => alert).filter((alert) => guideOf(alert) === name));
      for (const part of guide.split(/^### /m).slice(1)) {
        for (const word of ['Meaning', 'Impact', 'Check', 'Fix']) {
          expect([part.split('\n')[0], part.includes(`- **${word}:**`)]).toEqual([part.split('\n')[0], true]);
        }
      }
    }
  });

  it('are what alerts link to, and every alert says how urgent it is', () => {
    for (const { alert = '', annotations = {}, labels } of alerts) {
      expect(annotations['runbook_url']).toBe(
        `{{ $externalLabels.tollgate_url }}/docs/operating/${guideOf(alert)}/#${alert.toLowerCase()}`,
      );
      expect(labels?.severity).toMatch(/^(critical|warning)$/);
      expect(Object.keys(annotations)).toEqual(['summary', 'description', 'runbook_url']);
    }
  });

  it('have commands that work', async () => {
    installedProgram('psql', 'postgresql-client');
    const shop = await gateway.newShop();
    shop.close();
    const shell = createShell({
      env: {
        TOLLGATE_URL: gateway.url,
        OPERATOR_TOKEN: 'tollgate-sandbox-token',
        METRICS_TOKEN: 'metrics',
        MERCHANT: String(shop.merNo),
        USER: 'on-call',
        ...database.env,
      },
    });
    try {
      const blocks = GUIDES.flatMap((name) => commandsIn(name));
      expect(blocks.length).toBeGreaterThan(10);
      for (const block of blocks) {
        expect([block.heading, await shell.run(block)]).toMatchObject([block.heading, { exitCode: 0, stderr: '' }]);
      }
    } finally {
      await shell.close();
    }
  });
});
