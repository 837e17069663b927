import type { Contract, JsonObject } from '../../generate/contract.ts';
import { describeOperations } from '../../generate/describe-operations.ts';
import type { DescribedOperation, DescribedVariant } from '../../generate/describe-operations.ts';
import { schemaProperties } from '../../generate/schema-properties.ts';
import { pageAddress, kebabCase } from '../addresses.ts';
import { decisionId } from '../decisions.ts';
import { code, codeList, decisionMark, operationLink, table } from '../markdown.ts';

/** The pay-in methods of /payment, then the two that are the hosted cashier. */
export function methodsTable(contract: Contract): string {
  const operations = describeOperations(contract);
  const payment = operationOf(operations, 'createPayment');
  const rows = payment.variants.map((variant) => {
    const schema = contract.components.schemas[variant.request] ?? {};
    const decision = schema['x-decision'] === undefined ? undefined : { id: decisionId(variant.request) };
    const header = variant.value === '' ? 'no header' : code(`paymentType: ${variant.value}`);
    return [
      `[${String(schema['title'])}](${pageAddress(`methods/${kebabCase(variant.name)}`)}) ${decisionMark(decision, String(schema['title']))}`,
      `${linkTo(payment)}, ${header}`,
      more(contract, variant),
    ];
  });
  for (const [name, ids] of Object.entries(CASHIER_METHODS)) {
    const cashier = ids.map((id) => operationOf(operations, id));
    const fields = cashier[0]?.variants[0];
    rows.push([name, cashier.map(linkTo).join(' or '), fields === undefined ? '' : more(contract, fields)]);
  }
  return table(['Method', 'Called by', 'Required besides the fields of every order'], rows);
}

export function payoutKindsTable(contract: Contract): string {
  const schema = contract.components.schemas['WithdrawType'] ?? {};
  const kinds = schema['x-enumDescriptions'] as Record<string, string>;
  const decided = (schema['x-decision'] as { values: Record<string, JsonObject> }).values;
  const rows = Object.entries(kinds).map(([value, kind]) => {
    const decision = decided[value] === undefined ? undefined : { id: decisionId('WithdrawType', value) };
    return [code(value), `${kind} ${decisionMark(decision, code(value))}`];
  });
  return table(['`withdrawType`', 'Kind'], rows);
}

/** The interface counts the hosted cashier as two methods. */
const CASHIER_METHODS = {
  CheckOut: ['openCashier', 'createCashierOrder'],
  'CheckOut Payment': ['createCashierPayment'],
} as const;

function operationOf(operations: readonly DescribedOperation[], operationId: string): DescribedOperation {
  const found = operations.find((operation) => operation.operationId === operationId);
  if (found === undefined) throw new Error(`the contract has no operation ${operationId}`);
  return found;
}

function linkTo(operation: DescribedOperation): string {
  return operationLink(code(operation.path), operation.operationId);
}

function more(contract: Contract, variant: DescribedVariant): string {
  const common = new Set(schemaProperties(contract, 'OrderCore').map((property) => property.name)).add('sign');
  const own = schemaProperties(contract, variant.request).filter(
    (property) => property.required && !common.has(property.name),
  );
  const headers = variant.headers.map((header) => `the header ${code(header)}`);
  const fields = summarise(own.map((property) => property.name));
  return [...fields, ...headers].join(', ') || 'nothing';
}

/** Nine billing fields read better as one. */
function summarise(names: readonly string[]): string[] {
  const families = ['card', 'billing', 'shipping'].filter((family) => names.some((name) => name.startsWith(family)));
  const grouped = families.map((family) => {
    const members = names.filter((name) => name.startsWith(family));
    return `${code(`${family}…`)} (${members.length} fields)`;
  });
  const single = names.filter((name) => !families.some((family) => name.startsWith(family)));
  return single.length === 0 ? grouped : [...grouped, codeList(single)];
}
