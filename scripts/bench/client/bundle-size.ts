import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

export interface BundleSize {
  readonly name: string;
  readonly gzippedBytes: number;
}

const ENTRIES: readonly { name: string; source: string; local?: true }[] = [
  { name: '@tollgate/kit/client', source: "export { createClient } from './src/client/index.ts'", local: true },
  {
    name: '@tollgate/kit/receiver',
    source: "export { createReceiver, nodeHandler } from './src/receiver/index.ts'",
    local: true,
  },
  { name: 'stripe', source: "export { default } from 'stripe'" },
  { name: '@adyen/api-library', source: "export { Client, CheckoutAPI } from '@adyen/api-library'" },
  { name: '@mollie/api-client', source: "export { default } from '@mollie/api-client'" },
];

export const BUNDLES = ENTRIES.map(({ name }) => name);

/** The size of a program that makes a payment: bundled for Node with its dependencies, minified, gzipped. */
export function measureBundles(names: readonly string[], peersFolder: string): Promise<BundleSize[]> {
  return Promise.all(
    ENTRIES.filter(({ name }) => names.includes(name)).map(async ({ name, source, local }) => {
      const result = await build({
        stdin: { contents: source, resolveDir: local ? process.cwd() : peersFolder },
        bundle: true,
        minify: true,
        format: 'esm',
        platform: 'node',
        target: 'node20',
        // A production build.
        define: { 'process.env.NODE_ENV': '"production"' },
        write: false,
        logLevel: 'error',
      });
      return { name, gzippedBytes: gzipSync(result.outputFiles[0]?.contents ?? '', { level: 9 }).length };
    }),
  );
}
