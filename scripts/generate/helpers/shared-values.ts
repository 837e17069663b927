import type { JsonObject } from '../contract.ts';
import type { HelperModel, HelperNotification, HelperOperation, HelperVariant } from './model.ts';

// What the templates of all languages are filled with, and texts that their comments share.

export function sharedValues(model: HelperModel) {
  const { account, limits } = model;
  const forms = model.notifications.filter(({ toldBy }) => toldBy === null);
  return {
    contractVersion: model.contractVersion,
    acknowledgement: model.acknowledgement,
    success: model.success,
    baseUrl: account.baseUrl,
    merNo: account.merNo,
    key: account.key,
    referer: account.referer,
    webhookSecret: account.webhookSecret,
    events: model.notifications.map(({ event }) => event).join(', '),
    formEvents: forms.map(({ event }) => event).join(' or '),
    defaultFormEvent: forms[0]?.event ?? '',
    rsaVariants: rsaVariants(model),
    ...limits,
  };
}

/** The rule of an operation as a table, without what is false or absent. */
export function operationRule(operation: HelperOperation): JsonObject {
  const { path, signed, referer, idempotent, createsOrder, defaults, selector, variants } = operation;
  return {
    path,
    signed: [...signed],
    ...(referer && { referer }),
    ...(idempotent && { idempotent }),
    ...(createsOrder && { createsOrder }),
    defaults,
    ...(selector && { [selector.in === 'header' ? 'byHeader' : 'byField']: selector.name }),
    variants: Object.fromEntries(variants.map((variant) => [variant.name, variantRule(variant)])),
  };
}

function variantRule({ name, value, rsa, answerSigned, page, payUrl }: HelperVariant): JsonObject {
  return {
    ...(value !== name && { value }),
    ...(rsa && { rsa }),
    ...(answerSigned && { answerSigned: [...answerSigned] }),
    ...(page && { page }),
    ...(payUrl && { payUrl }),
  };
}

export function notificationRule({ contentType, toldBy, fields }: HelperNotification): JsonObject {
  return { contentType, toldBy, fields: Object.fromEntries(fields.map(({ name, type }) => [name, type])) };
}

/** What a method's comment says about its body. */
export function bodyComment({ signed, defaults }: HelperOperation): string {
  return `Signed fields: ${signed.join(', ')}. Filled in for you: ${['merNo', ...Object.keys(defaults), 'sign'].join(', ')}.`;
}

/** `createPayment` as `create_payment`. */
export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function rsaVariants({ operations }: HelperModel): string {
  return operations.flatMap(({ variants }) => variants.flatMap(({ name, rsa }) => (rsa ? name : []))).join(', ');
}
