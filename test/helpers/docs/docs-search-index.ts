import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** What Pagefind has stored of every page of built docs: the text that it searches and shows excerpts of. */
export async function searchedTexts(folder: string): Promise<{ readonly url: string; readonly text: string }[]> {
  const fragments = join(folder, 'pagefind/fragment');
  const names = (await readdir(fragments)).filter((name) => name.endsWith('.pf_fragment'));
  return Promise.all(
    names.map(async (name) => {
      const stored = gunzipSync(await readFile(join(fragments, name))).toString();
      const { url, content } = JSON.parse(stored.slice(stored.indexOf('{'))) as { url: string; content: string };
      return { url, text: content };
    }),
  );
}
