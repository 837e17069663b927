import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const signingIn = {
  'Confirm that it is you': 'Confirme que es usted',
  'What you are about to do needs your second factor, shown within the last 5 minutes.':
    'Lo que va a hacer requiere su segundo factor, mostrado en los últimos 5 minutos.',
  Confirm: 'Confirmar',
  Cancel: 'Cancelar',
  'Do not send it': 'No enviarlo',
  'Let this command in?': '¿Permitir este comando?',
  'Confirm for this command?': '¿Confirmar para este comando?',
  '<b>Only confirm if you started this command yourself</b> and your terminal shows the same code. Nobody from support will ever ask you to.':
    '<b>Confirme solo si usted mismo inició este comando</b> y su terminal muestra el mismo código. Nadie de soporte se lo pedirá nunca.',
  'It acts as {1} for 12 hours, without your second factor': 'Actúa como {1} durante 12 horas, sin su segundo factor',
  'It may do what needs your second factor, for 5 minutes':
    'Puede hacer durante 5 minutos lo que requiere su segundo factor',
  Machine: 'Equipo',
  Address: 'Dirección',
  'Asked at': 'Solicitado el',
  Then: 'Después',
  Refuse: 'Rechazar',
  'Show your second factor': 'Mostrar su segundo factor',
  Done: 'Hecho',
  'Go back to your terminal. You can close this page.': 'Vuelva a su terminal. Puede cerrar esta página.',
  Refused: 'Rechazado',
  'The command was not let in.': 'No se permitió el comando.',
  'If you did not start it, somebody may have tried to use your account: tell an admin.':
    'Si usted no lo inició, es posible que alguien haya intentado usar su cuenta: avise a un administrador.',
  'Sign in a command': 'Iniciar la sesión de un comando',
  'Type the code that your terminal shows. It is valid for 10 minutes.':
    'Escriba el código que muestra su terminal. Es válido durante 10 minutos.',
  Continue: 'Continuar',
  Code: 'Código',
  'Such as BCDF-GHJK': 'Como BCDF-GHJK',
  'Too many wrong codes. Try again in {1} seconds.':
    'Demasiados códigos incorrectos. Inténtelo de nuevo en {1} segundos.',
  'This code is wrong or has expired. Run the command again to get a new one.':
    'Este código es incorrecto o ha vencido. Ejecute el comando otra vez para obtener uno nuevo.',
  'Please use an e-mail address, such as mara@example.com.': 'Use una dirección de correo, como mara@example.com.',
  'This is your address already.': 'Esta ya es su dirección.',
  'Mails about this were sent in the last 24 hours. Try again tomorrow.':
    'En las últimas 24 horas ya se enviaron correos sobre esto. Inténtelo de nuevo mañana.',
  'This gateway sends no mail, so addresses cannot be confirmed. Nothing was changed.':
    'Este gateway no envía correos, así que no se pueden confirmar direcciones. No se cambió nada.',
  'Your address cannot be changed here': 'Su dirección no se puede cambiar aquí',
  'Change your email address': 'Cambiar su dirección de correo',
  'Your address is <b>{1}</b>. We mail a link to it and one to the new address. The change takes effect once both were opened and confirmed, within 24 hours.':
    'Su dirección es <b>{1}</b>. Le enviamos un enlace a ella y otro a la dirección nueva. El cambio surte efecto cuando ambos se hayan abierto y confirmado, dentro de 24 horas.',
  'Mail both links': 'Enviar ambos enlaces',
  'You will be signed out everywhere else, and sign in with the new address from then on.':
    'Se cerrará su sesión en todos los demás lugares y, desde entonces, iniciará sesión con la dirección nueva.',
  'New email address': 'Nueva dirección de correo',
  'Email address': 'Dirección de correo',
  'Your account would change from <b>{1}</b> to <b>{2}</b>.': 'Su cuenta cambiaría de <b>{1}</b> a <b>{2}</b>.',
  'If you did not ask for this, stop it, and change your password: somebody is signed in as you.':
    'Si usted no lo pidió, deténgalo y cambie su contraseña: alguien ha iniciado sesión como usted.',
  'An account at Tollgate is to use <b>{1}</b>. If it is yours, confirm the address.':
    'Una cuenta de Tollgate va a usar <b>{1}</b>. Si es suya, confirme la dirección.',
  'Change your email address?': '¿Cambiar su dirección de correo?',
  'Confirm your new address': 'Confirme su nueva dirección',
  Agree: 'Aceptar',
  'Confirm the address': 'Confirmar la dirección',
  'Stop it': 'Detenerlo',
  'Thank you': 'Gracias',
  'The change takes effect once the other address has confirmed it too.':
    'El cambio surte efecto cuando la otra dirección también lo haya confirmado.',
  'Your email address was changed': 'Su dirección de correo se cambió',
  'Sign in with the new address from now on.': 'Desde ahora, inicie sesión con la dirección nueva.',
  'The change was stopped': 'El cambio se detuvo',
  'Your address stays as it is. If it was not you who asked, change your password now.':
    'Su dirección queda como está. Si no fue usted quien lo pidió, cambie su contraseña ahora.',
  'Nothing was changed': 'No se cambió nada',
  'The new address has an account of its own by now.': 'La dirección nueva ya tiene una cuenta propia.',
  'This link has ended': 'Este enlace ya no es válido',
  'It works once, within 24 hours, and ends when the change is stopped or how you sign in changes.':
    'Funciona una sola vez, dentro de 24 horas, y termina si se detiene el cambio o si cambia su forma de iniciar sesión.',
  'This invitation has ended': 'Esta invitación ya no es válida',
  'Set up sign-in again': 'Configurar de nuevo el inicio de sesión',
  'Set up your account': 'Configure su cuenta',
  'Your name': 'Su nombre',
  '{1} invited <b>{2}</b> to act for the operator.': '{1} invitó a <b>{2}</b> a actuar para el operador.',
  '{1} invited <b>{2}</b> to act for merchant {3}.': '{1} invitó a <b>{2}</b> a actuar para el comercio {3}.',
  '{1} lets <b>{2}</b> set up sign-in again.': '{1} permite que <b>{2}</b> configure de nuevo su inicio de sesión.',
  'What you set up now replaces your password, passkeys, authenticator apps and recovery codes, and you are signed out everywhere else. Your roles stay.':
    'Lo que configure ahora reemplaza su contraseña, llaves de acceso, apps de autenticación y códigos de recuperación, y se cierra su sesión en todos los demás lugares. Sus roles se mantienen.',
  Accept: 'Aceptar',
  'You have an account already. Sign in as <b>{1}</b>, then open this link again.':
    'Usted ya tiene una cuenta. Inicie sesión como <b>{1}</b> y abra de nuevo este enlace.',
  'Sign in': 'Iniciar sesión',
  'You are invited': 'Tiene una invitación',
  Invitation: 'Invitación',
  'Many people are signing in right now. Go back and try again in a moment.':
    'Muchas personas están iniciando sesión en este momento. Vuelva atrás e inténtelo de nuevo en un momento.',
  'Please try again': 'Inténtelo de nuevo',
  'Add a second factor': 'Agregue un segundo factor',
  'Second factor': 'Segundo factor',
  'Continue with {1}': 'Continuar con {1}',
  'Confirm with {1}': 'Confirmar con {1}',
  "The operator's people do not use a password here:": 'Las personas del operador no usan contraseña aquí:',
  'Identity providers': 'Proveedores de identidad',
  Connected: 'Conectado',
  'Not connected': 'No conectado',
  Connect: 'Conectar',
  'Too many passwords are being checked. Try again in a moment.':
    'Se están comprobando demasiadas contraseñas. Inténtelo de nuevo en un momento.',
  'Do not use your email address or a part of it.': 'No use su dirección de correo ni una parte de ella.',
  'This password is too easy to guess. Use another one.': 'Esta contraseña es demasiado fácil de adivinar. Use otra.',
  'This is your only second factor. Add another one first.': 'Este es su único segundo factor. Agregue otro primero.',
  'Without this passkey you could not sign in. Set a password or add another passkey first.':
    'Sin esta llave de acceso no podría iniciar sesión. Defina primero una contraseña o agregue otra llave de acceso.',
  'That code is wrong. Enter the one your app shows now.':
    'Ese código es incorrecto. Escriba el que su app muestra ahora.',
  'Your current password is wrong.': 'Su contraseña actual es incorrecta.',
  'It was removed already.': 'Ya se había quitado.',
  'A recovery code works only after a password, and you have none. Set a password first, or add a second passkey.':
    'Un código de recuperación solo funciona después de una contraseña, y usted no tiene ninguna. Defina primero una contraseña o agregue una segunda llave de acceso.',
  'This account is gone.': 'Esta cuenta ya no existe.',
  'Use at least {1} characters. A few words are easy to remember.':
    'Use al menos {1} caracteres. Unas cuantas palabras son fáciles de recordar.',
  'Use at most {1} characters.': 'Use como máximo {1} caracteres.',
  'You have {1} already. Remove one first.': 'Usted ya tiene {1}. Quite uno primero.',
  'Enter your name.': 'Escriba su nombre.',
  'This invitation is no longer valid. It can be used once, within 24 hours. Ask whoever invited you for a new one.':
    'Esta invitación ya no es válida. Se puede usar una sola vez, dentro de 24 horas. Pida una nueva a quien le invitó.',
  'This invitation is no longer valid. Ask whoever invited you for a new one.':
    'Esta invitación ya no es válida. Pida una nueva a quien le invitó.',
  'This passkey cannot be used here. Try another one, or sign in with your password.':
    'Esta llave de acceso no se puede usar aquí. Pruebe otra o inicie sesión con su contraseña.',
  'Your browser sent an answer that we cannot read. Try again.':
    'Su navegador envió una respuesta que no podemos leer. Inténtelo de nuevo.',
  'This took too long, or was already used. Try again.': 'Esto tardó demasiado o ya se usó. Inténtelo de nuevo.',
  'This passkey is already registered.': 'Esta llave de acceso ya está registrada.',
  'This passkey belongs to another account. Use one of yours.':
    'Esta llave de acceso es de otra cuenta. Use una de las suyas.',
  'You have {1} passkeys already. Remove one that you no longer use.':
    'Usted ya tiene {1} llaves de acceso. Quite una que ya no use.',
  'Forgot your password?': '¿Olvidó su contraseña?',
  'Enter the email address of your account. We mail you a link to set a new password.':
    'Escriba la dirección de correo de su cuenta. Le enviamos un enlace para definir una contraseña nueva.',
  'Mail me a link': 'Enviarme un enlace',
  'You will also need your second factor: your authenticator app, a passkey or a recovery code.':
    'También necesitará su segundo factor: su app de autenticación, una llave de acceso o un código de recuperación.',
  'Back to sign in': 'Volver al inicio de sesión',
  Email: 'Correo electrónico',
  'This gateway sends no mail. Ask the operator for a link to set up sign-in again.':
    'Este gateway no envía correos. Pida al operador un enlace para configurar de nuevo el inicio de sesión.',
  'No link by mail here': 'Aquí no hay enlaces por correo',
  'Many links were asked for from your network. Try again in an hour.':
    'Desde su red se pidieron muchos enlaces. Inténtelo de nuevo en una hora.',
  'Please try again later': 'Inténtelo de nuevo más tarde',
  'Check your mail': 'Revise su correo',
  'If the address belongs to somebody of a merchant who has a second factor, a link is on its way. It works once, within 30 minutes. We send one a day at most.':
    'Si la dirección es de alguien de un comercio que tiene un segundo factor, el enlace va en camino. Funciona una sola vez, dentro de 30 minutos. Enviamos como máximo uno al día.',
  'No mail? Look into the spam folder. If you work for the operator, or have no second factor left, ask an admin for a link to set up sign-in again.':
    '¿No llegó? Mire en la carpeta de spam. Si trabaja para el operador, o no le queda ningún segundo factor, pida a un administrador un enlace para configurar de nuevo el inicio de sesión.',
  'It works once, within 30 minutes, and ends when your password, roles or second factors change. You can ask for another one tomorrow.':
    'Funciona una sola vez, dentro de 30 minutos, y termina si cambian su contraseña, sus roles o sus segundos factores. Puede pedir otro mañana.',
  'The link alone does not change your password. Show your second factor, then choose the new password.':
    'El enlace por sí solo no cambia su contraseña. Muestre su segundo factor y luego elija la contraseña nueva.',
  'Set a new password': 'Definir una contraseña nueva',
  'You will be signed out everywhere. For the next 24 hours you cannot pay out, or change beneficiaries, keys, tokens or people.':
    'Se cerrará su sesión en todas partes. Durante las próximas 24 horas no podrá hacer pagos salientes ni cambiar beneficiarios, claves, tokens o personas.',
  '<b>What you typed is kept,</b> but not the file. Choose it again when you have confirmed.':
    '<b>Lo que escribió se conserva,</b> pero no el archivo. Elíjalo de nuevo cuando haya confirmado.',
  '<b>What you typed is kept,</b> and is sent when you have confirmed.':
    '<b>Lo que escribió se conserva</b> y se envía cuando haya confirmado.',
  '<b>What you typed is kept,</b> but not the file. Choose it again when you have signed in.':
    '<b>Lo que escribió se conserva,</b> pero no el archivo. Elíjalo de nuevo cuando haya iniciado sesión.',
  '<b>What you typed is kept,</b> and is sent when you have signed in.':
    '<b>Lo que escribió se conserva</b> y se envía cuando haya iniciado sesión.',
  'What you typed is being sent.': 'Se está enviando lo que escribió.',
  'What you typed comes next. Then choose the file again.':
    'Ahora viene lo que escribió. Luego elija el archivo de nuevo.',
  'If nothing happens, press the button.': 'Si no ocurre nada, pulse el botón.',
  'Send it now': 'Enviarlo ahora',
  'Go on': 'Continuar',
  'Sending what you typed': 'Enviando lo que escribió',
  'What you typed': 'Lo que escribió',
  'No account yet? <a>Register your business</a>, or ask the owner of your merchant account to invite you.':
    '¿Aún no tiene cuenta? <a>Registre su negocio</a> o pida al propietario de su cuenta de comercio que le invite.',
  'You were signed out': 'Se cerró su sesión',
  'What you typed is kept. Sign in, and it is sent.': 'Lo que escribió se conserva. Inicie sesión y se enviará.',
  'What you typed is kept, but not the file. Sign in, and choose it again.':
    'Lo que escribió se conserva, pero no el archivo. Inicie sesión y elíjalo de nuevo.',
  'Close the browser too if others use this computer.':
    'Cierre también el navegador si otras personas usan esta computadora.',
  'Your password was changed': 'Su contraseña se cambió',
  'You were signed out everywhere. Sign in with the new password.':
    'Se cerró su sesión en todas partes. Inicie sesión con la contraseña nueva.',
  'Please sign in again': 'Inicie sesión de nuevo',
  'The sign-in took longer than 5 minutes, or how you sign in was changed meanwhile.':
    'El inicio de sesión tardó más de 5 minutos, o entretanto cambió su forma de iniciar sesión.',
  'We could not sign you in': 'No pudimos iniciar su sesión',
  'The email or the password is wrong, or there were too many tries.':
    'El correo o la contraseña son incorrectos, o hubo demasiados intentos.',
  'Check both. After 10 wrong tries, wait a few minutes.':
    'Revise ambos. Después de 10 intentos fallidos, espere unos minutos.',
  'Many people are signing in right now. Try again in a moment.':
    'Muchas personas están iniciando sesión en este momento. Inténtelo de nuevo en un momento.',
  'Use another account': 'Usar otra cuenta',
  'That code did not work': 'Ese código no funcionó',
  'It is wrong, was used already, or there were too many tries. Wait for the next code and enter that one.':
    'Es incorrecto, ya se usó o hubo demasiados intentos. Espere el próximo código y escriba ese.',
  'This browser cannot use passkeys at this address.':
    'Este navegador no puede usar llaves de acceso en esta dirección.',
  'Passkeys need JavaScript. Turn it on for this site.':
    'Las llaves de acceso necesitan JavaScript. Actívelo para este sitio.',
  'Too many sign-ins from your network': 'Demasiados inicios de sesión desde su red',
  'Wait a minute, then try again.': 'Espere un minuto e inténtelo de nuevo.',
  'Page not found': 'Página no encontrada',
  'Check the address, or choose another way to sign in.': 'Revise la dirección o elija otra forma de iniciar sesión.',
  'This sign-in has expired': 'Este inicio de sesión ha vencido',
  'It was used already, took more than 10 minutes, or was started in another browser. Start again.':
    'Ya se usó, tardó más de 10 minutos o se inició en otro navegador. Empiece de nuevo.',
  'Sign-in was cancelled': 'Se canceló el inicio de sesión',
  '{1} did not sign you in.': '{1} no inició su sesión.',
  '{1} is not responding': '{1} no responde',
  'Nobody was signed in. Try again in a minute, or choose another way to sign in.':
    'No se inició ninguna sesión. Inténtelo de nuevo en un minuto o elija otra forma de iniciar sesión.',
  'We could not verify the response from {1}': 'No pudimos verificar la respuesta de {1}',
  'Nobody was signed in. Try again; if it happens again, tell your admin.':
    'No se inició ninguna sesión. Inténtelo de nuevo; si vuelve a ocurrir, avise a su administrador.',
  'You do not have access': 'No tiene acceso',
  '{1} knows you, but none of your groups has a role here. Ask your admin for access, then sign in again.':
    '{1} le conoce, pero ninguno de sus grupos tiene un rol aquí. Pida acceso a su administrador e inicie sesión de nuevo.',
  'Your email address is not accepted': 'Su dirección de correo no se acepta',
  '{1} must send a verified email address of your organization. Ask your admin.':
    '{1} debe enviar una dirección de correo verificada de su organización. Pregunte a su administrador.',
  'You already have an account': 'Usted ya tiene una cuenta',
  'An account with your email address exists, but is not connected to {1}. Sign in to it as before, then connect {2} on your account page.':
    'Existe una cuenta con su dirección de correo, pero no está conectada a {1}. Inicie sesión en ella como antes y luego conecte {2} en la página de su cuenta.',
  'Your account is disabled': 'Su cuenta está desactivada',
  'Ask your admin.': 'Pregunte a su administrador.',
  'You are the last admin': 'Usted es el último administrador',
  '{1} no longer gives you the admin role, and nobody else has it. Another admin has to sign in or be invited first.':
    '{1} ya no le da el rol de administrador, y nadie más lo tiene. Antes debe iniciar sesión o ser invitado otro administrador.',
  'This is another account': 'Esta es otra cuenta',
  'At {1}, sign in with your email address here.': 'En {1}, inicie sesión con la dirección de correo que usa aquí.',
  '{1} did not ask for a second factor': '{1} no pidió un segundo factor',
  'What you want to do needs one. Set one up there, or ask your admin.':
    'Lo que quiere hacer requiere uno. Configúrelo allí o pregunte a su administrador.',
  'Other ways to sign in': 'Otras formas de iniciar sesión',
  'What you typed is kept, but not the file. Choose it again when you are back.':
    'Lo que escribió se conserva, pero no el archivo. Elíjalo de nuevo cuando vuelva.',
  'What you typed is kept, and is sent when you are back.': 'Lo que escribió se conserva y se envía cuando vuelva.',
  'Signing you out of {1} too.': 'También se cierra su sesión en {1}.',
  'Connect {1}': 'Conectar {1}',
  'Continue at {1} to prove that the account is yours.': 'Continúe en {1} para demostrar que la cuenta es suya.',
  'Sign in with {1}': 'Iniciar sesión con {1}',
  'Continue to {1}': 'Continuar a {1}',
  'Use a recovery code instead': 'Usar un código de recuperación',
  'Code from your authenticator app': 'Código de su app de autenticación',
  'Six digits. If you have no access to the app, enter a recovery code.':
    'Seis dígitos. Si no tiene acceso a la app, escriba un código de recuperación.',
  'Recovery code': 'Código de recuperación',
  'One of the codes that you kept. Each works once.': 'Uno de los códigos que guardó. Cada uno funciona una vez.',
  'In this sandbox a click is enough. With an account of your own, you show a code or a passkey.':
    'En este sandbox basta un clic. Con una cuenta propia, se muestra un código o una llave de acceso.',
  'Confirm as the demo account': 'Confirmar con la cuenta de demostración',
  'This is not a demo session': 'Esta no es una sesión de demostración',
  'Nothing was changed. Confirm with your own second factor.':
    'No se cambió nada. Confirme con su propio segundo factor.',
} satisfies Partial<Record<DeskText, string>>;
