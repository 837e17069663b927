import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedExports = {
  'Currency of {1}': '{1}的货币',
  'Excel (XLSX)': 'Excel (XLSX)',
  Export: '导出',
  'JSON lines': 'JSON 行',
} as const satisfies Partial<Record<DeskText, string>>;
