import { translated } from '../../../../../web/texts.ts';
import { capital, spaced } from './words.ts';

/** What a request can say about the payer, by the names of the contract. */
const LABELS: Readonly<Record<string, string>> = translated({
  acceptHeader: 'Accept header',
  accountHolderType: 'Account holder type',
  addressLine: 'Address line',
  addressLine2: 'Address line 2',
  benFirstName: 'Ben first name',
  benLastName: 'Ben last name',
  beneficiaryType: 'Beneficiary type',
  billingAddress1: 'Billing address 1',
  billingAddress2: 'Billing address 2',
  billingCity: 'Billing city',
  billingCountry: 'Billing country',
  billingEmail: 'Billing email',
  billingFirstName: 'Billing first name',
  billingLastName: 'Billing last name',
  billingPhone: 'Billing phone',
  billingState: 'Billing state',
  billingZipCode: 'Billing zip code',
  'browser.screenHeight': 'Browser screen height',
  'browser.screenWidth': 'Browser screen width',
  'browser.timeZoneOffset': 'Browser time zone offset',
  'browser.userAgent': 'Browser user agent',
  'browser.visitorId': 'Browser visitor id',
  city: 'City',
  countryCode: 'Country code',
  deviceId: 'Device id',
  deviceModel: 'Device model',
  email: 'Email',
  ipAddress: 'IP address',
  javaEnabled: 'Java enabled',
  javascriptEnabled: 'Javascript enabled',
  language: 'Language',
  latitude: 'Latitude',
  longitude: 'Longitude',
  mobile: 'Mobile',
  osType: 'Os type',
  osVersion: 'Os version',
  paymentMethodStr: 'Payment method str',
  postCode: 'Post code',
  productName: 'Product name',
  remark: 'Remark',
  screenColorDepth: 'Screen color depth',
  screenHeight: 'Screen height',
  screenWidth: 'Screen width',
  shippingAddress1: 'Shipping address 1',
  shippingAddress2: 'Shipping address 2',
  shippingCity: 'Shipping city',
  shippingCountry: 'Shipping country',
  shippingEmail: 'Shipping email',
  shippingFirstName: 'Shipping first name',
  shippingLastName: 'Shipping last name',
  shippingPhone: 'Shipping phone',
  shippingState: 'Shipping state',
  shippingZipCode: 'Shipping zip code',
  state: 'State',
  terminal: 'Terminal',
  timezone: 'Timezone',
  userAgent: 'User agent',
  userId: 'User id',
  vaBankId: 'Va bank id',
});

/** `billingZipCode` as `Billing zip code`. */
export function labelOf(path: string): string {
  const known = Object.hasOwn(LABELS, path) ? LABELS[path] : undefined;
  if (known !== undefined) return known;
  return capital(spaced(path.replaceAll('.', ' ')))
    .replace(/(?<=[a-z])(?=\d$)/, ' ')
    .replace(/\bip address\b/i, 'IP address');
}
