import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const branding = {
  'Saved. Payers see it from now on.': 'Salvo. Os pagadores veem isso a partir de agora.',
  'The logo was saved. Payers see it from now on.': 'O logotipo foi salvo. Os pagadores o veem a partir de agora.',
  'The logo was removed.': 'O logotipo foi removido.',
  Colour: 'Cor',
  'Name and colour': 'Nome e cor',
  'Name shown to payers': 'Nome mostrado aos pagadores',
  "Tollgate's own": 'A da Tollgate',
  'Colour of buttons': 'Cor dos botões',
  'Your colour': 'Sua cor',
  'Empty shows the registered name, {1}.': 'Vazio mostra o nome registrado, {1}.',
  'Your own': 'A sua',
  'Text on it is black, with a contrast of {1} to 1.': 'O texto sobre ela é preto, com contraste de {1} para 1.',
  'Text on it is white, with a contrast of {1} to 1.': 'O texto sobre ela é branco, com contraste de {1} para 1.',
  'On a light page and a dark page the button itself is hard to see.':
    'Numa página clara e numa escura, o próprio botão é difícil de ver.',
  'On a light page the button itself is hard to see.': 'Numa página clara, o próprio botão é difícil de ver.',
  'On a dark page the button itself is hard to see.': 'Numa página escura, o próprio botão é difícil de ver.',
  'Payment page, light': 'Página de pagamento, clara',
  'Payment page, dark': 'Página de pagamento, escura',
  'Remove the logo': 'Remover logotipo',
  Logo: 'Logotipo',
  'Payers see the first letter of the name in its place, from now on. We keep no copy: to show the logo again, upload it again.':
    'A partir de agora, os pagadores veem no lugar dele a primeira letra do nome. Não guardamos cópia: para mostrar o logotipo de novo, envie-o outra vez.',
  'is missing; choose a file first': 'está faltando; escolha primeiro um arquivo',
  'No logo: payers see the first letter of the name.': 'Sem logotipo: os pagadores veem a primeira letra do nome.',
  'Remove…': 'Remover…',
  'The logo as payers see it': 'O logotipo como os pagadores o veem',
  '{1} × {2} pixels, {3} kB': '{1} × {2} pixels, {3} kB',
  'PNG or JPEG picture': 'Imagem PNG ou JPEG',
  'Up to 1 MB and 2000 pixels on each side. It is stored without hidden data, such as the place where it was taken.':
    'Até 1 MB e 2000 pixels de cada lado. É guardada sem dados ocultos, como o lugar onde foi tirada.',
  'Upload the logo': 'Enviar logotipo',
  'Sample product': 'Produto de exemplo',
} satisfies Partial<Record<DeskText, string>>;
