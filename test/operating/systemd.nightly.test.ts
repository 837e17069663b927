import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../helpers/gateway/free-port.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';
import { installedProgram } from '../helpers/package/installed-program.ts';
import { archiveInstallation } from '../package/installed.ts';
import { outsideNpm } from './containerfile.ts';
import { commandsIn } from './guide-commands.ts';

// The units as systemd judges them without running, and what they start, started as systemd would: with their user, settings,
// credentials and system calls.

const FOLDER = 'scripts/deploy/systemd';
const UNITS = ['tollgate.service', 'tollgate@.service'];
const EXPOSURE_MAX = 15;

const folder = mkdtempSync(join(tmpdir(), 'tollgate-systemd-'));
chmodSync(folder, 0o777);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const analyze = (...args: string[]) =>
  execFileSync(installedProgram('systemd-analyze', 'systemd'), ['--no-pager', ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

function valuesOf(unit: string, name: string): string[] {
  const lines = readFileSync(join(FOLDER, unit), 'utf8').split('\n');
  return lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));
}

describe.each(UNITS)('%s', (unit) => {
  it('is valid', () => {
    const root = join(folder, unit);
    for (const path of ['opt/tollgate/bin', 'usr/bin', 'etc/systemd/system', 'usr/lib/systemd/system']) {
      mkdirSync(join(root, path), { recursive: true });
    }
    copyFileSync('/bin/true', join(root, 'opt/tollgate/bin/tollgate'));
    copyFileSync('/usr/bin/env', join(root, 'usr/bin/env'));
    cpSync('/usr/lib/systemd/system', join(root, 'usr/lib/systemd/system'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    copyFileSync(join(FOLDER, unit), join(root, 'etc/systemd/system', unit));
    const instance = unit.replace('@.', '@8081.');
    const text = execFileSync('sh', ['-c', `systemd-analyze verify --root='${root}' ${instance} 2>&1`], {
      encoding: 'utf8',
    });
    expect(text).not.toMatch(/tollgate/);
  });

  it('exposes little', () => {
    analyze('security', '--offline=true', `--threshold=${EXPOSURE_MAX}`, join(FOLDER, unit));
  });

  it('gives a stopping gateway more time than it takes', () => {
    expect(Number(valuesOf(unit, 'TimeoutStopSec')[0])).toBeGreaterThan(5 + 20);
  });
});

describe('the service', () => {
  it('is installed by the commands of the guide, serves as its user, and makes no system call that the unit forbids', async () => {
    if (process.getuid?.() !== 0) throw new Error('Installing a service needs root: run this test as root.');
    const database = await openDatabase('PostgreSQL');
    onTestFinished(() => database.drop());
    const port = String(await freePort());
    const script = join(folder, 'install.sh');
    const calls = join(folder, 'calls');
    writeFileSync(script, scriptOf({ port, calls }));
    const node = join(folder, 'bin');
    mkdirSync(node);
    copyFileSync(process.execPath, join(node, 'node'));
    const output = execFileSync(installedProgram('unshare', 'util-linux'), ['--mount', 'bash', '-e', script], {
      encoding: 'utf8',
      maxBuffer: 1e8,
      env: {
        ...outsideNpm(),
        PATH: `${node}:${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`,
        PACKAGE: await archiveInstallation(folder),
        CHANNEL_TOKEN: 'token-of-the-adapter',
        DATABASE_URL: database.env['DATABASE_URL'] ?? '',
        TOLLGATE_URL: `http://127.0.0.1:${port}`,
      },
    });
    expect(output).toContain('served as tollgate');
    expect(output).toContain('stopped with 0');
    const made = new Set(readFileSync(calls, 'utf8').match(/(?<=^\d+ +)[a-z_0-9]+(?=\()/gm));
    expect(made.size).toBeGreaterThan(30);
    const allowed = callsOf('@system-service');
    const forbidden = new Set([...callsOf('@privileged'), ...callsOf('@resources')]);
    expect([...made].filter((call) => !allowed.has(call) || forbidden.has(call))).toEqual([]);
  });
});

/** In a mount namespace of its own, in which what is written to these folders goes to memory. */
function scriptOf({ port, calls }: { port: string; calls: string }): string {
  const blocks = commandsIn('systemd').filter(({ words }) => !words.includes('systemd'));
  const split = blocks.findIndex(({ script }) => script.includes('merchant list'));
  const scripts = (list: typeof blocks) => list.map((block) => block.script);
  return [
    'mount --make-rprivate /',
    `mkdir -p ${folder}/memory && mount -t tmpfs tmpfs ${folder}/memory`,
    ...['etc', 'opt', 'var/lib'].flatMap((path) => {
      const upper = `${folder}/memory/${path}`;
      const options = `lowerdir=/${path},upperdir=${upper}/upper,workdir=${upper}/work`;
      return [`mkdir -p ${upper}/upper ${upper}/work`, `mount -t overlay overlay -o ${options} /${path}`];
    }),
    ...scripts(blocks.slice(0, split)),
    'umask 022',
    `sed -i 's/^PORT=.*/PORT=${port}/' /etc/tollgate/tollgate.env`,
    ...startLikeSystemd('tollgate.service', calls),
    ...scripts(blocks.slice(split)),
    // strace is what was started; the gateway is its child.
    'gateway=$(pgrep -P "$service")',
    `ps -o user= -p "$gateway" | sed 's/^/served as /'`,
    'kill -TERM "$gateway"',
    'wait "$service" && echo "stopped with $?"',
  ].join('\n');
}

/** What the unit says, by hand: credentials, settings, user, program, and that it is ready. */
function startLikeSystemd(unit: string, calls: string): string[] {
  const credentials = `${folder}/memory/credentials`;
  const expand = (text: string) => text.replaceAll('%d', credentials).replaceAll('%S', '/var/lib');
  const [start = ''] = valuesOf(unit, 'ExecStart');
  const [check = ''] = valuesOf(unit, 'ExecStartPost');
  const settings = valuesOf(unit, 'Environment').map((line) => `export ${expand(line)}`);
  return [
    `install -d -m 500 -o tollgate ${credentials} && install -d -m 700 -o tollgate /var/lib/tollgate`,
    ...valuesOf(unit, 'LoadCredential').map((line) => {
      const [name, file] = line.split(':');
      return `install -m 400 -o tollgate ${file} ${credentials}/${name}`;
    }),
    `(set -a; ${settings.join('; ')}; . /etc/tollgate/tollgate.env; unset DATABASE_URL CHANNEL_TOKEN; cd /var/lib/tollgate`,
    ` exec setpriv --reuid tollgate --regid tollgate --clear-groups --no-new-privs strace -f -qq -o ${calls} ${start}) &`,
    'service=$!',
    // A failed command ends the script; nothing that it started may keep its output open.
    `trap 'pkill -KILL -P "$service" || true' EXIT`,
    `(set -a; . /etc/tollgate/tollgate.env; ${check.replace('--wait 60', '--wait 300')})`,
  ];
}

function callsOf(group: string): Set<string> {
  const lines = analyze('syscall-filter', group).split('\n').slice(1);
  const names = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
  return new Set(names.flatMap((name) => (name.startsWith('@') ? [...callsOf(name)] : [name])));
}
