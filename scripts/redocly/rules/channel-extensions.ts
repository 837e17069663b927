import { nodeRule } from '../contract-view.ts';

const KNOWN = new Set([
  'x-answer-bytes-max',
  'x-call-bytes-max',
  'x-claim',
  'x-enumDescriptions',
  'x-rule',
  'x-sensitive',
  'x-versions',
]);

/** As for the merchant contract: a misspelt extension would be no error to anybody else. */
export const channelExtensions = nodeRule(({ node, at }, view) => {
  for (const keyword of Object.keys(node)) {
    if (!keyword.startsWith('x-') || KNOWN.has(keyword)) continue;
    view.report(`${keyword} is no extension of ours: openapi/channel/README.md lists them`, at.child([keyword]));
  }
});
