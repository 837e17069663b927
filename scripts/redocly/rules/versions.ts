import { nodeRule, textsOf } from '../contract-view.ts';

/** `x-versions` lists the accepted versions; the first is the default, and each fits the field. */
export const versions = nodeRule(({ node, at }, view) => {
  if (node['x-versions'] === undefined) return;
  const accepted = textsOf(node['x-versions']);
  const [first] = accepted;
  const place = at.child(['x-versions']);
  if (first === undefined) view.report('x-versions must list the accepted versions', place);
  if (first !== node['default'])
    view.report(`the first version must be the default, ${String(node['default'])}`, place);
  if (new Set(accepted).size < accepted.length) view.report('x-versions lists a version twice', place);
  for (const version of accepted) {
    if (version.length <= Number(node['maxLength'])) continue;
    view.report(
      `version ${version} is longer than the field, which takes ${String(node['maxLength'])} characters`,
      place,
    );
  }
});
