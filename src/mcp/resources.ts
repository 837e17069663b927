import { ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { errors } from '../../generated/errors.ts';
import type { ErrorCode } from '../../generated/errors.ts';
import { readableContract } from './contract-view.ts';
import { describeError } from './tools/lookup-tools.ts';
import type { ReadPages } from './tools/docs-tools.ts';
import { ToolError } from './tool-error.ts';

/** What an assistant can attach as a whole: the contract, the errors, and each page of the docs. */
export function addResources(server: McpServer, readPages: ReadPages): void {
  const json = { mimeType: 'application/json' };
  const textOf = (uri: URL, value: unknown) => ({
    contents: [{ uri: uri.href, ...json, text: JSON.stringify(value, null, 2) }],
  });
  server.registerResource(
    'contract',
    'tollgate://contract',
    { title: 'The contract', description: 'The merchant interface as OpenAPI 3.1.', ...json },
    (uri) => textOf(uri, readableContract()),
  );
  server.registerResource(
    'errors',
    'tollgate://errors',
    { title: 'Error codes', description: 'All error codes with meaning, cause and remedy.', ...json },
    (uri) => textOf(uri, (Object.keys(errors) as ErrorCode[]).map(describeError)),
  );
  server.registerResource(
    'docs',
    new ResourceTemplate('tollgate://docs/{+path}', { list: async () => ({ resources: await listPages(readPages) }) }),
    { title: 'The docs', description: 'Guides and pages of the docs.', mimeType: 'text/markdown' },
    async (uri, { path }) => {
      const page = (await readPages()).find((one) => one.path === path);
      if (page === undefined) throw new ToolError(`The docs have no page "${String(path)}".`);
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: `# ${page.title}\n\n${page.markdown}` }] };
    },
  );
}

async function listPages(readPages: ReadPages) {
  const pages = await readPages();
  return pages.map(({ path, title, description }) => ({
    uri: `tollgate://docs/${path}`,
    name: path,
    title,
    description,
    mimeType: 'text/markdown',
  }));
}
