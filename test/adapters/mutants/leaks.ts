import type { AdapterMutant } from './mutant.ts';

/** Card data and accounts where nobody may put them. */
export const LEAKS: readonly AdapterMutant[] = [
  {
    fault: 'names the card in its message',
    rule: 'TEXT-1',
    also: ['TEXT-4', 'TEXT-5'],
    edits: [
      {
        file: 'adapter.ts',
        before: "return resultOf(await movements.move(call, version, { kind: 'payment', send }), ['challenged']);",
        after:
          "const result = resultOf(await movements.move(call, version, { kind: 'payment', send }), ['challenged']);\n        return { ...result, message: `${result.message} Card ${card?.number ?? ''}` };",
      },
    ],
  },
  {
    fault: 'quotes a call that it cannot read',
    rule: 'TEXT-4',
    also: ['TEXT-1', 'TEXT-2'],
    edits: [
      {
        file: 'server.ts',
        before: "throw new CallRefused(400, 'invalid', 'The body is not an object of JSON.');",
        after:
          "throw new CallRefused(400, 'invalid', `This is not an object of JSON: ${body.toString()}`.slice(0, 5000));",
      },
    ],
  },
  {
    fault: 'quotes the fields that are wrong',
    rule: 'TEXT-4',
    also: ['TEXT-1', 'TEXT-2'],
    edits: [
      {
        file: 'server.ts',
        before: "`These fields are missing or wrong: ${wrong.join(', ')}.`",
        after: "`These fields are wrong: ${wrong.join(', ')}: ${JSON.stringify(body)}`",
      },
    ],
  },
  {
    fault: "gives the card as the acquirer's reference",
    rule: 'TEXT-1',
    also: ['TEXT-4'],
    edits: [
      {
        file: 'adapter.ts',
        before: 'provider.charge({ ...order, card, method, returnUrl, remember });',
        after:
          'provider.charge({ ...order, card, method, returnUrl, remember }).then((movement) => ({ ...movement, id: card?.number ?? order.reference }));',
      },
    ],
  },
  {
    fault: 'repeats the call in a header',
    rule: 'TEXT-1',
    also: ['TEXT-2', 'TEXT-4'],
    edits: [
      {
        file: 'server.ts',
        before:
          'return { status: 200, version, body: answerTo(subject, result), subject: numberOf(subject), note: result.kind };',
        after:
          'return { status: 200, version, body: answerTo(subject, result), subject: numberOf(subject), note: result.kind, debug: JSON.stringify((body as { card?: unknown }).card ?? null) };',
      },
      {
        file: 'server.ts',
        before: '  readonly version?: number;\n',
        after: '  readonly version?: number;\n  readonly debug?: string;\n',
      },
      {
        file: 'server.ts',
        before: '{ status, body, version, location }: Reply): void {',
        after: '{ status, body, version, location, debug }: Reply): void {',
      },
      {
        file: 'server.ts',
        before: "    'Content-Length': Buffer.byteLength(text),",
        after: "    'Content-Length': Buffer.byteLength(text),\n    'X-Debug': debug ?? '',",
      },
    ],
  },
  {
    fault: "names the beneficiary's account in its message",
    rule: 'TEXT-3',
    also: ['TEXT-5'],
    edits: [
      {
        file: 'adapter.ts',
        before: "return resultOf(await movements.move(call, version, { kind: 'payout', send }));",
        after:
          "const result = resultOf(await movements.move(call, version, { kind: 'payout', send }));\n        return { ...result, message: `Sent to ${account}` };",
      },
    ],
  },
];
