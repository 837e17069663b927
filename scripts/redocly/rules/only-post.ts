import { contractRule, objectOf, step } from '../contract-view.ts';

const METHODS = ['get', 'put', 'delete', 'options', 'head', 'patch', 'trace'];

/** Every endpoint is called with POST, and with nothing else. */
export const onlyPost = contractRule((view) => {
  for (const path of Object.keys(objectOf(view.root.node['paths']))) {
    const item = view.follow(step(view.root, 'paths', path));
    if (item.node['post'] === undefined)
      view.report(`${path} has no post: every endpoint is called with POST`, item.at);
    for (const method of METHODS) {
      if (item.node[method] === undefined) continue;
      view.report(`${path} has ${method}: endpoints are called with POST only`, item.at.child([method]));
    }
  }
});
