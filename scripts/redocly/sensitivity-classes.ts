/** The classes of `x-sensitive`, which openapi/README.md explains. What a class allows is decided where it is read. */
export const SENSITIVITY_CLASSES = [
  'none',
  'detail',
  'text',
  'person',
  'phone',
  'account',
  'masked',
  'card-number',
  'card-expiry',
  'card-secret',
  'secret',
] as const;

export type SensitivityClass = (typeof SENSITIVITY_CLASSES)[number];
