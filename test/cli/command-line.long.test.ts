import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../helpers/gateway/gateway.ts';
import { endCommandsAfterEach, startCommand, tollgate } from './command.ts';

endCommandsAfterEach();

const VERBS =
  'serve, migrate, backup, restore, prune, keys, mock, docs, init, listen, trigger, probe, acquirer, adapter, sign, mcp, merchant, order, approval, user, payer, notification, ledger, audit, reconcile, route, clock, sandbox, login, logout, whoami, confirm, token, doctor, completion';

describe('tollgate', () => {
  it('prints the help of a command with help and its name', async () => {
    expect(await tollgate('help', 'serve')).toEqual(await tollgate('serve', '--help'));
    expect(await tollgate('help', 'merchant', 'create')).toEqual(await tollgate('merchant', 'create', '--help'));
    expect(await tollgate('help', 'sevre')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('did you mean "serve"'),
    });
  });

  it.each([[['--help']], [['-h']], [['help']]])('tollgate with %j lists its verbs', async (args) => {
    expect(await tollgate(...args)).toEqual({
      code: 0,
      stderr: '',
      stdout: [
        'Usage: tollgate [command] [options]',
        '',
        'Without a command, it starts the gateway: a sandbox, or as configured by environment variables.',
        '',
        '  serve         start the gateway and its docs',
        '  migrate       apply database migrations',
        '  backup        back up a SQLite database while it is in use',
        '  restore       restore a backup into DATA_DIR',
        '  prune         remove what has been kept long enough',
        '  keys          rotate the encryption keys',
        '  mock          start a stateless mock of the contract',
        '  docs          build the docs as static files',
        '  init          write a shop or an adapter to start from',
        '  listen        receive notifications and print them',
        '  trigger       trigger an event in the sandbox',
        '  probe         test a notification handler',
        '  acquirer      list and change acquirers, mock one, verify an adapter',
        '  adapter       run an adapter for Stripe, Adyen or bank files',
        '  sign          sign a request and explain the signature',
        '  mcp           serve the sandbox to an AI assistant',
        '  merchant      list, register and update merchants',
        '  order         list orders; refund, complete, charge back',
        '  approval      decide what needs a second person',
        '  user          invite people, change their roles',
        "  payer         erase a payer's personal data",
        '  notification  list deliveries; resend, pause',
        '  ledger        verify the ledger',
        '  audit         verify and export the audit log',
        '  reconcile     compare what acquirers and banks say with the books',
        '  route         simulate routing rules, load the table of cards',
        "  clock         read and move the sandbox's clock",
        '  sandbox       delete everything in the sandbox and start over',
        '  login         sign in to a gateway',
        '  logout        sign out of a gateway',
        '  whoami        show whose token the commands use',
        '  confirm       show your second factor again',
        '  token         create, list and revoke tokens of programs',
        '  doctor        check configuration, database and surroundings',
        '  completion    print a completion script for your shell',
        '',
        'Run "tollgate <command> --help" for the options of a command, "tollgate --version" for the version.',
        'Exit codes: 0 success, 1 failed or refused, 2 invalid command line, 3 waits for approval.',
        '',
      ].join('\n'),
    });
  });

  it.each([
    ['serve', '--workers'],
    ['mock', '--delay'],
  ])('%s --help tells the options', async (verb, own) => {
    const { code, stdout, stderr } = await tollgate(verb, '--help');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^Usage: tollgate ${verb} \\[options\\]\n`));
    for (const option of ['--port', '--host', own, '--help']) expect(stdout).toContain(option);
  });

  it.each([
    [['pay'], `Unknown command "pay"; use one of: ${VERBS}`],
    [['constructor'], `Unknown command "constructor"; use one of: ${VERBS}`],
    [['mock', '--prot', '1'], "Unknown option '--prot'; did you mean '--port'?"],
    [['mock', '--colour'], "Unknown option '--colour'; see --help"],
    [['--prot', '1'], "Unknown option '--prot'; did you mean '--port'?"],
    [['--verison'], "Unknown option '--verison'; did you mean '--version'?"],
    [['serev'], 'Unknown command "serev"; did you mean "serve"?'],
    [['notification', 'lsit'], 'Unknown command "notification lsit"; did you mean "notification list"?'],
    [['adapter', 'bank-file'], 'Unknown command "adapter bank-file"; did you mean "adapter bank-files"?'],
    [
      ['adapter', 'carrier-pigeon'],
      'Unknown command "adapter carrier-pigeon"; use one of: bank-files, stripe, adyen, pretend-bank',
    ],
    [['adapter', 'bank-files'], 'Missing option --token-file; see --help'],
    [['adapter', 'stripe'], 'Missing option --token-file; see --help'],
    [['adapter', 'adyen'], 'Missing option --token-file; see --help'],
    [['mock', 'extra'], "Unexpected argument 'extra'; see --help"],
    [['mock', '--port'], "Option '--port <value>' argument missing; see --help"],
    [['mock', '--port', 'http'], '--port must be a number from 0 to 65535, not "http"'],
    [['serve', '--port', '65536'], '--port must be a number from 0 to 65535, not "65536"'],
    [['serve', '--workers', '0'], '--workers must be a number from 1 to 64, not "0"'],
    [['mock', '--delay', '-1'], "Option '--delay' argument is ambiguous; see --help"],
    [['mock', '--delay=-1'], '--delay must be a number from 0 to 3600000, not "-1"'],
  ])('%j ends with one line and code 2', async (args, message) => {
    expect(await tollgate(...args)).toEqual({ code: 2, stdout: '', stderr: `tollgate: ${message}\n` });
  });

  it('adapter without a name lists the adapters', async () => {
    const help = await tollgate('adapter', '--help');
    expect(help).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^  bank-files .*\n  stripe .*\n  adyen .*\n  pretend-bank /m),
    });
    expect(await tollgate('adapter')).toEqual(help);
  });

  it.each(['--version', '-v'])('%s tells its version, that of Node, and of the schema', async (option) => {
    const { code, stdout, stderr } = await tollgate(option);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^tollgate \d+\.\d+\.\d+, Node v2\d\.\S+, schema version \d+\n$/);
  });

  it('alone starts the sandbox, and takes the options of serve', async () => {
    const { env, drop } = await openDatabase('SQLite');
    onTestFinished(drop);
    // The test runner sets a MODE of its own.
    const sandbox = startCommand(['--port', '0'], { env: { ...env, MODE: 'sandbox' } });
    await sandbox.until(/^Start page: http:\/\/127\.0\.0\.1:\d+\/\n[^]*^Try it: /m);
    expect(await sandbox.stop()).toMatchObject({ code: 0, stderr: '' });
    const live = await startCommand([], { env: { ...env, MODE: 'live' } }).ended;
    expect(live).toMatchObject({ code: 1, stdout: '' });
    expect(live.stderr).toContain('OPERATOR_TOKEN is missing');
  });
});
