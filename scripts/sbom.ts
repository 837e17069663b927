import { readFile } from 'node:fs/promises';
import { describePackages } from './release/describe-packages.ts';
import type { LockFile } from './release/production-packages.ts';

// `npm run --silent release -- sbom` prints what the package installs as CycloneDX, for those who compare it with lists of
// vulnerabilities. `npm sbom --omit dev` leaves out what development packages need too, such as the driver of PostgreSQL.

const locked = JSON.parse(await readFile('package-lock.json', 'utf8')) as LockFile;
console.log(JSON.stringify(describePackages(locked), null, 2));
