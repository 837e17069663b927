import type { Contract } from '../contract.ts';
import { BRUNO_FOLDER, HTTP_FILE, POSTMAN_FILE } from './describe-collections.ts';
import { emitBruno } from './emit-bruno.ts';
import { emitHttpFile } from './emit-http-file.ts';
import { emitPostman } from './emit-postman.ts';

/** All collections: file names below generated/collections, and their texts. */
export function emitCollections(contract: Contract): Record<string, string> {
  const bruno = Object.entries(emitBruno(contract)).map(([name, text]) => [`${BRUNO_FOLDER}/${name}`, text]);
  return {
    [POSTMAN_FILE]: emitPostman(contract),
    [HTTP_FILE]: emitHttpFile(contract),
    ...(Object.fromEntries(bruno) as Record<string, string>),
  };
}
