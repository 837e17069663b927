import type { LetterTexts } from '../letter-texts.ts';

export const pt: LetterTexts = {
  hello: (name) => `Olá, ${name}!`,
  greeting: 'Olá!',
  ignore: 'Se você não pediu isto, ignore este e-mail. Nada acontece sem você.',
  signature: 'Tollgate',
  proof: {
    subject: 'Confirme seu endereço de e-mail',
    lines: () => [
      'Alguém se cadastrou com este endereço de e-mail para receber pagamentos. Se foi você, confirme o endereço.',
      'O link vale por dois dias.',
    ],
    button: 'Confirmar o endereço',
  },
  received: {
    subject: 'Recebemos seu cadastro',
    lines: ({ company }) => [
      `Obrigado. Seu endereço está confirmado, e estamos analisando o cadastro de ${company}.`,
      'Você pode consultar a situação a qualquer momento. Escreveremos assim que houver uma decisão.',
    ],
    button: 'Ver o cadastro',
  },
  askedBack: {
    subject: 'Uma pergunta sobre seu cadastro',
    lines: ({ company }) => [`Temos uma pergunta sobre o cadastro de ${company}:`],
    after: ['Responda, por favor, na página do seu cadastro.'],
    button: 'Responder à pergunta',
  },
  approved: {
    subject: 'Seu cadastro foi aprovado',
    lines: ({ company }) => [
      `Boas-vindas! ${company} já pode receber pagamentos.`,
      'Configure sua conta para entrar no painel da loja. O link funciona uma única vez, em até 24 horas; na página do seu cadastro você pode pedir um novo.',
    ],
    button: 'Configurar a conta',
  },
  refused: {
    subject: 'Seu cadastro foi recusado',
    lines: ({ company }) => [`Lamentamos: não podemos aceitar o cadastro de ${company}. O motivo:`],
    after: ['Se isso puder ser mudado, você pode se cadastrar novamente.'],
  },
  invitation: {
    subject: 'Você recebeu um convite',
    lines: ({ inviter }) => [
      `${inviter} convida você para o Tollgate. Configure sua conta para entrar.`,
      'O link funciona uma única vez, em até 24 horas.',
    ],
    button: 'Configurar a conta',
  },
  signInReset: {
    subject: 'Configure o acesso novamente',
    lines: ({ inviter }) => [
      `${inviter} permite que você configure novamente como entra no Tollgate. Até lá, tudo o que funcionava continua funcionando.`,
      'O link funciona uma única vez, em até 24 horas.',
    ],
    button: 'Configurar o acesso',
  },
  passwordLink: {
    subject: 'Defina uma nova senha',
    lines: () => [
      'Alguém pediu uma nova senha para a sua conta no Tollgate. Se foi você, abra o link e defina uma. Você também precisará do seu segundo fator.',
      'O link funciona uma única vez, por 30 minutos.',
    ],
    button: 'Definir nova senha',
  },
  passwordReset: {
    subject: 'Sua senha foi alterada',
    lines: ({ heldUntil }) => [
      'A senha da sua conta no Tollgate foi alterada por um link enviado por e-mail, junto com o seu segundo fator. Todas as sessões foram encerradas.',
      `Até ${heldUntil}, a sua conta não pode fazer saques nem alterar beneficiários, chaves, tokens ou pessoas.`,
      'Se não foi você, avise agora um proprietário da sua conta de lojista ou o operador: eles podem desativar a sua conta.',
    ],
  },
  emailOld: {
    subject: 'Autorize o seu novo e-mail',
    lines: ({ email }) => [
      `Alguém conectado à sua conta no Tollgate quer trocar o e-mail dela por ${email}.`,
      'Abra o link para autorizar ou impedir a troca. Ele funciona uma única vez, por 24 horas.',
    ],
    button: 'Autorizar ou impedir',
  },
  emailNew: {
    subject: 'Confirme o seu novo e-mail',
    lines: () => [
      'Uma conta no Tollgate vai usar este e-mail. Se ela é sua, confirme o endereço.',
      'O link funciona uma única vez, por 24 horas.',
    ],
    button: 'Confirmar o endereço',
  },
  emailChanged: {
    subject: 'Seu e-mail foi alterado',
    lines: ({ email }) => [
      `A sua conta no Tollgate agora usa o e-mail ${email}, como os dois endereços autorizaram. A partir de agora, entre com ele.`,
      'Se não foi você, avise agora um proprietário da sua conta de lojista ou o operador: eles podem desativar a sua conta.',
    ],
  },
};
