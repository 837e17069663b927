import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const roles = {
  owner: '所有者',
  developer: '开发人员',
  accountant: '会计',
  staff: '员工',
} satisfies Partial<Record<DeskText, string>>;
