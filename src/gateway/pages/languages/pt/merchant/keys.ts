import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const keys = {
  'Your shop signs its requests with it.': 'Sua loja assina as requisições com ela.',
  'We sign notifications with it, so that your shop can tell ours from forged ones.':
    'Assinamos as notificações com ele, para que sua loja distinga as nossas das falsas.',
  'Only if your shop signs with RSA. You keep the private half; we only ever see the public one.':
    'Só se sua loja assina com RSA. Você guarda a metade privada; nós só vemos a pública.',
  'None. Your shop signs with its signing key.': 'Nenhuma. Sua loja assina com a chave de assinatura.',
  'Take the signing key': 'Pegar a chave de assinatura',
  'Take the webhook secret': 'Pegar o segredo de webhook',
  'Register the public key': 'Registrar a chave pública',
  '{1} Made {2}': '{1} Criada em {2}',
  'Nobody has seen it, and nothing was signed with it. Take it when you are ready: it is shown once.':
    'Ninguém a viu, e nada foi assinado com ela. Pegue-a quando estiver pronto: é mostrada uma única vez.',
  'not taken yet': 'ainda não obtida',
  'made {1}': 'criada em {1}',
  'Fingerprint ending': 'Impressão digital com final',
  Ending: 'Final',
  'in use': 'em uso',
  '{1} ends {2}, {3} left': '{1} termina em {2}, restam {3}',
  old: 'antiga',
  'Not used yet.': 'Ainda não usada.',
  'Nobody has used it since we began to note that.': 'Ninguém a usou desde que começamos a registrar isso.',
  'Still used:': 'Ainda em uso:',
  'and 1 more program': 'e mais 1 programa',
  'and {1} more programs': 'e mais {1} programas',
  'The public key is registered. Requests that the private half signs are accepted from now on.':
    'A chave pública foi registrada. A partir de agora são aceitas as requisições assinadas pela metade privada.',
  'The key has ended. Requests that it signs are refused from now on.':
    'A chave foi encerrada. A partir de agora são recusadas as requisições que ela assinar.',
  'Keys are shown once, when you take or rotate them. Nobody can show them again, not even your operator.':
    'As chaves são mostradas uma única vez, quando você as pega ou rotaciona. Ninguém pode mostrá-las de novo, nem mesmo o seu operador.',
  'Your values': 'Seus valores',
  'Merchant number': 'Número do lojista',
  'Address of the gateway': 'Endereço do gateway',
  'Your methods need a longer request. <a>The docs</a> have a sample of each.':
    'Seus métodos precisam de uma requisição mais longa. <a>A documentação</a> tem um exemplo de cada um.',
  'Take a payment': 'Receber um pagamento',
  'Receive the result': 'Receber o resultado',
  'Copy the {1} code': 'Copiar o código de {1}',
  'Take your signing key': 'Pegue sua chave de assinatura',
  'Your signing key is shown on the next page, once. Have a place ready where you keep passwords. If you lose it, rotate it.':
    'Sua chave de assinatura é mostrada na próxima página, uma única vez. Tenha à mão o lugar onde você guarda senhas. Se perdê-la, rotacione-a.',
  'Show my signing key': 'Mostrar minha chave de assinatura',
  'Take your webhook secret': 'Pegue seu segredo de webhook',
  'Your webhook secret is shown on the next page, once. Have a place ready where you keep passwords. If you lose it, rotate it.':
    'Seu segredo de webhook é mostrado na próxima página, uma única vez. Tenha à mão o lugar onde você guarda senhas. Se perdê-lo, rotacione-o.',
  'Show my webhook secret': 'Mostrar meu segredo de webhook',
  'It works from now on.': 'Funciona a partir de agora.',
  'If you did not see it, rotate it. That makes another one, and shows it.':
    'Se você não a viu, rotacione-a. Isso cria outra e a mostra.',
} satisfies Partial<Record<DeskText, string>>;
