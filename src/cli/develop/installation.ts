import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Where this program runs from: a clone, in which Node runs the sources, or a package with compiled code in dist/program,
// which brings its docs built.

export const isPackaged = import.meta.url.endsWith('.js');

/** The folder of the compiled code, or of the sources: the same files lie in both. */
export const PROGRAM_FOLDER = fileURLToPath(new URL('../../..', import.meta.url));

/** What starts the mock here. */
export const MOCK_COMMAND = isPackaged ? 'npx tollgate mock' : 'npm run mock';

/** The root of the package, or of the clone. */
export const ROOT_FOLDER = isPackaged ? fileURLToPath(new URL('../../../../..', import.meta.url)) : PROGRAM_FOLDER;

/** Built by a release, or by a sandbox in a clone. */
export const DOCS_FOLDER = join(ROOT_FOLDER, 'dist/docs');
