import { nodeRule } from '../contract-view.ts';

const KNOWN = new Set([
  'x-approvals',
  'x-body-bytes-max',
  'x-check',
  'x-enumDescriptions',
  'x-four-eyes',
  'x-permission',
  'x-permissions',
  'x-problems',
  'x-public',
  'x-reason',
  'x-roles',
  'x-rule',
  'x-sandbox-only',
  'x-scope',
  'x-sensitive',
  'x-step-up',
]);

/** As for the merchant contract: a misspelt extension would be no error to anybody else. */
export const operatorExtensions = nodeRule(({ node, at }, view) => {
  for (const keyword of Object.keys(node)) {
    if (!keyword.startsWith('x-') || KNOWN.has(keyword)) continue;
    view.report(`${keyword} is no extension of ours: openapi/operator/README.md lists them`, at.child([keyword]));
  }
});
