import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { addResources } from './resources.ts';
import type { Sandbox } from './sandbox.ts';
import { addDocsTools } from './tools/docs-tools.ts';
import type { ReadPages } from './tools/docs-tools.ts';
import { addLookupTools } from './tools/lookup-tools.ts';
import { addNotificationTools } from './tools/notification-tools.ts';
import { addPaymentTools } from './tools/payment-tools.ts';
import { addSandboxTools } from './tools/sandbox-tools.ts';
import { addSignatureTools } from './tools/signature-tools.ts';

export interface McpServerOptions {
  readonly sandbox: Sandbox;
  readonly readPages: ReadPages;
  readonly version: string;
}

const INSTRUCTIONS = `Tollgate is a payment gateway. These tools look up its contract and docs, and work with a sandbox: no real money moves.
Look up an operation with get_operation before you write code for it; the signed fields and their order matter.
Test signing code against sign_request, and find the mistake in a wrong sign with check_signature.
Send payments with send_payment, decide their result with complete_order, and see what the shop received with get_order and list_notifications.
Never ask for a real merchant key, operator token or card number: the tools use the public values of the sandbox.`;

/** The MCP server, not yet connected to a transport. */
export function createMcpServer({ sandbox, readPages, version }: McpServerOptions): McpServer {
  const server = new McpServer(
    { name: 'tollgate', title: 'Tollgate sandbox', version },
    { instructions: INSTRUCTIONS },
  );
  addLookupTools(server);
  addDocsTools(server, readPages);
  addSignatureTools(server);
  addPaymentTools(server, sandbox);
  addSandboxTools(server, sandbox);
  addNotificationTools(server, sandbox);
  addResources(server, readPages);
  return server;
}
