import { translated } from '../../../../../web/texts.ts';
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

const KEY_ACTION = to('keys', 'Take the key', 'merchants.keys');

/** What each step asks for. */
export function stepTexts({ step }: Step, mode: Checklist['mode']): StepTexts {
  return step === 'sandboxPayment' || step === 'livePayment' ? PAYMENTS[mode][step] : STEPS[step];
}

const STEPS: Readonly<Record<Exclude<Step['step'], 'sandboxPayment' | 'livePayment'>, StepTexts>> = translated({
  website: {
    title: 'Register your website',
    lines: ['Payments are accepted only if they come from a website that you have listed.'],
    actions: [to('settings', 'Add your website', 'merchants.websites', '/websites')],
  },
  key: {
    title: 'Take your key',
    lines: [
      'The key signs what your shop sends. It is shown once; keep it where you keep passwords.',
      'If somebody else builds your shop, invite them as a developer instead of sending them the key.',
    ],
    actions: [KEY_ACTION, to('team', 'Invite a developer', 'people.invite')],
  },
  notification: {
    title: 'Test your notification address',
    lines: [
      'We tell your shop what became of each payment. The test calls your address as we do, and says what to change.',
    ],
    actions: [to('settings', 'Test an address', 'endpoints.test', '/endpoints')],
  },
});

const FIRST_PAYMENT: readonly StepAction[] = translated([
  to('links', 'Create a payment link', 'links.manage'),
  to('keys', 'Show me the code'),
]);

const PAYMENTS: Readonly<Record<Checklist['mode'], Readonly<Record<'sandboxPayment' | 'livePayment', StepTexts>>>> =
  translated({
    sandbox: {
      sandboxPayment: {
        title: 'Take a first payment in this sandbox',
        lines: ['No money moves here. Pay a link with a test card, or run the code from the page of your keys.'],
        actions: FIRST_PAYMENT,
      },
      livePayment: {
        title: 'Go live',
        lines: [
          'This gateway is a sandbox, so live payments are made elsewhere: at the live gateway of your operator.',
          'Register there, then change three values of your shop: the address of the gateway, the merchant number and the key. The same steps are waiting there.',
        ],
        actions: [guide('going-live', 'What to check before'), guide('production', 'How to switch')],
      },
    },
    live: {
      sandboxPayment: {
        title: 'Try it in a sandbox',
        lines: ['This gateway is live: what is paid here is real money. A sandbox behaves the same and costs nothing.'],
        actions: [guide('testing', 'How to test')],
      },
      livePayment: {
        title: 'Take a first live payment',
        lines: ['Pay a small amount yourself, and refund it afterwards.'],
        actions: FIRST_PAYMENT,
      },
    },
  });
