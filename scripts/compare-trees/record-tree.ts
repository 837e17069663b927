import { createCaller } from './caller.ts';
import { recordCommands } from './commands.ts';
import { recordDeskForms, recordDeskPages, recordPublicPages } from './desk-pages.ts';
import { recordMails } from './mails.ts';
import { tellMerchantStory } from './merchant-story.ts';
import { createNormaliser } from './normalise.ts';
import { endOperatorStory, tellOperatorStory } from './operator-story.ts';
import { recordPayerPages } from './payer-pages.ts';
import { startReceiver } from './receiver.ts';
import { createRecorder } from './recording.ts';
import type { Recording } from './recording.ts';
import { startTree } from './start-tree.ts';
import { createVisitors } from './visitors.ts';
import { createWorld, passSeconds, rolesOf, signIn, untilQuiet } from './world.ts';
import type { World } from './world.ts';

export interface RecordOptions {
  readonly port: number;
  readonly receiverPort: number;
  readonly offsetMs: number;
  /** Some of `commands`, `pages` and `forms`. */
  readonly parts: ReadonlySet<string>;
  /** Whose pages and forms; every role's if it is not given. */
  readonly roles: readonly string[] | undefined;
  readonly say: (line: string) => void;
}

export interface Recorded {
  readonly recording: Recording;
  readonly refused: readonly string[];
}

/** Starts the tree's gateway in an empty sandbox, and records what it answers at all its doors. */
export async function recordTree(folder: string, options: RecordOptions): Promise<Recorded> {
  const { port, receiverPort, offsetMs } = options;
  const receiver = await startReceiver(receiverPort);
  const tree = await startTree(folder, { port, offsetMs });
  try {
    const normaliser = createNormaliser([
      ...[':', '%3A'].flatMap((colon) => [
        [`${colon}${port}`, `${colon}<port>`] as const,
        [`${colon}${receiverPort}`, `${colon}<receiver port>`] as const,
      ]),
      [tree.dataFolder, '<data>'],
      [folder, '<tree>'],
    ]);
    const recorder = createRecorder(normaliser);
    const world = createWorld({ tree, recorder, receiver, caller: createCaller(tree.url, recorder) });
    await tell(world, options);
    return { recording: recorder.recording, refused: world.refused };
  } finally {
    await tree.stop();
    await receiver.close();
  }
}

const PAST_SECONDS = 1800;

async function tell(world: World, options: RecordOptions): Promise<void> {
  const { parts, say } = options;
  await signIn(world);
  await tellMerchantStory(world);
  say('the merchant interface is recorded');
  await tellOperatorStory(world);
  say('the operator interface is recorded');
  if (parts.has('commands')) {
    await recordCommands(world);
    say('the commands are recorded');
  }
  if (parts.has('pages')) {
    await recordPages(world, options);
  }
  await untilQuiet(world);
  await recordMails(world);
  world.receiver.record(world.recorder);
  await endOperatorStory(world);
}

async function recordPages(world: World, { parts, roles = rolesOf(world), say }: RecordOptions): Promise<void> {
  const visitors = createVisitors(world.tree);
  try {
    await recordPayerPages(world, visitors);
    // Then the acquirer's page lists all of their orders, and not those that were opened a minute ago.
    await passSeconds(world, PAST_SECONDS);
    say("the payers' pages are recorded");
    await recordPublicPages(world, visitors);
    const seen = await recordDeskPages(world, { visitors, roles, say });
    if (parts.has('forms')) await recordDeskForms(world, { visitors, say, seen });
  } finally {
    await visitors.close();
  }
}
