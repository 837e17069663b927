import { contractRule, missingFrom, step } from '../contract-view.ts';

const TEXTS = ['key', 'webhookSecret', 'privateKey', 'publicKey', 'gatewayPrivateKey', 'gatewayPublicKey'];

/** `x-sandbox-account` is the demo merchant: everything that an example needs to be signed and checked. */
export const sandboxAccount = contractRule((view) => {
  const { node, at } = step(view.root, 'x-sandbox-account');
  if (!Number.isInteger(node['merNo'])) view.report('x-sandbox-account needs merNo, an integer', at);
  for (const name of TEXTS) {
    if (typeof node[name] !== 'string' || node[name] === '') view.report(`x-sandbox-account needs ${name}, a text`, at);
  }
  if (!Array.isArray(node['websites']) || node['websites'].length === 0) {
    view.report('x-sandbox-account needs websites: the origins from which the demo merchant may call', at);
  }
  if (!Array.isArray(node['banks']) || node['banks'].length === 0) {
    view.report('x-sandbox-account needs banks: those that the sandbox lists for Vietnam Pay', at);
  }
  for (const name of missingFrom(['merNo', 'websites', 'banks', ...TEXTS], Object.keys(node))) {
    view.report(`x-sandbox-account knows no ${name}`, at.child([name]));
  }
});
