import type { Fault } from './contract-faults.ts';
import type { Edit } from './contract.ts';

// Faults of the channel contract; as in contract-faults.ts.

const edit = (name: string, from: string | RegExp, to: string): Edit => ({ file: `channel/${name}.yaml`, from, to });

export const channelFaults: readonly Fault[] = [
  {
    fault: 'an answer without a bound',
    rule: 'channel-calls',
    says: 'authorize needs an x-answer-bytes-max',
    edits: [edit('paths/authorizations', '  x-answer-bytes-max: 65536\n', '')],
  },
  {
    fault: 'an answer of half a byte',
    rule: 'channel-calls',
    says: 'refund needs an x-answer-bytes-max',
    edits: [edit('paths/refunds', 'x-answer-bytes-max: 65536', 'x-answer-bytes-max: 0.5')],
  },
  {
    fault: 'a claim that no adapter can make',
    rule: 'channel-calls',
    says: 'payout needs payoust, which is no claim',
    edits: [edit('paths/payouts', 'x-claim: payouts', 'x-claim: payoust')],
  },
  {
    fault: 'a call with the schema of another',
    rule: 'channel-calls',
    says: 'cancel needs a call named CancelCall',
    edits: [edit('paths/cancellations', '../schemas/CancelCall.yaml', '../schemas/InquireCall.yaml')],
  },
  {
    fault: 'an answer without a schema of its own',
    rule: 'channel-calls',
    says: 'inquire needs an answer that is a schema of its own',
    also: ['no-illogical-composition-keywords'],
    edits: [
      edit(
        'paths/inquiries',
        '            $ref: ../schemas/InquireAnswer.yaml',
        '            allOf:\n              - $ref: ../schemas/InquireAnswer.yaml',
      ),
    ],
  },
  {
    fault: 'calls without a bound',
    rule: 'channel-calls',
    says: 'x-call-bytes-max must be a whole number of bytes',
    edits: [edit('openapi', 'x-call-bytes-max: 262144\n', '')],
  },
  {
    fault: 'versions that are none',
    rule: 'channel-calls',
    says: 'x-versions must list the versions that the gateway speaks',
    edits: [edit('openapi', 'x-versions: [1, 2]', "x-versions: ['1']")],
  },
  {
    fault: 'an extension that nobody knows',
    rule: 'channel-extensions',
    says: 'x-clam is no extension of ours: openapi/channel/README.md lists them',
    edits: [edit('paths/changes', 'x-claim: changes', 'x-clam: changes')],
  },
  {
    fault: 'a value that is not explained',
    rule: 'enum-descriptions',
    says: "x-enumDescriptions lacks 'fraud'",
    edits: [edit('scalars/DeclineClass', '  fraud: The acquirer or the bank believes that it is fraud.\n', '')],
  },
  {
    fault: 'an example of an answer with a field that it has not',
    rule: 'examples-closed',
    says: 'the example shows authorizationCode, which its schema does not declare',
    edits: [edit('paths/authorizations', "authorisationCode: 'T12345'", "authorizationCode: 'T12345'")],
  },
  {
    fault: 'a call with GET',
    rule: 'only-post',
    says: '/completions has no post: every endpoint is called with POST',
    edits: [edit('paths/completions', 'post:\n', 'get:\n')],
  },
  {
    fault: 'a pattern without words',
    rule: 'pattern-rules',
    says: 'a pattern needs an x-rule with a text that says what to write',
    edits: [edit('scalars/ReportId', '  text: use 1 to 100 visible ASCII characters\n', '')],
  },
  {
    fault: 'a fact whose class nobody says',
    rule: 'sensitive',
    says: 'arn has no x-sensitive: give it a class, or none',
    edits: [edit('scalars/AcquirerReferenceNumber', 'x-sensitive: detail\n', '')],
  },
];
