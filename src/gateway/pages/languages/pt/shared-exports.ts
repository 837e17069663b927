import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedExports = {
  'Currency of {1}': 'Moeda de {1}',
  'Excel (XLSX)': 'Excel (XLSX)',
  Export: 'Exportar',
  'JSON lines': 'Linhas JSON',
} as const satisfies Partial<Record<DeskText, string>>;
