import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';
import { createDatabase } from '../helpers/database/postgres.ts';
import { createShop } from '../helpers/payer/shop.ts';
import { commandsIn, createShell } from './guide-commands.ts';
import type { Shell } from './guide-commands.ts';

// Every command of the guides "Upgrading", "Rotating encryption keys" and "Moving from SQLite to PostgreSQL", as pasted.

const OLD_KEY = Buffer.alloc(32, 'old').toString('base64');

afterEach(killGatewayProcesses);

function openShell(env: Readonly<Record<string, string>>): Shell {
  const shell = createShell({ env });
  onTestFinished(() => shell.close());
  return shell;
}

async function paste(shell: Shell, guide: string, heading: string, env: Readonly<Record<string, string>> = {}) {
  const blocks = commandsIn(guide).filter((block) => block.heading === heading);
  expect(blocks, `${guide}: ${heading}`).toHaveLength(1);
  const [block] = blocks;
  const { stdout, stderr, exitCode } = await shell.run(block ?? '', env);
  expect(exitCode, stderr).toBe(0);
  return stdout;
}

describe('the commands of the guides', () => {
  it('upgrade a gateway and verify its books', async () => {
    const { env, drop } = await openDatabase('PostgreSQL', { isEmpty: true });
    onTestFinished(drop);
    const shell = openShell(env);
    expect(await paste(shell, 'upgrade', 'Before the upgrade')).toContain('this Tollgate would migrate it');
    expect(await paste(shell, 'upgrade', 'One node after the other')).toContain('Migrated the schema');
    const node = await startGatewayProcess({ env });
    expect(await paste(shell, 'upgrade', 'After the upgrade', { TOLLGATE_URL: node.url })).toContain('is consistent');
    expect(commandsIn('upgrade')).toHaveLength(3);
  });

  it('rotate encryption keys, node by node', async () => {
    const { env, drop } = await openDatabase('PostgreSQL');
    onTestFinished(drop);
    const shell = openShell({ ...env, OLD_KEY });
    const start = (ENCRYPTION_KEYS: string) => startGatewayProcess({ env: { ...env, ENCRYPTION_KEYS } });
    const keys = async () => (await shell.run('printf %s "$ENCRYPTION_KEYS"')).stdout;
    const first = await start(OLD_KEY);
    const account = await first.newShop();
    account.close();
    await first.stop();
    await paste(shell, 'key-rotation', 'Make a key');
    expect(await paste(shell, 'key-rotation', 'Let every node decrypt with it')).toContain('not in use');
    await (await start(await keys())).stop();
    await paste(shell, 'key-rotation', 'Let every node encrypt with it');
    const serving = await start(await keys());
    expect(await paste(shell, 'key-rotation', 'Encrypt everything again')).toContain('the others can be removed');
    await paste(shell, 'key-rotation', 'Remove the old key');
    await serving.stop();
    const last = await start(await keys());
    const shop = createShop(last.url, account);
    expect((await shop.pay()).code).toBe('00000');
    shop.close();
    expect(commandsIn('key-rotation')).toHaveLength(5);
  });

  it('move a gateway to PostgreSQL and back', async () => {
    const { env, drop } = await openDatabase('SQLite');
    onTestFinished(drop);
    const target = await createDatabase();
    onTestFinished(() => target.drop());
    await (await startGatewayProcess({ env })).stop();
    const shell = openShell(env);
    await paste(shell, 'move-to-postgres', 'Prepare');
    // The address in the guide is an example.
    await shell.run(`export TARGET='${target.url}'`);
    expect(await paste(shell, 'move-to-postgres', 'Move')).toContain('The ledger is consistent on both sides');
    expect(await paste(shell, 'move-to-postgres', 'Serve')).toContain('already at version');
    await (await startGatewayProcess({ env: { DATABASE_URL: target.url } })).stop();
    expect(await paste(shell, 'move-to-postgres', 'Going back')).toContain('can be served again');
    expect(commandsIn('move-to-postgres')).toHaveLength(4);
  });
});
