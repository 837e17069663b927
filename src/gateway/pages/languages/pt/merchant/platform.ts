import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const platform = {
  'The back office cannot be reached from here. Check your connection; nothing was changed or lost.':
    'Não é possível acessar o painel daqui. Verifique sua conexão; nada foi alterado nem perdido.',
  'Nothing of your shop is kept on this device, so there is nothing to show until you are back online.':
    'Nada da sua loja fica guardado neste dispositivo, por isso não há nada a mostrar até você voltar a ficar on-line.',
  'You are offline': 'Você está off-line',
  'No mails yet': 'Ainda não há e-mails',
  '<a>Register</a> to get the first one.': '<a>Registre-se</a> para receber o primeiro.',
  'Outbox of the sandbox': 'Caixa de saída do sandbox',
  'What would be mailed, newest first. Live mode has no such page.':
    'O que seria enviado por e-mail, do mais recente ao mais antigo. Em produção esta página não existe.',
  'to {1}, {2} {3}': 'para {1}, {2} {3}',
  'not sent yet': 'ainda não enviado',
  'given up': 'abandonado',
  '← Outbox': '← Caixa de saída',
  'Show it as HTML': 'Mostrar como HTML',
} satisfies Partial<Record<DeskText, string>>;
