import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_FOLDER, isPackaged } from '../develop/installation.ts';
import { CommandError } from '../errors.ts';

// Adapters of providers are a package of their own, because they need the providers' clients, and the gateway sees cards: what it does
// not need is not installed with it. In a clone they are sources like all others.

export async function loadAdapter<Adapter>(name: string): Promise<Adapter> {
  const source = `../../adapters/${name}/start.ts`;
  const module = isPackaged ? `@tollgate/adapters/${name}` : new URL(source, import.meta.url).href;
  try {
    return (await import(module)) as Adapter;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const install = isPackaged ? `npm install --save-exact @tollgate/adapters@${ownVersion()}` : 'npm ci';
    throw new CommandError(`adapter ${name} needs a package that the gateway does not install; run: ${install}`, {
      cause: error,
    });
  }
}

function ownVersion(): string {
  return (JSON.parse(readFileSync(join(ROOT_FOLDER, 'package.json'), 'utf8')) as { version: string }).version;
}
