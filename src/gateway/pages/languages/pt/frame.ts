import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const frame = {
  'There is no such page. Check the address.': 'Essa página não existe. Verifique o endereço.',
  'This form has expired': 'Este formulário expirou',
  'Nothing was changed. Open the page again and repeat what you did.':
    'Nada foi alterado. Abra a página novamente e repita o que fez.',
  'This form was already sent': 'Este formulário já foi enviado',
  'It is not sent a second time. The first one has not ended yet, or was interrupted.':
    'Ele não é enviado uma segunda vez. O primeiro envio ainda não terminou ou foi interrompido.',
  'Look at what it was about before you do it again.': 'Veja do que se tratava antes de fazer de novo.',
  'This is too large': 'Isto é grande demais',
  'Nothing was changed. Go back and choose a smaller file, or send less text.':
    'Nada foi alterado. Volte e escolha um arquivo menor, ou envie menos texto.',
  'Too many pages at once': 'Páginas demais ao mesmo tempo',
  'Pages that you opened earlier are still waiting. Nothing was changed. Reload this page in a moment.':
    'As páginas que você abriu antes ainda estão esperando. Nada foi alterado. Recarregue esta página em instantes.',
  'Very busy right now': 'Muita atividade no momento',
  'Payments come first. Nothing was changed. Reload this page in a moment.':
    'Os pagamentos vêm primeiro. Nada foi alterado. Recarregue esta página em instantes.',
  'We could not read this form': 'Não foi possível ler este formulário',
  'Nothing was changed.': 'Nada foi alterado.',
  'Nothing was sent yet': 'Nada foi enviado ainda',
  'Your sign-in or your second factor has ended, and this form is too long to wait for it.':
    'Sua sessão ou seu segundo fator terminou, e este formulário é longo demais para esperar.',
  'Open your account in another tab and sign in or confirm there. Then come back here, reload this page and send the form again.':
    'Abra sua conta em outra aba e entre ou confirme lá. Depois volte aqui, recarregue esta página e envie o formulário novamente.',
  'Go to the start page': 'Ir para a página inicial',
  'Nothing to see at this address': 'Não há nada para ver neste endereço',
  'It takes what a form sends, and nothing was sent. Open the page with the form.':
    'Ele recebe o que um formulário envia, e nada foi enviado. Abra a página com o formulário.',
  'Open the page': 'Abrir a página',
  'You are signed out.': 'Você saiu.',
  'Somebody else filled in this form, so it was not sent in your name.':
    'Outra pessoa preencheu este formulário, portanto ele não foi enviado em seu nome.',
  'You filled in this form for another side than the one you act for now.':
    'Você preencheu este formulário por um lado diferente daquele pelo qual atua agora.',
  'This form was opened long ago, and things may have changed since.':
    'Este formulário foi aberto há muito tempo, e as coisas podem ter mudado desde então.',
  'Your file was not kept: files never are. Choose it again.':
    'Seu arquivo não foi guardado: arquivos nunca são. Escolha-o novamente.',
  'Card numbers, passwords, codes and files are never kept. Enter them again.':
    'Números de cartão, senhas, códigos e arquivos nunca são guardados. Informe-os novamente.',
  'Nothing was sent': 'Nada foi enviado',
  'This is what was typed. Open the page to enter it again.':
    'Isto é o que foi digitado. Abra a página para digitar novamente.',
  'Switch back and send it': 'Voltar ao outro lado e enviar',
} satisfies Partial<Record<DeskText, string>>;
