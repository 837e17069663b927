import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedExports = {
  Amounts: 'Valores',
  'As on this page': 'Como nesta página',
  'Ask for files of lines, and cancel them.': 'Pedir arquivos de linhas e cancelá-los.',
  'Ask for the lines of some days here, or for those of a payout on its page. Each file says until when it is kept.':
    'Peça aqui as linhas de alguns dias, ou as de um repasse na página dele. Cada arquivo diz até quando fica guardado.',
  'Asked for': 'Solicitado',
  'Being made': 'Em preparação',
  'Byte order mark': 'Marca de ordem de bytes',
  'Between cells': 'Entre células',
  CSV: 'CSV',
  'CSV options': 'Opções de CSV',
  'CSV with semicolons': 'CSV com ponto e vírgula',
  'Could not be made': 'Não foi possível criar',
  'The file could not be made. If it has more rows than a spreadsheet can hold, ask for CSV or JSON lines; otherwise, ask for it again later.':
    'Não foi possível criar o arquivo. Se tem mais linhas do que uma planilha comporta, peça CSV ou linhas JSON; se não, peça-o de novo mais tarde.',
  'An export failed': 'Criação de uma exportação com falha',
  'Could not make an export of {merchant}': 'Não foi possível criar uma exportação de {merchant}',
  'Cancel an export': 'Cancelar uma exportação',
  Cancelled: 'Cancelada',
  'Cancelled an export of {merchant}': 'Cancelou uma exportação de {merchant}',
  Comma: 'Vírgula',
  'Currency of {1}': 'Moeda de {1}',
  Download: 'Baixar',
  'Download {1}': 'Baixar {1}',
  'Opening to closing': 'Do saldo inicial ao final',
  'Excel (XLSX)': 'Excel (XLSX)',
  Export: 'Exportar',
  'Export lines': 'Exportar linhas',
  'Exported lines of {merchant}': 'Exportou linhas de {merchant}',
  Exports: 'Exportações',
  "Files of every line go by the shop's days, in the time zone {1}. <a>Show the statement of these days</a>":
    'Os arquivos com todas as linhas seguem os dias da loja, no fuso horário {1}. <a>Mostrar o extrato desses dias</a>',
  Format: 'Formato',
  'Go to exports': 'Ir para as exportações',
  'JSON lines': 'Linhas JSON',
  'Kept until': 'Disponível até',
  'More options': 'Mais opções',
  'No exports yet': 'Ainda não há exportações',
  'Nothing of it was kept.': 'Nada dela foi guardado.',
  Ready: 'Pronto',
  Rows: 'Linhas',
  Semicolon: 'Ponto e vírgula',
  Size: 'Tamanho',
  'The export has ended already. Nothing was changed.': 'A exportação já terminou. Nada foi alterado.',
  'The export was cancelled.': 'A exportação foi cancelada.',
  'The file is being made. You can leave this page: it stays in the list of exports.':
    'O arquivo está sendo preparado. Você pode sair desta página: ele fica na lista de exportações.',
  'The file is not complete. Download it when its state is done.':
    'O arquivo não está completo. Baixe-o quando o estado for “done”.',
  'The lines of batch {1} are still being numbered. Ask again in a minute.':
    'As linhas do lote {1} ainda estão sendo numeradas. Peça de novo em um minuto.',
  'The same lines give the same file whenever you ask for it again.':
    'As mesmas linhas dão o mesmo arquivo sempre que você o pedir de novo.',
  'There is no export {1}, or it has expired. Ask for it again.':
    'Não existe a exportação {1}, ou ela expirou. Peça de novo.',
  'This summary': 'Este resumo',
  'is missing: name a batch, or a currency with its first and last day':
    'está faltando: informe um lote, ou uma moeda com o primeiro e o último dia',
  '{1} exports wait already. Ask again when some of them are done, or cancel one.':
    'Já há {1} exportações em espera. Peça de novo quando algumas terminarem, ou cancele uma.',
  'Yes, for Excel': 'Sim, para o Excel',
} satisfies Partial<Record<DeskText, string>>;
