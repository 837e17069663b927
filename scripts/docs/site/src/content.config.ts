import { readFile } from 'node:fs/promises';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import type { Loader } from 'astro/loaders';
import type { SitePage } from '../site-pages.ts';

// The pages are not files of this project: the build writes them into one file and passes its name.

const pages: Loader = {
  name: 'tollgate-pages',
  async load({ store, parseData, renderMarkdown, config }) {
    const file = process.env['TOLLGATE_DOCS_PAGES'];
    if (file === undefined) throw new Error('the site is built by scripts/docs/build-docs.ts');
    store.clear();
    for (const { id, body, data } of JSON.parse(await readFile(file, 'utf8')) as SitePage[]) {
      // Starlight adds links to headings only in files of its content folder.
      const filePath = `src/content/docs/${id}.md`;
      const rendered = await renderMarkdown(body, { fileURL: new URL(filePath, config.root) });
      store.set({ id, data: await parseData({ id, data, filePath }), body, filePath, rendered });
    }
  },
};

/** Whether the description is shown below the title. */
const extend = z.object({ lead: z.boolean().default(false) });

export const collections = { docs: defineCollection({ loader: pages, schema: docsSchema({ extend }) }) };
