import { join } from 'node:path';
import { SANDBOX_OPERATOR_TOKEN } from '../../gateway/config/config.ts';
import { command } from '../command.ts';
import { CommandError } from '../errors.ts';
import { gatewayUrl, GATEWAY_OPTIONS } from '../operator-command.ts';
import { isPackaged, PROGRAM_FOLDER } from './installation.ts';
import { requirePackages } from './optional-packages.ts';
import { printJson } from '../print.ts';
import { readPages } from '../read-pages.ts';
import { readVersion } from '../version.ts';

const MAIN = join(PROGRAM_FOLDER, `src/cli/main.${isPackaged ? 'js' : 'ts'}`);

/** `tollgate mcp`. Standard output belongs to the protocol: nothing else may be printed while it serves. */
export const run = command(
  {
    name: 'mcp',
    about:
      'Serve the contract, the docs and a running sandbox to an AI assistant (Model Context Protocol, over standard input and output).',
    options: {
      url: GATEWAY_OPTIONS.url,
      // Not from OPERATOR_TOKEN: the token of a live gateway may be there.
      token: { type: 'string', value: 'token', about: "the sandbox's operator token, if it has one of its own" },
      remote: { type: 'boolean', about: 'allow a sandbox on another machine' },
      config: { type: 'boolean', about: 'print the configuration for an assistant as JSON, and exit' },
    },
    notes: [
      'The assistant starts this command by itself. It works only with a sandbox, its demo merchant and test cards;',
      'looking up and signing work without a running sandbox.',
    ],
    examples: ['tollgate mcp --config', 'tollgate mcp --url http://localhost:8080'],
  },
  async ({ options }) => {
    const url = gatewayUrl(options.url);
    if (options.config) return printJson(configuration(options.url, options.remote ?? false));
    await serve({ url, token: options.token ?? SANDBOX_OPERATOR_TOKEN, isRemoteAllowed: options.remote ?? false });
  },
);

async function serve(options: { url: string; token: string; isRemoteAllowed: boolean }): Promise<void> {
  requirePackages('mcp');
  // Slow to load: --help must not wait for them.
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
  const { createMcpServer } = await import('../../mcp/create-server.ts');
  const { createSandbox } = await import('../../mcp/sandbox.ts');
  const { ToolError } = await import('../../mcp/tool-error.ts');
  try {
    const server = createMcpServer({ sandbox: createSandbox(options), readPages, version: readVersion() });
    await server.connect(new StdioServerTransport());
    process.stdin.once('end', () => void server.close());
  } catch (error) {
    throw error instanceof ToolError ? new CommandError(error.message, { cause: error }) : error;
  }
}

/** The form of Claude Code and Cursor; VS Code calls the outer field `servers`. */
function configuration(url: string | undefined, isRemote: boolean): object {
  const args = [MAIN, 'mcp', ...(url === undefined ? [] : ['--url', url]), ...(isRemote ? ['--remote'] : [])];
  return { mcpServers: { tollgate: { command: process.execPath, args } } };
}
