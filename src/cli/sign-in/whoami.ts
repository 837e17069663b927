import { operatorCommand, take } from '../operator-command.ts';
import { printFields, printJson } from '../print.ts';

/** `tollgate whoami`. */
export const run = operatorCommand(
  {
    name: 'whoami',
    about: 'Show whose token the commands use, what it may do, and until when.',
    options: {},
    examples: ['tollgate whoami', 'tollgate whoami --json'],
  },
  async ({ client, options }) => {
    const caller = await take(client.GET('/operator/caller'));
    if (options.json) return printJson(caller);
    const { kind, actor, merNo, roles, permissions, expiresAt, factorAt } = caller;
    printFields({
      actor,
      kind,
      merchant: merNo ?? 'all',
      ...(roles.length > 0 && { roles: roles.join(', ') }),
      permissions: permissions === null ? 'everything' : permissions.join(', '),
      'valid until': expiresAt,
      'second factor': factorAt,
    });
  },
);
