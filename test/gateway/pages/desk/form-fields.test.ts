import { describe, expect, it } from 'vitest';
import { operatorFields } from '../../../../generated/operator-fields.ts';
import { createFields } from '../../../../src/gateway/pages/desk/form/fields.ts';
import { RULE_TEXTS } from '../../../../src/gateway/pages/desk/form/rule-texts.ts';
import { FORM_TEXTS } from '../../../../src/gateway/pages/desk/form/form-texts.ts';
import type { FieldText } from '../../../../src/gateway/pages/desk/form/field-text.ts';
import type { Refused } from '../../../../src/gateway/operator/refused.ts';

const OPENED = { given: null, isSent: false };

/** Without the breaks between attributes. */
const plain = ({ html }: { readonly html: string }) => html.replaceAll(/\s+/g, ' ');

describe('a field of a form', () => {
  it('has the kind, the bounds and the options of the contract', () => {
    const refund = createFields('createRefund', OPENED);
    expect(plain(refund.field('amount', { value: '5.00' }))).toMatch(
      / value="5.00" autocomplete="off" maxlength="21" inputmode="decimal" required /,
    );
    expect(plain(refund.field('remark'))).toMatch(/maxlength="200" (?!.*required)/);
    expect(plain(createFields('askBack', OPENED).field('question'))).toMatch(/<textarea .* maxlength="2000" required/);
    expect(plain(createFields('closeChargeback', OPENED).field('result'))).toContain(
      '<option value="won" >won</option><option value="lost" >lost</option>',
    );
    expect(plain(createFields('createMerchant', OPENED).field('merNo'))).toContain('maxlength="10"');
  });

  it('keeps what was typed, except the number of a card, and says beside it what is wrong', () => {
    const refused: Refused = {
      kind: 'refused',
      name: 'invalidInput',
      detail: '',
      fields: [{ field: 'websites[1]', problem: 'must be an address' }],
    };
    const given = new URLSearchParams({ websites: 'https://a.example\nhere', account: '4111111111111111' });
    const { field, values } = createFields('setWebsites', { given, isSent: true, refused });
    expect(plain(field('websites', { type: 'textarea', value: 'https://a.example' }))).toMatch(
      / aria-invalid="true" .*> ?https:\/\/a.example here<\/textarea>.*<p class="error" id="websites-error">must be an address</,
    );
    expect(values).toEqual(new Map([['websites', ['https://a.example\nhere']]]));
    const card = createFields('payBeneficiary', { given, isSent: true });
    expect(plain(card.field('account', { isNeverKept: true }))).toContain('value=""');
  });

  it('leaves a box empty that was sent empty, and only then', () => {
    const rolesIn = (given: URLSearchParams, isSent: boolean) =>
      plain(createFields('changeRoles', { given, isSent }).field('role', { value: ['staff'] }));
    expect(rolesIn(new URLSearchParams(), true)).not.toContain('checked');
    expect(rolesIn(new URLSearchParams({ merNo: '100001' }), false)).toContain('value="staff" checked');
  });
});

describe('the text catalogue', () => {
  it('names fields of the contract, or what is typed in their place', () => {
    const tables: Readonly<Record<string, Readonly<Record<string, unknown>>>> = operatorFields;
    const texts: readonly (readonly [string, Readonly<Record<string, FieldText>>])[] = Object.entries(FORM_TEXTS);
    const unknown = texts.flatMap(([operation, fields]) =>
      Object.entries(fields)
        .map(([name, { of = name }]) => of)
        .filter((name) => tables[operation]?.[name] === undefined)
        .map((name) => `${operation} ${name}`),
    );
    // A link keeps its currency: `updateLink` takes none, but its refusal names it if the merchant no longer has it.
    expect(unknown).toEqual([
      'createLink kind',
      'createLink uses',
      'createLink offer',
      'updateLink kind',
      'updateLink currency',
      'updateLink uses',
      'updateLink offer',
      'putApprovalRules refundsAbove',
      'putApprovalRules payoutsAbove',
      'putApprovalRules refundDay',
      'putApprovalRules payoutDay',
      'createRefund X-Reason',
      'payBeneficiary X-Reason',
      'payBeneficiary body',
      'saveBeneficiary X-Reason',
      'updateMerchant all or some',
      'putAcquirer chosen methods',
      // A rule has a form of its own, and sends all of them as one of a list.
      ...Object.keys(RULE_TEXTS)
        .filter((name) => name !== 'comment')
        .map((name) => `changeRoutingDraft ${name}`),
      'simulateRouting day',
      'createManualPayout X-Reason',
      'createManualPayout body',
    ]);
  });
});
