import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { addTool } from '../add-tool.ts';
import { findPages } from '../find-pages.ts';
import type { Page } from '../find-pages.ts';
import { FOUND_PAGES_MAX } from '../limits.ts';
import { ToolError } from '../tool-error.ts';

// Tools that read the docs. They call nothing.

/** The pages are read when the first question comes. */
export type ReadPages = () => Promise<readonly Page[]>;

export function addDocsTools(server: McpServer, readPages: ReadPages): void {
  addTool(server, {
    name: 'search_docs',
    title: 'Search the docs',
    about: 'Searches guides and pages of the docs for words, such as "retries" or "refund twice"; the best page first.',
    input: { query: z.string().min(2).max(200).describe('A few words.') },
    output: {
      pages: z.array(z.object({ path: z.string(), title: z.string(), description: z.string(), excerpt: z.string() })),
    },
    effect: 'reads',
    calls: false,
    run: async ({ query }) => ({ pages: findPages(await readPages(), query, FOUND_PAGES_MAX) }),
  });
  addTool(server, {
    name: 'read_page',
    title: 'Read a page of the docs',
    about: 'Returns one page of the docs as Markdown. search_docs gives its path.',
    input: { path: z.string().max(200).describe('Such as guides/signing.') },
    output: { path: z.string(), title: z.string(), markdown: z.string() },
    effect: 'reads',
    calls: false,
    run: async ({ path }) => {
      const wanted = path.replace(/^\/?(?:docs\/)?/, '').replace(/(?:\/|\.md)$/, '');
      const found = (await readPages()).find((page) => page.path === wanted);
      if (found === undefined) throw new ToolError(`The docs have no page "${wanted}"; find it with search_docs.`);
      return { path: found.path, title: found.title, markdown: found.markdown };
    },
  });
}
