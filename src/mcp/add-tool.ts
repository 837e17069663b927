import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { ToolError } from './tool-error.ts';

// Every tool answers with structured content and the same as text, and fails with one plain sentence.

export interface ToolRule<Input extends z.ZodRawShape, Output extends z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly input: Input;
  readonly output: Output;
  /** Reading leaves everything as it is; acting changes the sandbox; a final action cannot be taken back. */
  readonly effect: 'reads' | 'acts' | 'acts finally';
  /** Whether it calls the sandbox. */
  readonly calls: boolean;
  run(input: z.infer<z.ZodObject<Input>>): Promise<z.infer<z.ZodObject<Output>>>;
}

export function addTool<Input extends z.ZodRawShape, Output extends z.ZodRawShape>(
  server: McpServer,
  rule: ToolRule<Input, Output>,
): void {
  const input = z.strictObject(rule.input);
  server.registerTool(
    rule.name,
    {
      title: rule.title,
      description: rule.about,
      inputSchema: input,
      outputSchema: z.object(rule.output),
      annotations: {
        title: rule.title,
        readOnlyHint: rule.effect === 'reads',
        destructiveHint: rule.effect === 'acts finally',
        idempotentHint: rule.effect === 'reads',
        openWorldHint: rule.calls,
      },
    },
    async (given: unknown) => {
      try {
        const answer = await rule.run(input.parse(given));
        return { content: [{ type: 'text', text: JSON.stringify(answer, null, 2) }], structuredContent: answer };
      } catch (error) {
        if (!(error instanceof ToolError)) throw error;
        return { content: [{ type: 'text', text: error.message }], isError: true };
      }
    },
  );
}
