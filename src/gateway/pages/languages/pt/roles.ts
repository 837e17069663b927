import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const roles = {
  owner: 'proprietário',
  developer: 'desenvolvedor',
  accountant: 'contador',
  staff: 'equipe',
} satisfies Partial<Record<DeskText, string>>;
