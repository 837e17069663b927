import * as permissionRules from '../../../generated/permissions.ts';
import { acceptFile } from '../files/evidence-file.ts';
import { acceptLogo } from '../files/logo-picture.ts';
import { fileIntake } from '../files/reconciliation/intake/file-intake.ts';
import { limitsByAddress } from './account-pages.ts';
import { csvReaders } from '../files/reconciliation/csv/csv-readers.ts';
import { configuredOf } from './configured.ts';
import type { Core } from '../core.ts';
import { developerTools } from './developer-tools.ts';
import { ENDPOINT_TESTS } from '../http/limits.ts';
import type { ReplayOptions } from '../http/request-log/replay.ts';
import { scriptFor } from '../operator/handlers/money.ts';
import { personalFields } from '../operator/checks/documented-fields.ts';
import { newsTitle } from '../mail/news-words.ts';
import { sampleLetters } from '../mail/sample-letters.ts';
import { createPost } from './open-mail.ts';
import type { PlatformOperations } from '../operations/operations.ts';
import { createOperatorOperations } from '../operations/create-operator-operations.ts';
import type { OperatorOperations } from '../operations/create-operator-operations.ts';
import { TYPED_CARDS } from '../operations/payouts/typed-card.ts';
import { inquireOrder } from '../operations/acquirers/inquire.ts';
import { createDeviceTries } from '../operations/sign-in/device-limits.ts';
import { createRegistrationTries } from '../operations/registrations/registration-limits.ts';
import { createProbeEndpoint } from '../outbound/probe-endpoint.ts';
import { isSandboxKey } from '../config/secret-strength.ts';
import type { Work } from '../start-work.ts';
import { knownAcquirersOf } from './known-acquirers.ts';
import { refuseCall } from './work-off.ts';

interface OperatorParts {
  readonly work: Work;
  readonly platform: PlatformOperations;
  readonly publicUrl: () => string;
  readonly replay: Pick<ReplayOptions, 'send' | 'settle'>;
}

export function openOperators(core: Core, { work, platform, publicUrl, replay }: OperatorParts): OperatorOperations {
  const { config, ids, vault, log, mailer } = core;
  const { store, accounts, reference, clock, limiter } = core.dependencies;
  return createOperatorOperations({
    store,
    accounts,
    reference,
    knownAcquirers: knownAcquirersOf(config, core.book),
    platform,
    clock,
    breakers: core.breakers,
    channels: core.dependencies.channels,
    inquireOrder: (order) => inquireOrder(core.dependencies, order),
    realClock: core.identity.clock,
    ...configuredOf(core),
    clockControl: work.clockControl,
    replay: core.sandbox?.createReplay({ accounts, clock, newSecret: ids.newSecret, ...replay }) ?? null,
    reset: core.sandbox?.reset ?? null,
    sandboxBooks: core.sandbox?.books ?? null,
    ids,
    vault,
    post: createPost({ ids, vault, isOn: mailer !== null, wake: () => work.sendMailsNow() }),
    csvReaders,
    fileIntake,
    readFilesNow: () => work.readFilesNow(),
    makeExportsNow: () => work.makeExportsNow(),
    simulateNow: () => work.simulateNow(),
    scriptOf: (details) => scriptFor('createPayout', details, config.mode),
    cardTries: limiter.createTries(TYPED_CARDS),
    registrationTries: createRegistrationTries(limiter, { limitsByAddress: limitsByAddress(config) }),
    deviceTries: createDeviceTries(core.identity.limiter, { limitsByAddress: limitsByAddress(config) }),
    permissionRules,
    acceptFile,
    acceptLogo,
    approvalKinds: permissionRules.approvalKinds,
    onFault: (error, subject) => log.error('one of several failed', { subject, error }),
    personalFields,
    newsTitle,
    sampleLetters,
    provesFactor: (provider) =>
      config.providers.some(({ id, trustsSecondFactor }) => id === provider && trustsSecondFactor.length > 0),
    timeZone: config.timeZone,
    ...developerTools(core),
    rolePermissions: permissionRules.rolePermissions,
    roleSides: permissionRules.roles,
    publicUrl,
    ...(config.mode === 'live' && { isCompromised: isSandboxKey }),
    probeEndpoint: config.work
      ? createProbeEndpoint({ rule: config.mode === 'live' ? 'public' : 'anywhere', stopwatch: core.stopwatch })
      : refuseCall,
    testRate: limiter.createRate(ENDPOINT_TESTS),
  });
}
