import { say } from '../../../../../web/texts.ts';
import type { components } from '../../../../../../generated/operator.ts';
import type { Permission } from '../../../../../../generated/permissions.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../../desk/merchant-navigation.ts';
import type { MerchantScreenId } from '../../../desk/merchant-navigation.ts';

type Checklist = components['schemas']['Checklist'];
type Step = components['schemas']['ChecklistStep'];

export interface StepAction {
  readonly path: string;
  readonly label: string;
  /** Null if everybody may open it. */
  readonly permission: Permission | null;
}

interface StepTexts {
  readonly title: string;
  /** What to do while it is open. */
  readonly lines: readonly string[];
  readonly actions: readonly StepAction[];
}

const to = (
  screen: MerchantScreenId,
  label: string,
  permission: Permission = MERCHANT_SCREENS[screen].permission,
  below = '',
): StepAction => ({ path: MERCHANT + MERCHANT_SCREENS[screen].path + below, label, permission });

const guide = (name: string, label: string): StepAction => ({ path: `/docs/guides/${name}/`, label, permission: null });

/** What each step asks for. */
export function stepTexts({ step }: Step, mode: Checklist['mode']): StepTexts {
  return step === 'sandboxPayment' || step === 'livePayment' ? payments()[mode][step] : steps()[step];
}

const steps = (): Readonly<Record<Exclude<Step['step'], 'sandboxPayment' | 'livePayment'>, StepTexts>> => ({
  website: {
    title: say`Register your website`,
    lines: [say`Payments are accepted only if they come from a website that you have listed.`],
    actions: [to('settings', say`Add your website`, 'merchants.websites', '/websites')],
  },
  key: {
    title: say`Take your key`,
    lines: [
      say`The key signs what your shop sends. It is shown once; keep it where you keep passwords.`,
      say`If somebody else builds your shop, invite them as a developer instead of sending them the key.`,
    ],
    actions: [to('keys', say`Take the key`, 'merchants.keys'), to('team', say`Invite a developer`, 'people.invite')],
  },
  notification: {
    title: say`Test your notification address`,
    lines: [
      say`We tell your shop what became of each payment. The test calls your address as we do, and says what to change.`,
    ],
    actions: [to('settings', say`Test an address`, 'endpoints.test', '/endpoints')],
  },
});

const firstPayment = (): readonly StepAction[] => [
  to('links', say`Create a payment link`, 'links.manage'),
  to('keys', say`Show me the code`),
];

const payments = (): Readonly<
  Record<Checklist['mode'], Readonly<Record<'sandboxPayment' | 'livePayment', StepTexts>>>
> => ({
  sandbox: {
    sandboxPayment: {
      title: say`Take a first payment in this sandbox`,
      lines: [say`No money moves here. Pay a link with a test card, or run the code from the page of your keys.`],
      actions: firstPayment(),
    },
    livePayment: {
      title: say`Go live`,
      lines: [
        say`This gateway is a sandbox, so live payments are made elsewhere: at the live gateway of your operator.`,
        say`Register there, then change three values of your shop: the address of the gateway, the merchant number and the key. The same steps are waiting there.`,
      ],
      actions: [guide('going-live', say`What to check before`), guide('production', say`How to switch`)],
    },
  },
  live: {
    sandboxPayment: {
      title: say`Try it in a sandbox`,
      lines: [
        say`This gateway is live: what is paid here is real money. A sandbox behaves the same and costs nothing.`,
      ],
      actions: [guide('testing', say`How to test`)],
    },
    livePayment: {
      title: say`Take a first live payment`,
      lines: [say`Pay a small amount yourself, and refund it afterwards.`],
      actions: firstPayment(),
    },
  },
});
