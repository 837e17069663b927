import { nodeRule } from '../contract-view.ts';

const OURS = [
  'x-aliases',
  'x-body-bytes-max',
  'x-check',
  'x-currencies',
  'x-decision',
  'x-delivery',
  'x-enumDescriptions',
  'x-enumNames',
  'x-errors',
  'x-expiry-seconds',
  'x-flow',
  'x-referer',
  'x-rule',
  'x-sandbox',
  'x-sandbox-account',
  'x-sensitive',
  'x-signature',
  'x-transitions',
  'x-variants',
  'x-versions',
  'x-when',
];
const REDOCLYS = ['x-displayName', 'x-tagGroups'];
const KNOWN = new Set([...OURS, ...REDOCLYS]);

/** A misspelt extension would be no error to anybody else: its rule would just not apply. */
export const knownExtensions = nodeRule(({ node, at }, view) => {
  for (const keyword of Object.keys(node)) {
    if (!keyword.startsWith('x-') || KNOWN.has(keyword)) continue;
    view.report(`${keyword} is no extension of ours: openapi/README.md lists them`, at.child([keyword]));
  }
});
