import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedExports = {
  'Ask for files of lines, and cancel them.': 'Pedir archivos de líneas y cancelarlos.',
  'Ask for the lines of some days here, or for those of a payout on its page. Each file says until when it is kept.':
    'Pida aquí las líneas de unos días, o las de un pago saliente en la página de ese pago saliente. Cada archivo dice hasta cuándo se guarda.',
  'Asked for': 'Solicitado',
  'Being made': 'En preparación',
  'Cancel an export': 'Cancelar una exportación',
  Cancelled: 'Cancelada',
  'Cancelled an export of {merchant}': 'Canceló una exportación de {merchant}',
  'Currency of {1}': 'Moneda de {1}',
  'Excel (XLSX)': 'Excel (XLSX)',
  Export: 'Exportar',
  'Export lines': 'Exportar líneas',
  'Exported lines of {merchant}': 'Exportó líneas de {merchant}',
  Exports: 'Exportaciones',
  Format: 'Formato',
  'JSON lines': 'Líneas JSON',
  'Kept until': 'Disponible hasta',
  'No exports yet': 'Aún no hay exportaciones',
  Ready: 'Listo',
  Rows: 'Filas',
  Size: 'Tamaño',
  'The export has ended already. Nothing was changed.': 'La exportación ya terminó. No se cambió nada.',
  'The export was cancelled.': 'La exportación se canceló.',
  'The file is being made. It can be downloaded here when it is ready.':
    'El archivo se está preparando. Podrá descargarlo aquí cuando esté listo.',
  'The file is not complete. Download it when its state is done.':
    'El archivo no está completo. Descárguelo cuando su estado sea «done».',
  'The lines of batch {1} are still being numbered. Ask again in a minute.':
    'Las líneas del lote {1} aún se están numerando. Vuelva a pedirlo en un minuto.',
  'There is no export {1}, or it has expired. Ask for it again.':
    'No existe la exportación {1}, o ya caducó. Pídala de nuevo.',
  'Too large for this format': 'Demasiado grande para este formato',
  'is missing: name a batch, or a currency with its first and last day':
    'falta: indique un lote, o una moneda con su primer y último día',
  '{1} exports wait already. Ask again when some of them are done, or cancel one.':
    'Ya hay {1} exportaciones en espera. Vuelva a pedirlo cuando algunas terminen, o cancele una.',
} satisfies Partial<Record<DeskText, string>>;
