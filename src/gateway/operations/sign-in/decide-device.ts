import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Tries } from '../../domain/limiter.ts';
import type { PeopleStore, SignInStep } from '../../domain/people/people.ts';
import type { Clock } from '../../domain/ports.ts';
import { CODE_STEP, DECISION_STEP, codeHashOf, decisionHashOf, readCode } from './device-steps.ts';
import type { DeviceAnswer, DeviceQuestion } from './device-steps.ts';
import type { SignedIn } from './identify.ts';
import { basisOf } from './sign-in-basis.ts';
import type { BasisDependencies } from './sign-in-basis.ts';

export interface DecideDeviceDependencies {
  readonly store: Pick<PeopleStore, 'createStep' | 'findStep' | 'takeStep' | 'changeSession' | 'writeRecords'> &
    BasisDependencies['store'];
  readonly vault: BasisDependencies['vault'];
  readonly clock: Clock;
  /** What proves who somebody is goes by real time: the sandbox's clock can be moved. */
  readonly realClock: Clock;
  /** Codes that were wrong, by person. */
  readonly tries: Tries;
}

/** What asks, as the person sees it. */
export interface ShownDevice {
  readonly userCode: string;
  readonly hostName: string;
  readonly address: string;
  readonly purpose: 'signIn' | 'confirm';
  readonly startedAt: number;
}

export type FoundDevice =
  | { readonly kind: 'found'; readonly device: ShownDevice }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'tooMany'; readonly waitSeconds: number };

/** How a person, in the browser, answers a command. */
export function createDecideDevice(deps: DecideDeviceDependencies) {
  const { store, tries } = deps;

  /** Guesses are counted (S34). */
  async function look(code: string, personId: string): Promise<SignInStep | FoundDevice> {
    const waitSeconds = await tries.waitSeconds(personId);
    if (waitSeconds > 0) return { kind: 'tooMany', waitSeconds };
    return (await findStep(deps, code, personId)) ?? count(personId);
  }

  async function count(personId: string): Promise<FoundDevice> {
    const waitSeconds = await tries.count(personId);
    return waitSeconds === 0 ? { kind: 'unknown' } : { kind: 'tooMany', waitSeconds };
  }

  return {
    async findDevice(code: string, personId: string): Promise<FoundDevice> {
      const found = await look(code, personId);
      return 'stepHash' in found ? { kind: 'found', device: show(code, found) } : found;
    },

    /** Once: of several that answer, one does. The caller has asked for a recent second factor. */
    async decideDevice(
      { code, decision }: { readonly code: string; readonly decision: DeviceAnswer['decision'] },
      signedIn: SignedIn,
      acting: Acting,
    ): Promise<FoundDevice> {
      const found = await look(code, signedIn.holder.person.personId);
      if (!('stepHash' in found)) return found;
      const step = await store.takeStep(found.stepHash, CODE_STEP);
      if (step === null) return { kind: 'unknown' };
      await answerCommand(deps, { step, decision, signedIn }, acting);
      return { kind: 'found', device: show(code, step) };
    },
  };
}

async function findStep(
  { store, vault, realClock }: DecideDeviceDependencies,
  code: string,
  personId: string,
): Promise<SignInStep | null> {
  const userCode = readCode(code);
  if (userCode === null) return null;
  const step = await store.findStep(codeHashOf(vault, userCode), CODE_STEP);
  if (step === null || realClock.now() >= step.expiresAt) return null;
  // Somebody else's second factor confirms nothing.
  const { confirms } = questionOf(step);
  return confirms === null || confirms.personId === personId ? step : null;
}

interface Answered {
  readonly step: SignInStep;
  readonly decision: DeviceAnswer['decision'];
  readonly signedIn: SignedIn;
}

async function answerCommand(
  deps: DecideDeviceDependencies,
  { step, decision, signedIn }: Answered,
  acting: Acting,
): Promise<void> {
  const { store, vault, clock } = deps;
  const { person, session } = signedIn.holder;
  const { personId, sessionEpoch: epoch } = person;
  const { merNo, factorAt } = signedIn.grant;
  const { confirms, hostName, waitingHash, address } = questionOf(step);
  const action = decision === 'refused' ? 'refuseDevice' : confirms === null ? 'letDeviceIn' : 'confirmDevice';
  const detail = `command on ${hostName}, from ${address}`;
  const records = [auditOf(acting, { at: clock.now(), action, merNo, target: `person ${personId}`, detail })];
  if (confirms !== null && decision === 'confirmed') {
    await store.changeSession(confirms.sessionHash, { factorAt }, records);
  } else {
    await store.writeRecords(records);
  }
  const answer: DeviceAnswer = {
    decision,
    personId,
    basis: await basisOf(deps, person),
    epoch,
    restsOn: session.method,
    merNo,
    factorAt: null,
    signsIn: confirms === null,
    hostName,
  };
  const { createdAt, expiresAt } = step;
  const stepHash = decisionHashOf(vault, waitingHash);
  await store.createStep({ stepHash, kind: DECISION_STEP, detail: JSON.stringify(answer), createdAt, expiresAt });
}

function show(code: string, step: SignInStep): ShownDevice {
  const { hostName, address, confirms } = questionOf(step);
  const purpose = confirms === null ? 'signIn' : 'confirm';
  return { userCode: readCode(code) ?? '', hostName, address, purpose, startedAt: step.createdAt };
}

function questionOf({ detail }: SignInStep): DeviceQuestion {
  return JSON.parse(detail) as DeviceQuestion;
}
