import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedExports = {
  'Ask for files of lines, and cancel them.': 'Pedir arquivos de linhas e cancelá-los.',
  'Ask for the lines of some days here, or for those of a payout on its page. Each file says until when it is kept.':
    'Peça aqui as linhas de alguns dias, ou as de um repasse na página dele. Cada arquivo diz até quando fica guardado.',
  'Asked for': 'Solicitado',
  'Being made': 'Em preparação',
  'Cancel an export': 'Cancelar uma exportação',
  Cancelled: 'Cancelada',
  'Cancelled an export of {merchant}': 'Cancelou uma exportação de {merchant}',
  'Currency of {1}': 'Moeda de {1}',
  'Excel (XLSX)': 'Excel (XLSX)',
  Export: 'Exportar',
  'Export lines': 'Exportar linhas',
  'Exported lines of {merchant}': 'Exportou linhas de {merchant}',
  Exports: 'Exportações',
  Format: 'Formato',
  'JSON lines': 'Linhas JSON',
  'Kept until': 'Disponível até',
  'No exports yet': 'Ainda não há exportações',
  Ready: 'Pronto',
  Rows: 'Linhas',
  Size: 'Tamanho',
  'The export has ended already. Nothing was changed.': 'A exportação já terminou. Nada foi alterado.',
  'The export was cancelled.': 'A exportação foi cancelada.',
  'The file is being made. It can be downloaded here when it is ready.':
    'O arquivo está sendo preparado. Você poderá baixá-lo aqui quando estiver pronto.',
  'The file is not complete. Download it when its state is done.':
    'O arquivo não está completo. Baixe-o quando o estado for “done”.',
  'The lines of batch {1} are still being numbered. Ask again in a minute.':
    'As linhas do lote {1} ainda estão sendo numeradas. Peça de novo em um minuto.',
  'There is no export {1}, or it has expired. Ask for it again.':
    'Não existe a exportação {1}, ou ela expirou. Peça de novo.',
  'Too large for this format': 'Grande demais para este formato',
  'is missing: name a batch, or a currency with its first and last day':
    'está faltando: informe um lote, ou uma moeda com o primeiro e o último dia',
  '{1} exports wait already. Ask again when some of them are done, or cancel one.':
    'Já há {1} exportações em espera. Peça de novo quando algumas terminarem, ou cancele uma.',
} satisfies Partial<Record<DeskText, string>>;
