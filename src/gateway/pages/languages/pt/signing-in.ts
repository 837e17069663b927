import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const signingIn = {
  'Confirm that it is you': 'Confirme que é você',
  'What you are about to do needs your second factor, shown within the last 5 minutes.':
    'O que você vai fazer exige seu segundo fator, mostrado nos últimos 5 minutos.',
  Confirm: 'Confirmar',
  Cancel: 'Cancelar',
  'Do not send it': 'Não enviar',
  'Let this command in?': 'Permitir este comando?',
  'Confirm for this command?': 'Confirmar para este comando?',
  '<b>Only confirm if you started this command yourself</b> and your terminal shows the same code. Nobody from support will ever ask you to.':
    '<b>Confirme apenas se você mesmo iniciou este comando</b> e seu terminal mostra o mesmo código. Ninguém do suporte pedirá isso a você.',
  'It acts as {1} for 12 hours, without your second factor': 'Ele atua como {1} por 12 horas, sem seu segundo fator',
  'It may do what needs your second factor, for 5 minutes':
    'Ele pode fazer, por 5 minutos, o que exige seu segundo fator',
  Machine: 'Máquina',
  Address: 'Endereço',
  'Asked at': 'Solicitado em',
  Then: 'Depois',
  Refuse: 'Recusar',
  'Show your second factor': 'Mostrar seu segundo fator',
  Done: 'Feito',
  'Go back to your terminal. You can close this page.': 'Volte ao seu terminal. Você pode fechar esta página.',
  Refused: 'Recusado',
  'The command was not let in.': 'O comando não foi permitido.',
  'If you did not start it, somebody may have tried to use your account: tell an admin.':
    'Se você não o iniciou, alguém pode ter tentado usar sua conta: avise um administrador.',
  'Sign in a command': 'Entrar com um comando',
  'Type the code that your terminal shows. It is valid for 10 minutes.':
    'Digite o código que seu terminal mostra. Ele vale por 10 minutos.',
  Continue: 'Continuar',
  Code: 'Código',
  'Such as BCDF-GHJK': 'Como BCDF-GHJK',
  'Too many wrong codes. Try again in {1} seconds.': 'Muitos códigos errados. Tente novamente em {1} segundos.',
  'This code is wrong or has expired. Run the command again to get a new one.':
    'Este código está errado ou expirou. Execute o comando novamente para obter um novo.',
  'Please use an e-mail address, such as mara@example.com.': 'Use um endereço de e-mail, como mara@example.com.',
  'This is your address already.': 'Este já é o seu endereço.',
  'Mails about this were sent in the last 24 hours. Try again tomorrow.':
    'Já foram enviados e-mails sobre isso nas últimas 24 horas. Tente novamente amanhã.',
  'This gateway sends no mail, so addresses cannot be confirmed. Nothing was changed.':
    'Este gateway não envia e-mails, portanto endereços não podem ser confirmados. Nada foi alterado.',
  'Your address cannot be changed here': 'Seu endereço não pode ser alterado aqui',
  'Change your email address': 'Alterar seu endereço de e-mail',
  'Your address is <b>{1}</b>. We mail a link to it and one to the new address. The change takes effect once both were opened and confirmed, within 24 hours.':
    'Seu endereço é <b>{1}</b>. Enviamos um link para ele e outro para o novo endereço. A alteração vale assim que os dois forem abertos e confirmados, em até 24 horas.',
  'Mail both links': 'Enviar os dois links',
  'You will be signed out everywhere else, and sign in with the new address from then on.':
    'Sua sessão será encerrada em todos os outros lugares e, a partir daí, você entrará com o novo endereço.',
  'New email address': 'Novo endereço de e-mail',
  'Email address': 'Endereço de e-mail',
  'Your account would change from <b>{1}</b> to <b>{2}</b>.': 'Sua conta mudaria de <b>{1}</b> para <b>{2}</b>.',
  'If you did not ask for this, stop it, and change your password: somebody is signed in as you.':
    'Se você não pediu isso, interrompa e altere sua senha: alguém entrou como você.',
  'An account at Tollgate is to use <b>{1}</b>. If it is yours, confirm the address.':
    'Uma conta no Tollgate vai usar <b>{1}</b>. Se ela for sua, confirme o endereço.',
  'Change your email address?': 'Alterar seu endereço de e-mail?',
  'Confirm your new address': 'Confirme seu novo endereço',
  Agree: 'Concordar',
  'Confirm the address': 'Confirmar o endereço',
  'Stop it': 'Interromper',
  'Thank you': 'Obrigado',
  'The change takes effect once the other address has confirmed it too.':
    'A alteração vale assim que o outro endereço também a confirmar.',
  'Your email address was changed': 'Seu endereço de e-mail foi alterado',
  'Sign in with the new address from now on.': 'A partir de agora, entre com o novo endereço.',
  'The change was stopped': 'A alteração foi interrompida',
  'Your address stays as it is. If it was not you who asked, change your password now.':
    'Seu endereço continua como está. Se não foi você quem pediu, altere sua senha agora.',
  'Nothing was changed': 'Nada foi alterado',
  'The new address has an account of its own by now.': 'O novo endereço já tem uma conta própria.',
  'This link has ended': 'Este link não é mais válido',
  'It works once, within 24 hours, and ends when the change is stopped or how you sign in changes.':
    'Funciona uma única vez, em até 24 horas, e termina se a alteração for interrompida ou se sua forma de entrar mudar.',
  'This invitation has ended': 'Este convite não é mais válido',
  'Set up sign-in again': 'Configurar novamente o acesso',
  'Set up your account': 'Configure sua conta',
  'Your name': 'Seu nome',
  '{1} invited <b>{2}</b> to act for the operator.': '{1} convidou <b>{2}</b> para atuar pelo operador.',
  '{1} invited <b>{2}</b> to act for merchant {3}.': '{1} convidou <b>{2}</b> para atuar pelo lojista {3}.',
  '{1} lets <b>{2}</b> set up sign-in again.': '{1} permite que <b>{2}</b> configure novamente o acesso.',
  'What you set up now replaces your password, passkeys, authenticator apps and recovery codes, and you are signed out everywhere else. Your roles stay.':
    'O que você configurar agora substitui sua senha, chaves de acesso, apps autenticadores e códigos de recuperação, e sua sessão é encerrada em todos os outros lugares. Seus papéis continuam.',
  Accept: 'Aceitar',
  'You have an account already. Sign in as <b>{1}</b>, then open this link again.':
    'Você já tem uma conta. Entre como <b>{1}</b> e abra este link novamente.',
  'Sign in': 'Entrar',
  'You are invited': 'Você recebeu um convite',
  Invitation: 'Convite',
  'Many people are signing in right now. Go back and try again in a moment.':
    'Muitas pessoas estão entrando agora. Volte e tente novamente em instantes.',
  'Please try again': 'Tente novamente',
  'Add a second factor': 'Adicione um segundo fator',
  'Second factor': 'Segundo fator',
  'Continue with {1}': 'Continuar com {1}',
  'Confirm with {1}': 'Confirmar com {1}',
  "The operator's people do not use a password here:": 'As pessoas do operador não usam senha aqui:',
  'Identity providers': 'Provedores de identidade',
  Connected: 'Conectado',
  'Not connected': 'Não conectado',
  Connect: 'Conectar',
  'Too many passwords are being checked. Try again in a moment.':
    'Muitas senhas estão sendo verificadas. Tente novamente em instantes.',
  'Do not use your email address or a part of it.': 'Não use seu endereço de e-mail nem parte dele.',
  'This password is too easy to guess. Use another one.': 'Esta senha é fácil demais de adivinhar. Use outra.',
  'This is your only second factor. Add another one first.': 'Este é seu único segundo fator. Adicione outro primeiro.',
  'Without this passkey you could not sign in. Set a password or add another passkey first.':
    'Sem esta chave de acesso você não conseguiria entrar. Defina primeiro uma senha ou adicione outra chave de acesso.',
  'That code is wrong. Enter the one your app shows now.':
    'Esse código está errado. Digite o que seu app mostra agora.',
  'Your current password is wrong.': 'Sua senha atual está errada.',
  'It was removed already.': 'Já tinha sido removido.',
  'A recovery code works only after a password, and you have none. Set a password first, or add a second passkey.':
    'Um código de recuperação só funciona depois de uma senha, e você não tem nenhuma. Defina primeiro uma senha ou adicione uma segunda chave de acesso.',
  'This account is gone.': 'Esta conta não existe mais.',
  'Use at least {1} characters. A few words are easy to remember.':
    'Use pelo menos {1} caracteres. Algumas palavras são fáceis de lembrar.',
  'Use at most {1} characters.': 'Use no máximo {1} caracteres.',
  'You have {1} already. Remove one first.': 'Você já tem {1}. Remova um primeiro.',
  'Enter your name.': 'Digite seu nome.',
  'This invitation is no longer valid. It can be used once, within 24 hours. Ask whoever invited you for a new one.':
    'Este convite não é mais válido. Pode ser usado uma única vez, em até 24 horas. Peça um novo a quem convidou você.',
  'This invitation is no longer valid. Ask whoever invited you for a new one.':
    'Este convite não é mais válido. Peça um novo a quem convidou você.',
  'This passkey cannot be used here. Try another one, or sign in with your password.':
    'Esta chave de acesso não pode ser usada aqui. Tente outra ou entre com sua senha.',
  'Your browser sent an answer that we cannot read. Try again.':
    'Seu navegador enviou uma resposta que não conseguimos ler. Tente novamente.',
  'This took too long, or was already used. Try again.': 'Isso demorou demais ou já foi usado. Tente novamente.',
  'This passkey is already registered.': 'Esta chave de acesso já está registrada.',
  'This passkey belongs to another account. Use one of yours.':
    'Esta chave de acesso é de outra conta. Use uma das suas.',
  'You have {1} passkeys already. Remove one that you no longer use.':
    'Você já tem {1} chaves de acesso. Remova uma que não usa mais.',
  'Forgot your password?': 'Esqueceu sua senha?',
  'Enter the email address of your account. We mail you a link to set a new password.':
    'Digite o endereço de e-mail da sua conta. Enviamos um link para definir uma nova senha.',
  'Mail me a link': 'Enviar um link',
  'You will also need your second factor: your authenticator app, a passkey or a recovery code.':
    'Você também precisará do seu segundo fator: seu app autenticador, uma chave de acesso ou um código de recuperação.',
  'Back to sign in': 'Voltar para entrar',
  Email: 'E-mail',
  'This gateway sends no mail. Ask the operator for a link to set up sign-in again.':
    'Este gateway não envia e-mails. Peça ao operador um link para configurar novamente o acesso.',
  'No link by mail here': 'Não há link por e-mail aqui',
  'Many links were asked for from your network. Try again in an hour.':
    'Muitos links foram solicitados a partir da sua rede. Tente novamente em uma hora.',
  'Please try again later': 'Tente novamente mais tarde',
  'Check your mail': 'Verifique seu e-mail',
  'If the address belongs to somebody of a merchant who has a second factor, a link is on its way. It works once, within 30 minutes. We send one a day at most.':
    'Se o endereço for de alguém de um lojista que tem um segundo fator, o link está a caminho. Funciona uma única vez, em até 30 minutos. Enviamos no máximo um por dia.',
  'No mail? Look into the spam folder. If you work for the operator, or have no second factor left, ask an admin for a link to set up sign-in again.':
    'Não chegou? Veja na pasta de spam. Se você trabalha para o operador ou não tem mais um segundo fator, peça a um administrador um link para configurar novamente o acesso.',
  'It works once, within 30 minutes, and ends when your password, roles or second factors change. You can ask for another one tomorrow.':
    'Funciona uma única vez, em até 30 minutos, e termina se sua senha, seus papéis ou seus segundos fatores mudarem. Você pode pedir outro amanhã.',
  'The link alone does not change your password. Show your second factor, then choose the new password.':
    'O link sozinho não altera sua senha. Mostre seu segundo fator e depois escolha a nova senha.',
  'Set a new password': 'Definir uma nova senha',
  'You will be signed out everywhere. For the next 24 hours you cannot pay out, or change beneficiaries, keys, tokens or people.':
    'Sua sessão será encerrada em todos os lugares. Nas próximas 24 horas você não poderá fazer repasses nem alterar beneficiários, chaves, tokens ou pessoas.',
  '<b>What you typed is kept,</b> but not the file. Choose it again when you have confirmed.':
    '<b>O que você digitou foi guardado,</b> mas o arquivo não. Escolha-o novamente depois de confirmar.',
  '<b>What you typed is kept,</b> and is sent when you have confirmed.':
    '<b>O que você digitou foi guardado</b> e será enviado depois que você confirmar.',
  '<b>What you typed is kept,</b> but not the file. Choose it again when you have signed in.':
    '<b>O que você digitou foi guardado,</b> mas o arquivo não. Escolha-o novamente depois de entrar.',
  '<b>What you typed is kept,</b> and is sent when you have signed in.':
    '<b>O que você digitou foi guardado</b> e será enviado depois que você entrar.',
  'What you typed is being sent.': 'O que você digitou está sendo enviado.',
  'What you typed comes next. Then choose the file again.':
    'A seguir vem o que você digitou. Depois escolha o arquivo novamente.',
  'If nothing happens, press the button.': 'Se nada acontecer, pressione o botão.',
  'Send it now': 'Enviar agora',
  'Go on': 'Prosseguir',
  'Sending what you typed': 'Enviando o que você digitou',
  'What you typed': 'O que você digitou',
  'No account yet? <a>Register your business</a>, or ask the owner of your merchant account to invite you.':
    'Ainda não tem conta? <a>Cadastre sua empresa</a> ou peça ao proprietário da sua conta de lojista que convide você.',
  'You were signed out': 'Sua sessão foi encerrada',
  'What you typed is kept. Sign in, and it is sent.': 'O que você digitou foi guardado. Entre e será enviado.',
  'What you typed is kept, but not the file. Sign in, and choose it again.':
    'O que você digitou foi guardado, mas o arquivo não. Entre e escolha-o novamente.',
  'Close the browser too if others use this computer.':
    'Feche também o navegador se outras pessoas usam este computador.',
  'Your password was changed': 'Sua senha foi alterada',
  'You were signed out everywhere. Sign in with the new password.':
    'Sua sessão foi encerrada em todos os lugares. Entre com a nova senha.',
  'Please sign in again': 'Entre novamente',
  'The sign-in took longer than 5 minutes, or how you sign in was changed meanwhile.':
    'A entrada demorou mais de 5 minutos, ou sua forma de entrar mudou nesse meio-tempo.',
  'We could not sign you in': 'Não foi possível entrar',
  'The email or the password is wrong, or there were too many tries.':
    'O e-mail ou a senha estão errados, ou houve tentativas demais.',
  'Check both. After 10 wrong tries, wait a few minutes.':
    'Verifique os dois. Depois de 10 tentativas erradas, espere alguns minutos.',
  'Many people are signing in right now. Try again in a moment.':
    'Muitas pessoas estão entrando agora. Tente novamente em instantes.',
  'Use another account': 'Usar outra conta',
  'That code did not work': 'Esse código não funcionou',
  'It is wrong, was used already, or there were too many tries. Wait for the next code and enter that one.':
    'Está errado, já foi usado ou houve tentativas demais. Espere o próximo código e digite esse.',
  'This browser cannot use passkeys at this address.': 'Este navegador não pode usar chaves de acesso neste endereço.',
  'Passkeys need JavaScript. Turn it on for this site.':
    'As chaves de acesso precisam de JavaScript. Ative-o para este site.',
  'Too many sign-ins from your network': 'Muitas entradas a partir da sua rede',
  'Wait a minute, then try again.': 'Espere um minuto e tente novamente.',
  'Page not found': 'Página não encontrada',
  'Check the address, or choose another way to sign in.': 'Verifique o endereço ou escolha outra forma de entrar.',
  'This sign-in has expired': 'Esta entrada expirou',
  'It was used already, took more than 10 minutes, or was started in another browser. Start again.':
    'Já foi usada, demorou mais de 10 minutos ou foi iniciada em outro navegador. Comece novamente.',
  'Sign-in was cancelled': 'A entrada foi cancelada',
  '{1} did not sign you in.': '{1} não permitiu sua entrada.',
  '{1} is not responding': '{1} não está respondendo',
  'Nobody was signed in. Try again in a minute, or choose another way to sign in.':
    'Ninguém entrou. Tente novamente em um minuto ou escolha outra forma de entrar.',
  'We could not verify the response from {1}': 'Não foi possível verificar a resposta de {1}',
  'Nobody was signed in. Try again; if it happens again, tell your admin.':
    'Ninguém entrou. Tente novamente; se acontecer de novo, avise seu administrador.',
  'You do not have access': 'Você não tem acesso',
  '{1} knows you, but none of your groups has a role here. Ask your admin for access, then sign in again.':
    '{1} conhece você, mas nenhum dos seus grupos tem um papel aqui. Peça acesso ao seu administrador e entre novamente.',
  'Your email address is not accepted': 'Seu endereço de e-mail não é aceito',
  '{1} must send a verified email address of your organization. Ask your admin.':
    '{1} precisa enviar um endereço de e-mail verificado da sua organização. Fale com seu administrador.',
  'You already have an account': 'Você já tem uma conta',
  'An account with your email address exists, but is not connected to {1}. Sign in to it as before, then connect {2} on your account page.':
    'Existe uma conta com seu endereço de e-mail, mas ela não está conectada a {1}. Entre nela como antes e depois conecte {2} na página da sua conta.',
  'Your account is disabled': 'Sua conta está desativada',
  'Ask your admin.': 'Fale com seu administrador.',
  'You are the last admin': 'Você é o último administrador',
  '{1} no longer gives you the admin role, and nobody else has it. Another admin has to sign in or be invited first.':
    '{1} não dá mais a você o papel de administrador, e ninguém mais o tem. Antes, outro administrador precisa entrar ou ser convidado.',
  'This is another account': 'Esta é outra conta',
  'At {1}, sign in with your email address here.': 'Em {1}, entre com o endereço de e-mail que você usa aqui.',
  '{1} did not ask for a second factor': '{1} não pediu um segundo fator',
  'What you want to do needs one. Set one up there, or ask your admin.':
    'O que você quer fazer exige um. Configure-o lá ou fale com seu administrador.',
  'Other ways to sign in': 'Outras formas de entrar',
  'What you typed is kept, but not the file. Choose it again when you are back.':
    'O que você digitou foi guardado, mas o arquivo não. Escolha-o novamente quando voltar.',
  'What you typed is kept, and is sent when you are back.':
    'O que você digitou foi guardado e será enviado quando você voltar.',
  'Signing you out of {1} too.': 'Sua sessão em {1} também está sendo encerrada.',
  'Connect {1}': 'Conectar {1}',
  'Continue at {1} to prove that the account is yours.': 'Continue em {1} para provar que a conta é sua.',
  'Sign in with {1}': 'Entrar com {1}',
  'Continue to {1}': 'Continuar para {1}',
  'Use a recovery code instead': 'Usar um código de recuperação',
  'Code from your authenticator app': 'Código do seu app autenticador',
  'Six digits. If you have no access to the app, enter a recovery code.':
    'Seis dígitos. Se você não tem acesso ao app, digite um código de recuperação.',
  'Recovery code': 'Código de recuperação',
  'One of the codes that you kept. Each works once.': 'Um dos códigos que você guardou. Cada um funciona uma vez.',
  'In this sandbox a click is enough. With an account of your own, you show a code or a passkey.':
    'Neste sandbox basta um clique. Com uma conta própria, você mostra um código ou uma chave de acesso.',
  'Confirm as the demo account': 'Confirmar com a conta de demonstração',
  'This is not a demo session': 'Esta não é uma sessão de demonstração',
  'Nothing was changed. Confirm with your own second factor.':
    'Nada foi alterado. Confirme com seu próprio segundo fator.',
} satisfies Partial<Record<DeskText, string>>;
