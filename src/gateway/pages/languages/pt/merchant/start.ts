import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const start = {
  'Steps done': 'Passos concluídos',
  '<b>{1} of {2}</b> steps are done.': '<b>{1} de {2}</b> passos estão concluídos.',
  '<b>All done.</b> Your shop can take payments.': '<b>Tudo pronto.</b> Sua loja pode receber pagamentos.',
  done: 'feito',
  'not here': 'não aqui',
  next: 'próximo',
  'An owner or a developer of your shop does this.': 'Um proprietário ou desenvolvedor da sua loja faz isso.',
  'Register your website': 'Registre seu site',
  'Payments are accepted only if they come from a website that you have listed.':
    'Pagamentos só são aceitos se vierem de um site que você listou.',
  'Add your website': 'Adicionar seu site',
  'Take your key': 'Pegue sua chave',
  'The key signs what your shop sends. It is shown once; keep it where you keep passwords.':
    'A chave assina o que sua loja envia. É mostrada uma única vez; guarde-a onde você guarda senhas.',
  'If somebody else builds your shop, invite them as a developer instead of sending them the key.':
    'Se outra pessoa constrói sua loja, convide-a como desenvolvedor em vez de enviar a chave.',
  'Take the key': 'Pegar a chave',
  'Invite a developer': 'Convidar um desenvolvedor',
  'Test your notification address': 'Teste seu endereço de notificação',
  'We tell your shop what became of each payment. The test calls your address as we do, and says what to change.':
    'Informamos à sua loja o resultado de cada pagamento. O teste chama seu endereço como nós chamamos e diz o que mudar.',
  'Create a payment link': 'Criar um link de pagamento',
  'Show me the code': 'Ver o código',
  'Take a first payment in this sandbox': 'Receba um primeiro pagamento neste sandbox',
  'No money moves here. Pay a link with a test card, or run the code from the page of your keys.':
    'Aqui nenhum dinheiro se move. Pague um link com um cartão de teste, ou execute o código da página das suas chaves.',
  'Go live': 'Entre em produção',
  'This gateway is a sandbox, so live payments are made elsewhere: at the live gateway of your operator.':
    'Este gateway é um sandbox, por isso os pagamentos reais são feitos em outro lugar: no gateway de produção do seu operador.',
  'Register there, then change three values of your shop: the address of the gateway, the merchant number and the key. The same steps are waiting there.':
    'Registre-se lá e troque três valores da sua loja: o endereço do gateway, o número do lojista e a chave. Os mesmos passos esperam por você lá.',
  'What to check before': 'O que conferir antes',
  'How to switch': 'Como mudar',
  'Try it in a sandbox': 'Experimente em um sandbox',
  'This gateway is live: what is paid here is real money. A sandbox behaves the same and costs nothing.':
    'Este gateway é de produção: o que se paga aqui é dinheiro real. Um sandbox se comporta do mesmo jeito e não custa nada.',
  'How to test': 'Como testar',
  'Take a first live payment': 'Receba um primeiro pagamento real',
  'Pay a small amount yourself, and refund it afterwards.': 'Pague você mesmo um valor pequeno e reembolse depois.',
} satisfies Partial<Record<DeskText, string>>;
