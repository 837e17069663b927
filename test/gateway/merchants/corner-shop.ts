import { openOperator } from '../operator/operator.ts';

// A merchant that the tests register first.

export const terms = {
  handlingFeeBasisPoints: 290,
  transactionFee: '0.30',
  refundFee: '0.00',
  chargebackFee: '15.00',
  payoutFee: '1.00',
  marginBasisPoints: 0,
  marginDays: 0,
  settlementDays: 2,
  settlementCurrency: 'USD',
};
export const given = {
  merNo: 200001,
  name: 'Corner Shop',
  websites: ['https://shop.example:443'],
  methods: ['PIX'],
  terms,
};
export const shop = {
  merNo: 200001,
  name: 'Corner Shop',
  status: 'pending',
  websites: ['https://shop.example'],
  methods: ['PIX'],
  currencies: null,
  terms,
  accentColour: null,
  framesPages: false,
  createdAt: '2026-11-15T09:30:00.000Z',
  updatedAt: '2026-11-15T09:30:00.000Z',
};

export async function openWithShop() {
  const operator = openOperator();
  await operator.call('POST', '/operator/merchants', { body: given });
  return operator;
}
