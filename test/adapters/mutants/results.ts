import type { AdapterMutant } from './mutant.ts';

const SILENCE = 'return store.find(number) ?? entry;\n      } finally';

/** What becomes of payments whose answers got lost, that were cancelled, or that a payer has to confirm. */
export const RESULTS: readonly AdapterMutant[] = [
  {
    fault: 'takes silence of the provider for a decline',
    rule: 'RELAY-1',
    also: ['RELAY-2', 'RELAY-3', 'RELAY-4', 'RELAY-7', 'RELAY-9', 'BOOKS-3', 'RELAY-10'],
    edits: [
      {
        file: 'movements.ts',
        before: SILENCE,
        after: "return store.put({ ...entry, state: 'declined' });\n      } finally",
      },
    ],
  },
  {
    fault: 'takes an error of the provider for a decline',
    rule: 'RELAY-3',
    also: ['BOOKS-3'],
    edits: [
      {
        file: 'pretend-provider/client.ts',
        before: 'if (status !== 200) throw new ProviderSilent(`the provider answered ${path} with ${status}`);',
        after:
          "if (status !== 200) return { id: 'none', status: 'failed', redirectUrl: null, decline: null, authorisationCode: null, fee: null };",
      },
      {
        file: 'pretend-provider/client.ts',
        before: 'return { status: response.status, value: JSON.parse(await response.text()) };',
        after:
          'if (!response.ok && body !== null) return { status: response.status, value: null };\n      return { status: response.status, value: JSON.parse(await response.text()) };',
      },
    ],
  },
  {
    fault: 'takes an answer that was cut off for a success',
    rule: 'RELAY-4',
    also: [],
    edits: [
      {
        file: 'pretend-provider/client.ts',
        before: 'return { status: response.status, value: JSON.parse(await response.text()) };',
        after:
          "const content = await response.text();\n      try {\n        return { status: response.status, value: JSON.parse(content) };\n      } catch (error) {\n        if (body === null || !response.ok) throw error;\n        return { status: 200, value: { ...body, id: 'cut', status: 'succeeded' } };\n      }",
      },
    ],
  },
  {
    fault: 'believes the provider about another amount',
    rule: 'RELAY-5',
    also: [],
    edits: [
      {
        file: 'pretend-provider/client.ts',
        before: ' && movement.amount === String(amount);',
        after: " && movement.amount !== '' && amount > 0n;",
      },
    ],
  },
  {
    fault: 'believes the provider about another currency',
    rule: 'RELAY-6',
    also: [],
    edits: [
      {
        file: 'pretend-provider/client.ts',
        before: ' && movement.currency === currency && ',
        after: " && currency !== '' && ",
      },
    ],
  },
  {
    fault: 'writes a payment down only after the provider answered',
    rule: 'LOST-1',
    also: ['RELAY-1', 'RELAY-2', 'RELAY-3', 'RELAY-4', 'BOOKS-3', 'RETURN-1'],
    edits: [
      {
        file: 'movements.ts',
        before: '    store.put(entry);',
        // The kit asks at once: whoever is faster than that has nothing to hide.
        after:
          "    if (kind !== 'payment') store.put(entry);\n    else await new Promise((resolve) => setTimeout(resolve, 100));",
      },
      {
        file: 'movements.ts',
        before: SILENCE,
        after: "return store.find(number) ?? { ...entry, state: 'pending' };\n      } finally",
      },
      {
        file: 'adapter.ts',
        before: 'async inquire(call, version) {',
        after:
          'async inquire(call, version) {\n      if (known(call, version, call.kind) === undefined) return NOT_FOUND;',
      },
    ],
  },
  {
    fault: 'says pending of a number that it never received',
    rule: 'FOUND-1',
    also: ['FORM-1', 'FORM-6', 'FORM-7', 'FORM-8', 'FORM-10', 'FORM-11', 'FOUND-4', 'UNIT-3'],
    edits: [
      {
        file: 'adapter.ts',
        before: 'return current === undefined ? NOT_FOUND :',
        after: 'return current === undefined ? WAITING :',
      },
    ],
  },
  {
    fault: 'does not remember what it cancelled without knowing it',
    rule: 'LATE-1',
    also: ['LATE-4', 'LATE-5', 'PAYOUT-5'],
    edits: [
      {
        file: 'adapter.ts',
        before: "const closed = entry ?? store.put({ ...newEntry(call, version, call.kind), state: 'cancelled' });",
        after: "const closed = entry ?? ({ ...newEntry(call, version, call.kind), state: 'cancelled' } as Entry);",
      },
    ],
  },
  {
    fault: 'says that it cancelled what was approved',
    rule: 'LATE-3',
    also: ['LATE-7', 'UNIT-8', 'BOOKS-3'],
    edits: [
      {
        file: 'adapter.ts',
        before: "return resultOf(isFinal(closed) ? closed : await movements.close(closed), ['cancelled']);",
        after:
          "return resultOf(isFinal(closed) ? { ...closed, state: 'cancelled' } : await movements.close(closed), ['cancelled']);",
      },
    ],
  },
  {
    fault: 'cancels only in its own books, and takes the late result',
    rule: 'LATE-2',
    also: ['REDIRECT-5'],
    edits: [
      {
        file: 'movements.ts',
        before: "closing(await provider.close(orderOf(entry, money), chargeOf(entry)), 'cancelled'));",
        after:
          "closing((await provider.find(orderOf(entry, money), null))?.status === 'succeeded' ? 'closed' : 'closed', 'cancelled'));",
      },
      {
        file: 'entries.ts',
        before: "return state === 'approved' || state === 'declined' || state === 'cancelled';",
        after: "return state === 'approved' || state === 'declined';",
      },
      {
        file: 'adapter.ts',
        before: 'isFinal(closed) ? closed :',
        after: "isFinal(closed) || closed.state === 'cancelled' ? closed :",
      },
      {
        file: 'movements.ts',
        before: 'if (movement !== null) return movement;',
        after:
          "if (movement !== null) return entry.state === 'cancelled' && movement.status !== 'succeeded' ? 'cancelled' : movement;",
      },
      {
        file: 'movements.ts',
        before: "return closing(await provider.close(order, charge), 'declined');",
        after:
          "return entry.state === 'cancelled' ? 'cancelled' : closing(await provider.close(order, charge), 'declined');",
      },
      {
        file: 'movements.ts',
        before: "if (before !== undefined && before.state !== 'started') return refresh(before);",
        after:
          "if (before !== undefined && before.state !== 'started') return before.state === 'cancelled' ? before : refresh(before);",
      },
    ],
  },
  {
    fault: 'challenges the payer and does not say where to go',
    rule: 'REDIRECT-1',
    also: ['REDIRECT-2', 'REDIRECT-3', 'REDIRECT-4', 'REDIRECT-5'],
    edits: [{ file: 'entries.ts', before: '...(action && { action })', after: '' }],
  },
  {
    fault: 'says challenged where the call has no such answer',
    rule: 'REDIRECT-3',
    also: [],
    edits: [
      {
        file: 'adapter.ts',
        before: 'return entry === undefined ? WAITING : resultOf(await resume(entry));',
        after: "return entry === undefined ? WAITING : resultOf(await resume(entry), ['challenged']);",
      },
    ],
  },
  {
    fault: 'declines a payer who returns a second time',
    rule: 'REDIRECT-2',
    also: ['BOOKS-3'],
    edits: [
      {
        file: 'adapter.ts',
        before: 'return entry === undefined ? WAITING : resultOf(await resume(entry));',
        after:
          "if (entry !== undefined && RETURNED.has(entry.number)) return { kind: 'declined', message: 'This was used before.' };\n        if (entry !== undefined) RETURNED.add(entry.number);\n        return entry === undefined ? WAITING : resultOf(await resume(entry));",
      },
      { file: 'adapter.ts', before: 'const FAILED:', after: 'const RETURNED = new Set<string>();\nconst FAILED:' },
    ],
  },
  {
    fault: 'declines a payer who returns before anything was authorized',
    rule: 'REDIRECT-6',
    also: [],
    edits: [
      {
        file: 'adapter.ts',
        before: 'return entry === undefined ? WAITING :',
        after: "return entry === undefined ? { kind: 'declined', message: 'There is no such payment.' } :",
      },
    ],
  },
  {
    fault: 'says approved when the payer refused',
    rule: 'REDIRECT-4',
    also: ['BOOKS-2'],
    edits: [
      {
        file: 'entries.ts',
        before: 'const { id, status, redirectUrl, decline, authorisationCode, fee } = movement;',
        after:
          "const { id, redirectUrl, decline, authorisationCode, fee } = movement;\n  const status = movement.status === 'failed' && redirectUrl !== null ? 'succeeded' : movement.status;",
      },
    ],
  },
  {
    fault: 'says approved of a payout that the bank declined',
    rule: 'PAYOUT-2',
    also: ['PAYOUT-5', 'PAYOUT-6', 'BOOKS-2'],
    edits: [
      {
        file: 'adapter.ts',
        before: "return resultOf(await movements.move(call, version, { kind: 'payout', send }));",
        after:
          "await movements.move(call, version, { kind: 'payout', send });\n        return { kind: 'approved', message: 'Sent.' };",
      },
    ],
  },
];
