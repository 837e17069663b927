import { readFileSync, readdirSync } from 'node:fs';
import type { Contract, JsonObject } from '../../generate/contract.ts';
import { describeNotifications } from '../../generate/describe-notifications.ts';
import { describeOperations } from '../../generate/describe-operations.ts';
import { curlSamples } from '../curl-samples.ts';
import { expandTables } from '../guide-tables.ts';
import type { DocsPage } from './page.ts';

// Every page of the docs: the guides, and what is derived from the contract.

const PROJECT = new URL('../../../', import.meta.url);

export function allPages(contract: Contract): DocsPage[] {
  return [
    home(),
    ...guides(contract),
    ...operations(contract),
    ...notifications(contract),
    ...errors(contract),
    changelog(),
  ];
}

function home(): DocsPage {
  return {
    path: '',
    title: 'Tollgate docs',
    description: 'Accept payments, send payouts, issue refunds, query orders and receive webhooks.',
    keywords: ['start', 'overview'],
    markdown: 'Start with [Getting started](/docs/guides/getting-started/).',
    source: 'scripts/docs/pages/all-pages.ts',
  };
}

function guides(contract: Contract): DocsPage[] {
  const folder = new URL('openapi/guides/', PROJECT);
  return readdirSync(folder).map((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8').replace(/^---\n[^]*?\n---\n/, '');
    const slug = file.replace(/\.md$/, '');
    return {
      path: `guides/${slug}`,
      title: slug.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase()),
      description: text.split('\n\n')[0]?.replaceAll('\n', ' ') ?? '',
      keywords: [],
      markdown: linked(expandTables(text, contract), contract),
      source: `openapi/guides/${file}`,
    };
  });
}

const GUIDES: Record<string, string> = { Delivery: 'notifications', 'Hosted-cashier': 'cashier' };

function linked(text: string, contract: Contract): string {
  const events = new Set(describeNotifications(contract).map(({ event }) => event));
  return text
    .replaceAll(/\(#operation\/(\w+)\)/g, (_, id: string) => {
      return `(/docs/${events.has(id) ? 'notifications' : 'operations'}/${kebab(id)}/)`;
    })
    .replaceAll(/\(#tag\/([\w-]+)\)/g, (_, tag: string) => `(/docs/guides/${GUIDES[tag] ?? tag.toLowerCase()}/)`);
}

function operations(contract: Contract): DocsPage[] {
  return describeOperations(contract).map((operation) => {
    const samples = curlSamples(contract, operation);
    const fences = samples.map(
      ({ label, source }) =>
        `## ${label}\n\n<!-- tabs: language -->\n\n\`\`\`bash curl\n${source}\n\`\`\`\n\n\`\`\`php PHP\n<?php\n$url = 'http://localhost:8080${operation.path}';\n\`\`\`\n\n<!-- /tabs -->`,
    );
    return {
      path: `operations/${kebab(operation.operationId)}`,
      title: String(operation.post['summary']),
      description: String(operation.post['description']).split('\n')[0] ?? '',
      keywords: [operation.path],
      markdown: [`\`POST ${operation.path}\``, String(operation.post['description']), ...fences].join('\n\n'),
      source: `openapi/paths/${operation.path.slice(1).replaceAll('/', '_')}.yaml`,
    };
  });
}

function notifications(contract: Contract): DocsPage[] {
  return describeNotifications(contract).map(({ event, post }) => ({
    path: `notifications/${kebab(event)}`,
    title: String(post['summary']),
    description: String(post['description']).split('\n')[0] ?? '',
    keywords: ['webhook'],
    markdown: String(post['description']),
    source: `openapi/notifications/${event}.yaml`,
  }));
}

function errors(contract: Contract): DocsPage[] {
  const catalogue = contract.components.schemas['ErrorCode']?.['x-errors'] as Record<string, JsonObject>;
  const source = 'openapi/components/schemas/ErrorCode.yaml';
  const pages = Object.entries(catalogue).map(([code, error]) => ({
    path: `errors/${code}`,
    title: `${code}: ${String(error['meaning'])}`,
    description: String(error['cause']),
    keywords: [code],
    markdown: `${String(error['cause'])}\n\n## What to do\n\n${String(error['remedy'])}`,
    source,
  }));
  const list = pages.map(({ path, title }) => `- [${title}](/docs/${path}/)`).join('\n');
  return [
    { path: 'errors', title: 'Errors', description: 'Every error code.', keywords: [], markdown: list, source },
    ...pages,
  ];
}

function changelog(): DocsPage {
  const text = readFileSync(new URL('CHANGELOG.md', PROJECT), 'utf8').replace(/^# .*\n/, '');
  return {
    path: 'changelog',
    title: 'Changelog',
    description: 'What changed.',
    keywords: ['version'],
    markdown: text,
    source: 'CHANGELOG.md',
  };
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
