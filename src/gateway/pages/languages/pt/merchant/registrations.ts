import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const registrations = {
  'Tell us who you are and how you want to be paid. We look at every registration and write to you.':
    'Diga quem você é e como quer receber. Analisamos cada cadastro e escrevemos para você.',
  'By sending this you ask for an account. Nothing is charged, and nothing begins before you sign in.':
    'Ao enviar, você pede uma conta. Nada é cobrado, e nada começa antes de você entrar.',
  'Already a merchant? <a>Sign in</a>.': 'Já é lojista? <a>Entre</a>.',
  'Your business': 'Seu negócio',
  You: 'Você',
  'What you want to take': 'O que você quer aceitar',
  'Where we send your money': 'Para onde enviamos seu dinheiro',
  'Become a merchant': 'Torne-se lojista',
  'Please correct what is marked below.': 'Corrija o que está marcado abaixo.',
  'Not sent yet': 'Ainda não enviado',
  'Company or shop': 'Empresa ou loja',
  'Payers see this name.': 'Os pagadores veem este nome.',
  Website: 'Site',
  Country: 'País',
  'Choose the country of your business.': 'Escolha o país do seu negócio.',
  'You will sign in with it. We send a link to confirm it.':
    'Você vai entrar com ele. Enviamos um link para confirmá-lo.',
  'Phone (optional)': 'Telefone (opcional)',
  'Language of our mails': 'Idioma dos nossos e-mails',
  'Choose at least one.': 'Escolha pelo menos um.',
  'Such as USD, EUR.': 'Por exemplo, USD, EUR.',
  'Stored encrypted.': 'Guardado com criptografia.',
  'We sent you a link to confirm your e-mail address. It works for two days.':
    'Enviamos um link para confirmar seu endereço de e-mail. Ele funciona por dois dias.',
  'Nothing there? Look into the spam folder, or check the address and register again.':
    'Não chegou nada? Veja a pasta de spam, ou confira o endereço e registre-se de novo.',
  'This is a sandbox: <a>the outbox shows the mails</a>.':
    'Este é um sandbox: <a>a caixa de saída mostra os e-mails</a>.',
  'This link is not valid, or no longer. Open the newest mail from us, or register again.':
    'Este link não é válido, ou não é mais. Abra o nosso e-mail mais recente, ou registre-se de novo.',
  'This link does not work': 'Este link não funciona',
  'Confirm your e-mail address': 'Confirme seu endereço de e-mail',
  'We are looking at your registration': 'Estamos analisando seu cadastro',
  'We have a question': 'Temos uma pergunta',
  'You are a merchant': 'Você é lojista',
  'We cannot accept your registration': 'Não podemos aceitar seu cadastro',
  'Not confirmed': 'Não confirmado',
  'In review': 'Em análise',
  'Waiting for you': 'Aguardando você',
  Approved: 'Aprovado',
  'Registered on {1}.': 'Registrado em {1}.',
  'Your answer: {1}.': 'Sua resposta: {1}.',
  'Thank you, your address is confirmed.': 'Obrigado, seu endereço está confirmado.',
  'Thank you for your answer.': 'Obrigado pela sua resposta.',
  'We sent you a new link. It works once, within 24 hours.':
    'Enviamos um novo link. Ele funciona uma vez, por 24 horas.',
  'One click, and we begin to look at your registration.': 'Um clique, e começamos a analisar seu cadastro.',
  'Confirm my address': 'Confirmar meu endereço',
  'Your address is confirmed. We will write to you as soon as it is decided.':
    'Seu endereço está confirmado. Escreveremos assim que for decidido.',
  'Your answer': 'Sua resposta',
  'Your merchant number is <b>{1}</b>. Open the link that we mailed to you to set up your account.':
    'Seu número de lojista é <b>{1}</b>. Abra o link que enviamos por e-mail para configurar sua conta.',
  'Send me a new link': 'Enviar um novo link',
  'Your merchant number is <b>{1}</b>.': 'Seu número de lojista é <b>{1}</b>.',
  'Sign in to the back office': 'Entrar no painel',
  'If this can be changed, you are welcome to <a>register again</a>.':
    'Se isso puder mudar, você pode <a>registrar-se de novo</a>.',
  'What we asked': 'O que perguntamos',
} satisfies Partial<Record<DeskText, string>>;
