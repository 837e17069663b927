import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const roles = {
  owner: 'propietario',
  developer: 'desarrollador',
  accountant: 'contador',
  staff: 'personal',
} satisfies Partial<Record<DeskText, string>>;
