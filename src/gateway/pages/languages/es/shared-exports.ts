import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedExports = {
  'Currency of {1}': 'Moneda de {1}',
  'Excel (XLSX)': 'Excel (XLSX)',
  Export: 'Exportar',
  'JSON lines': 'Líneas JSON',
} as const satisfies Partial<Record<DeskText, string>>;
