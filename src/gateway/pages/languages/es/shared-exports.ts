import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedExports = {
  Amounts: 'Importes',
  'As on this page': 'Como en esta página',
  'Ask for files of lines, and cancel them.': 'Pedir archivos de líneas y cancelarlos.',
  'Ask for the lines of some days here, or for those of a payout on its page. Each file says until when it is kept.':
    'Pida aquí las líneas de unos días, o las de un pago saliente en la página de ese pago saliente. Cada archivo dice hasta cuándo se guarda.',
  'Asked for': 'Solicitado',
  'Being made': 'En preparación',
  'Byte order mark': 'Marca de orden de bytes',
  'Between cells': 'Entre celdas',
  CSV: 'CSV',
  'CSV options': 'Opciones de CSV',
  'CSV with semicolons': 'CSV con punto y coma',
  'Could not be made': 'No se pudo crear',
  'The file could not be made. If it has more rows than a spreadsheet can hold, ask for CSV or JSON lines; otherwise, ask for it again later.':
    'No se pudo crear el archivo. Si tiene más filas de las que caben en una hoja de cálculo, pida CSV o líneas JSON; si no, vuelva a pedirlo más tarde.',
  'An export failed': 'Creación fallida de una exportación',
  'Could not make an export of {merchant}': 'No se pudo crear una exportación de {merchant}',
  'Cancel an export': 'Cancelar una exportación',
  Cancelled: 'Cancelada',
  'Cancelled an export of {merchant}': 'Canceló una exportación de {merchant}',
  Comma: 'Coma',
  'Currency of {1}': 'Moneda de {1}',
  Download: 'Descargar',
  'Download {1}': 'Descargar {1}',
  'Opening to closing': 'Del saldo inicial al final',
  'Excel (XLSX)': 'Excel (XLSX)',
  Export: 'Exportar',
  'Export lines': 'Exportar líneas',
  'Exported lines of {merchant}': 'Exportó líneas de {merchant}',
  Exports: 'Exportaciones',
  "Files of every line go by the shop's days, in the time zone {1}. <a>Show the statement of these days</a>":
    'Los archivos con todas las líneas siguen los días de la tienda, en la zona horaria {1}. <a>Mostrar el extracto de esos días</a>',
  Format: 'Formato',
  'Go to exports': 'Ir a las exportaciones',
  'JSON lines': 'Líneas JSON',
  'Kept until': 'Disponible hasta',
  'More options': 'Más opciones',
  'No exports yet': 'Aún no hay exportaciones',
  'Nothing of it was kept.': 'No se guardó nada de ella.',
  Ready: 'Listo',
  Rows: 'Filas',
  Semicolon: 'Punto y coma',
  Size: 'Tamaño',
  'The export has ended already. Nothing was changed.': 'La exportación ya terminó. No se cambió nada.',
  'The export was cancelled.': 'La exportación se canceló.',
  'The file is being made. You can leave this page: it stays in the list of exports.':
    'El archivo se está preparando. Puede salir de esta página: queda en la lista de exportaciones.',
  'The file is not complete. Download it when its state is done.':
    'El archivo no está completo. Descárguelo cuando su estado sea «done».',
  'The lines of batch {1} are still being numbered. Ask again in a minute.':
    'Las líneas del lote {1} aún se están numerando. Vuelva a pedirlo en un minuto.',
  'The same lines give the same file whenever you ask for it again.':
    'Las mismas líneas dan el mismo archivo cada vez que lo pida.',
  'There is no export {1}, or it has expired. Ask for it again.':
    'No existe la exportación {1}, o ya caducó. Pídala de nuevo.',
  'This summary': 'Este resumen',
  'is missing: name a batch, or a currency with its first and last day':
    'falta: indique un lote, o una moneda con su primer y último día',
  '{1} exports wait already. Ask again when some of them are done, or cancel one.':
    'Ya hay {1} exportaciones en espera. Vuelva a pedirlo cuando algunas terminen, o cancele una.',
  'Yes, for Excel': 'Sí, para Excel',
} satisfies Partial<Record<DeskText, string>>;
