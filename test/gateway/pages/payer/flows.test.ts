import { expect, it } from 'vitest';
import contract from '../../../../generated/openapi.json' with { type: 'json' };
import { buttonText } from '../../../../src/gateway/pages/payer/methods.ts';
import type { PaymentMethod } from '../../../../src/gateway/domain/method.ts';
import { en } from '../../../../src/gateway/pages/payer/texts/en.ts';

const BUTTONS: Readonly<Record<string, (method: string) => string>> = {
  card: () => en.pay('1.00'),
  code: () => en.showCode,
  address: () => en.showAddress,
  transfer: () => en.showTransfer,
};

it.each(Object.entries(contract.components.schemas.PaymentMode['x-flow']))(
  'the payer of %s finds what the contract says: %s',
  (method, flow) => {
    const button = buttonText(method as PaymentMethod, en, '1.00');
    const wanted = BUTTONS[flow];
    if (wanted === undefined)
      expect([flow, Object.values(BUTTONS).some((text) => text(method) === button)]).toEqual(['page', false]);
    else expect(button).toBe(wanted(method));
  },
);
