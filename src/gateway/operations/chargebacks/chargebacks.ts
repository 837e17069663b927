import { createHash } from 'node:crypto';
import { nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import { chargebackFor, isTooLate, mayAnswer } from '../../domain/chargebacks/chargeback.ts';
import type { Chargeback } from '../../domain/chargebacks/chargeback.ts';
import { EVIDENCE_BYTES_MAX, EVIDENCE_MAX, evidenceFor } from '../../domain/chargebacks/evidence.ts';
import type {
  ChargebackCounts,
  ChargebackPage,
  ChargebackSearch,
  ChargebackStore,
  Evidence,
} from '../../domain/chargebacks/evidence.ts';
import type { AcceptedFile, AcceptFile } from '../../domain/chargebacks/evidence-file.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { Clock } from '../../domain/ports.ts';
import { fileName } from '../../domain/text/file-name.ts';
import { merchantOf } from '../../domain/numbers.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { chargebackNotFound, done, merchantNotFound, refuse, refuseInput } from '../outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from '../outcome.ts';

/** Counts end here. */
const COUNT_MAX = 100;

export interface NewEvidence {
  readonly note: string | null;
  readonly file: { readonly name: string; readonly content: Uint8Array } | null;
}

export interface EvidenceFile {
  readonly name: string;
  readonly content: Uint8Array;
}

export interface ChargebackDependencies {
  readonly store: Pick<
    ChargebackStore,
    | 'searchChargebacks'
    | 'countChargebacks'
    | 'findChargeback'
    | 'listEvidence'
    | 'answerChargeback'
    | 'addEvidence'
    | 'readEvidence'
  > &
    Pick<MerchantStore, 'findMerchant'>;
  readonly clock: Clock;
  /** Evidence as it was uploaded. */
  readonly acceptFile: AcceptFile;
}

/** Finding chargebacks, answering them, and what shows that the answer is right. */
export function createChargebackOperations(deps: ChargebackDependencies) {
  const { store, clock } = deps;
  return {
    async listChargebacks(
      search: ChargebackSearch,
      { grant }: Acting,
    ): Promise<OperatorOutcome<ChargebackPage & ChargebackCounts>> {
      const { merNo } = search;
      if (merNo !== null && !(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      const [page, counts] = await Promise.all([
        store.searchChargebacks(search),
        store.countChargebacks({ merNo, now: clock.now(), countMax: COUNT_MAX }),
      ]);
      return done({ ...page, ...counts, chargebacks: page.chargebacks.map((one) => chargebackFor(grant, one)) });
    },
    answerChargeback: (chargebackNo: string, text: string, acting: Acting) =>
      answerChargeback(deps, { chargebackNo, text }, acting),
    addEvidence: (chargebackNo: string, added: NewEvidence, acting: Acting) =>
      addEvidence(deps, { chargebackNo, added }, acting),
    async listEvidence(chargebackNo: string, { grant }: Acting): Promise<OperatorOutcome<Evidence[]>> {
      const merNo = merchantOf('chargeback', chargebackNo);
      const found = merNo === undefined ? null : await store.findChargeback({ merNo, chargebackNo });
      if (found === null) return chargebackNotFound(chargebackNo);
      return done((await store.listEvidence(found)).map((one) => evidenceFor(grant, one)));
    },
    getEvidence: (chargebackNo: string, evidenceNo: number) => getEvidence(deps, chargebackNo, evidenceNo),
  };
}

async function answerChargeback(
  { store, clock }: ChargebackDependencies,
  { chargebackNo, text }: { readonly chargebackNo: string; readonly text: string },
  acting: Acting,
): Promise<OperatorOutcome<Chargeback>> {
  const merNo = merchantOf('chargeback', chargebackNo);
  if (merNo === undefined) return chargebackNotFound(chargebackNo);
  let outcome: OperatorOutcome<Chargeback> = chargebackNotFound(chargebackNo);
  await store.answerChargeback({ merNo, chargebackNo }, (found) => {
    const now = clock.now();
    const refusal = refuseEnded(found, acting, now) ?? (mayAnswer(found, now) ? null : refuse('alreadyAnswered'));
    if (refusal !== null) {
      outcome = refusal;
      return null;
    }
    const by = { answeredBy: nameOf(acting.actor), answeredSide: acting.grant.merNo };
    const answer = { answer: text, answeredAt: now, ...by };
    outcome = done(chargebackFor(acting.grant, { ...found, ...answer }));
    const detail = found.answeredAt === null ? 'answered' : 'replaced the answer';
    return { answer, audit: auditOf(acting, { ...subjectOf(found), at: now, action: 'answerChargeback', detail }) };
  });
  return outcome;
}

function refuseEnded(chargeback: Chargeback, { grant }: Acting, now: number): OperatorRefusal | null {
  const { state } = chargeback;
  if (state !== 'open') return refuse('alreadyFinal', { subject: 'chargeback', state });
  return isTooLate(grant, chargeback, now) ? refuse('pastDue') : null;
}

async function addEvidence(
  { store, clock, acceptFile }: ChargebackDependencies,
  { chargebackNo, added }: { readonly chargebackNo: string; readonly added: NewEvidence },
  acting: Acting,
): Promise<OperatorOutcome<Evidence>> {
  const merNo = merchantOf('chargeback', chargebackNo);
  const first = merNo === undefined ? null : await store.findChargeback({ merNo, chargebackNo });
  if (first === null) return chargebackNotFound(chargebackNo);
  // Looking into a file takes time: not for what is closed anyway, and never under the lock.
  const ended = refuseEnded(first, acting, clock.now());
  if (ended !== null) return ended;
  const file = added.file === null ? null : await acceptFile(added.file.content);
  if (file?.kind === 'refused') return refuseInput([{ field: 'content', problem: file.problem }]);
  const evidence = newEvidence(added, file);
  let outcome: OperatorOutcome<Evidence> = chargebackNotFound(chargebackNo);
  await store.addEvidence(first, (found, known) => {
    const same = known.find(({ sha256 }) => sha256 !== null && sha256 === evidence.sha256);
    const now = clock.now();
    const refusal = refuseEnded(found, acting, now) ?? (same === undefined ? refuseMore(known, evidence.bytes) : null);
    if (refusal !== null) outcome = refusal;
    else if (same !== undefined) outcome = done(evidenceFor(acting.grant, same));
    if (refusal !== null || same !== undefined) return null;
    const evidenceNo = (known.at(-1)?.evidenceNo ?? 0) + 1;
    const by = { createdAt: now, createdBy: nameOf(acting.actor), createdSide: acting.grant.merNo };
    const complete: Evidence = { ...evidence, evidenceNo, ...by };
    outcome = done(complete);
    const detail = `evidence ${evidenceNo}: ${file === null ? 'note' : `${file.type}, ${evidence.bytes} bytes`}`;
    const audit = auditOf(acting, { ...subjectOf(found), at: now, action: 'addEvidence', detail });
    return { evidence: complete, content: file?.content ?? null, audit };
  });
  return outcome;
}

function newEvidence(
  { note, file }: NewEvidence,
  accepted: AcceptedFile | null,
): Pick<Evidence, 'note' | 'name' | 'mediaType' | 'sha256' | 'bytes'> {
  if (accepted === null) return { note, name: null, mediaType: null, sha256: null, bytes: 0 };
  const { type, content } = accepted;
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { note, name: fileName(file?.name ?? '', type), mediaType: type, sha256, bytes: content.byteLength };
}

function refuseMore(known: readonly Evidence[], bytes: number): OperatorRefusal | null {
  if (known.length >= EVIDENCE_MAX) return refuse('tooManyEvidences', { max: EVIDENCE_MAX });
  const total = known.reduce((sum, one) => sum + one.bytes, bytes);
  return total <= EVIDENCE_BYTES_MAX ? null : refuse('evidenceTooLarge', { bytesMax: EVIDENCE_BYTES_MAX });
}

async function getEvidence(
  { store }: ChargebackDependencies,
  chargebackNo: string,
  evidenceNo: number,
): Promise<OperatorOutcome<EvidenceFile>> {
  const merNo = merchantOf('chargeback', chargebackNo);
  const found = merNo === undefined ? null : await store.findChargeback({ merNo, chargebackNo });
  if (found === null || merNo === undefined) return chargebackNotFound(chargebackNo);
  const evidence = (await store.listEvidence(found)).find((one) => one.evidenceNo === evidenceNo);
  const content = await store.readEvidence({ merNo, chargebackNo, evidenceNo });
  if (evidence === undefined || evidence.name === null || content === null) {
    return refuse('evidenceNotFound', { chargebackNo, evidenceNo });
  }
  return done({ name: evidence.name, content });
}

function subjectOf({ merNo, chargebackNo }: Chargeback) {
  return { merNo, target: chargebackNo };
}
