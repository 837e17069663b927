import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from '../contract.ts';
import { BRUNO_FOLDER, BRUNO_ZIP } from './describe-collections.ts';
import { emitBruno } from './emit-bruno.ts';
import { zipFiles } from './zip-files.ts';

/** Bruno's folder as one file to download, beside the other collections of the docs. */
export async function writeBrunoZip(contract: Contract, outFolder: string): Promise<void> {
  await mkdir(outFolder, { recursive: true });
  await writeFile(join(outFolder, BRUNO_ZIP), zipFiles(emitBruno(contract), `tollgate-${BRUNO_FOLDER}`));
}
