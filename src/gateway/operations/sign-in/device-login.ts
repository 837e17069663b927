import type { Acting } from '../../domain/audit/actor.ts';
import type { Clock, Ids, Vault } from '../../domain/ports.ts';
import type { PeopleStore } from '../../domain/people/people.ts';
import { networkOf } from '../../domain/text/network.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { takeTry } from '../platform/take-try.ts';
import { WAITING_MAX } from './device-limits.ts';
import type { DeviceTries } from './device-limits.ts';
import {
  CODE_STEP,
  DECISION_STEP,
  DEVICE_MS,
  POLL_SECONDS,
  WAITING_STEP,
  codeHashOf,
  decisionHashOf,
  userCodeFrom,
  waitingHashOf,
} from './device-steps.ts';
import type { DeviceAnswer, DeviceQuestion } from './device-steps.ts';
import { findOnBasis } from './sign-in-basis.ts';
import { startSessionSince } from './start-session.ts';

export interface DeviceDependencies {
  readonly store: Pick<
    PeopleStore,
    | 'createStep'
    | 'findStep'
    | 'takeStep'
    | 'hasSteps'
    | 'findPerson'
    | 'listSessions'
    | 'createSession'
    | 'listMemberships'
    | 'listFactors'
    | 'noteDevice'
  >;
  readonly ids: Pick<Ids, 'newId' | 'newSecret'>;
  readonly vault: Pick<Vault, 'fingerprint' | 'isFingerprint'>;
  readonly clock: Clock;
  /** What proves who somebody is goes by real time: the sandbox's clock can be moved. */
  readonly realClock: Clock;
  readonly publicUrl: () => string;
  readonly deviceTries: DeviceTries;
}

export interface DeviceStart {
  readonly deviceCode: string;
  readonly userCode: string;
  /** The page to open. */
  readonly link: string;
  readonly expiresInSeconds: number;
  readonly intervalSeconds: number;
}

export interface DeviceDecision {
  readonly state: 'waiting' | 'confirmed' | 'refused';
  readonly token: string | null;
  readonly actor: string | null;
  readonly expiresAt: number | null;
}

const WAITING: DeviceDecision = { state: 'waiting', token: null, actor: null, expiresAt: null };

/** What a command asks without a browser: to be let in, and that its person shows the second factor again. */
export function createDeviceOperations(deps: DeviceDependencies) {
  const { store, vault, realClock } = deps;
  return {
    async startDevice(
      { hostName }: { readonly hostName: string },
      acting: Acting,
    ): Promise<OperatorOutcome<DeviceStart>> {
      const { byNetwork } = deps.deviceTries;
      const waitSeconds = byNetwork === null ? 0 : await takeTry(byNetwork, networkOf(acting.address ?? ''));
      if (waitSeconds > 0) return refuse('tooManyDevices', { of: 'address', waitSeconds });
      if (await store.hasSteps(WAITING_STEP, WAITING_MAX, realClock.now())) {
        return refuse('tooManyDevices', { of: 'all', waitSeconds: FULL_SECONDS });
      }
      return done(await start(deps, { hostName, confirms: null }, acting));
    },

    async startConfirmation(
      { hostName }: { readonly hostName: string },
      acting: Acting,
    ): Promise<OperatorOutcome<DeviceStart>> {
      const { actor } = acting;
      if (actor.kind !== 'person') return refuse('tokensHaveNoFactor');
      const session = (await store.listSessions(actor.id)).find(({ sessionId }) => sessionId === actor.sessionId);
      if (session === undefined) return refuse('sessionEnded');
      const waitSeconds = await takeTry(deps.deviceTries.byPerson, actor.id);
      if (waitSeconds > 0) return refuse('tooManyDevices', { of: 'person', waitSeconds });
      return done(
        await start(deps, { hostName, confirms: { sessionHash: session.sessionHash, personId: actor.id } }, acting),
      );
    },

    async takeDevice(
      { deviceCode }: { readonly deviceCode: string },
      acting: Acting,
    ): Promise<OperatorOutcome<DeviceDecision>> {
      const waitingHash = waitingHashOf(vault, deviceCode);
      const decided = await store.takeStep(decisionHashOf(vault, waitingHash), DECISION_STEP);
      if (decided !== null && realClock.now() < decided.expiresAt) {
        await store.takeStep(waitingHash, WAITING_STEP);
        return answerCommand(deps, JSON.parse(decided.detail) as DeviceAnswer, acting);
      }
      const waiting = await store.findStep(waitingHash, WAITING_STEP);
      if (waiting !== null && realClock.now() < waiting.expiresAt) return done(WAITING);
      return refuse('deviceNotFound');
    },
  };
}

/** Marks that turn the direction of writing, and whatever else is not seen: a name must not look like another. */
const UNSEEN = /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu;

function escapeOf(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

async function start(
  { store, ids, vault, realClock, publicUrl }: DeviceDependencies,
  asked: Pick<DeviceQuestion, 'hostName' | 'confirms'>,
  { address }: Acting,
): Promise<DeviceStart> {
  const deviceCode = `tgd_${ids.newSecret()}`;
  const userCode = userCodeFrom(ids.newSecret());
  const waitingHash = waitingHashOf(vault, deviceCode);
  const hostName = asked.hostName.replaceAll(UNSEEN, escapeOf);
  const question: DeviceQuestion = { waitingHash, address: address ?? '', confirms: asked.confirms, hostName };
  const createdAt = realClock.now();
  const times = { createdAt, expiresAt: createdAt + DEVICE_MS };
  await store.createStep({ stepHash: waitingHash, kind: WAITING_STEP, detail: '{}', ...times });
  const stepHash = codeHashOf(vault, userCode);
  await store.createStep({ stepHash, kind: CODE_STEP, detail: JSON.stringify(question), ...times });
  return {
    deviceCode,
    userCode,
    link: `${publicUrl()}/account/device?code=${userCode}`,
    expiresInSeconds: DEVICE_MS / 1000,
    intervalSeconds: POLL_SECONDS,
  };
}

async function answerCommand(
  deps: DeviceDependencies,
  answer: DeviceAnswer,
  { address, requestId }: Acting,
): Promise<OperatorOutcome<DeviceDecision>> {
  if (answer.decision === 'refused') return done({ ...WAITING, state: 'refused' });
  // Signed out, or disabled, between the confirmation and this poll.
  const person = await findOnBasis(deps, answer);
  if (person === null || person.sessionEpoch !== answer.epoch) return refuse('deviceNotFound');
  if (!answer.signsIn) return done({ state: 'confirmed', token: null, actor: person.email, expiresAt: null });
  const command = {
    person,
    kind: 'command',
    method: 'device',
    withFactor: false,
    address: address ?? '',
    agent: `tollgate on ${answer.hostName}`,
    requestId,
    merNo: answer.merNo,
    detail: JSON.stringify({ restsOn: answer.restsOn }),
  } as const;
  const started = await startSessionSince(deps, command, answer.epoch);
  if (started === null) return refuse('deviceNotFound');
  const { token, session } = started;
  return done({ state: 'confirmed', token, actor: person.email, expiresAt: session.endsAt });
}

/** Codes expire all the time. */
const FULL_SECONDS = 30;
