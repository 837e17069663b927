import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const registrations = {
  'Tell us who you are and how you want to be paid. We look at every registration and write to you.':
    'Díganos quién es y cómo quiere cobrar. Revisamos cada registro y le escribimos.',
  'By sending this you ask for an account. Nothing is charged, and nothing begins before you sign in.':
    'Al enviar esto solicita una cuenta. No se cobra nada, y nada empieza antes de que inicie sesión.',
  'Already a merchant? <a>Sign in</a>.': '¿Ya es comercio? <a>Inicie sesión</a>.',
  'Your business': 'Su negocio',
  You: 'Usted',
  'What you want to take': 'Qué quiere aceptar',
  'Where we send your money': 'Adónde enviamos su dinero',
  'Become a merchant': 'Hágase comercio',
  'Please correct what is marked below.': 'Corrija lo que está marcado abajo.',
  'Not sent yet': 'Aún no se ha enviado',
  'Company or shop': 'Empresa o tienda',
  'Payers see this name.': 'Los pagadores ven este nombre.',
  Website: 'Sitio web',
  Country: 'País',
  'Choose the country of your business.': 'Elija el país de su negocio.',
  'You will sign in with it. We send a link to confirm it.':
    'Iniciará sesión con ella. Enviamos un enlace para confirmarla.',
  'Phone (optional)': 'Teléfono (opcional)',
  'Language of our mails': 'Idioma de nuestros correos',
  'Choose at least one.': 'Elija al menos uno.',
  'Such as USD, EUR.': 'Por ejemplo, USD, EUR.',
  'Stored encrypted.': 'Se guarda cifrado.',
  'We sent you a link to confirm your e-mail address. It works for two days.':
    'Le enviamos un enlace para confirmar su dirección de correo. Funciona durante dos días.',
  'Nothing there? Look into the spam folder, or check the address and register again.':
    '¿No le llegó nada? Mire en la carpeta de spam, o compruebe la dirección y regístrese de nuevo.',
  'This is a sandbox: <a>the outbox shows the mails</a>.':
    'Esto es un sandbox: <a>la bandeja de salida muestra los correos</a>.',
  'This link is not valid, or no longer. Open the newest mail from us, or register again.':
    'Este enlace no es válido, o ya no lo es. Abra nuestro correo más reciente, o regístrese de nuevo.',
  'This link does not work': 'Este enlace no funciona',
  'Confirm your e-mail address': 'Confirme su dirección de correo',
  'We are looking at your registration': 'Estamos revisando su registro',
  'We have a question': 'Tenemos una pregunta',
  'You are a merchant': 'Ya es comercio',
  'We cannot accept your registration': 'No podemos aceptar su registro',
  'Not confirmed': 'Sin confirmar',
  'In review': 'En revisión',
  'Waiting for you': 'Le esperamos',
  Approved: 'Aprobado',
  'Registered on {1}.': 'Registrado el {1}.',
  'Your answer: {1}.': 'Su respuesta: {1}.',
  'Thank you, your address is confirmed.': 'Gracias, su dirección está confirmada.',
  'Thank you for your answer.': 'Gracias por su respuesta.',
  'We sent you a new link. It works once, within 24 hours.':
    'Le enviamos un enlace nuevo. Funciona una vez, durante 24 horas.',
  'One click, and we begin to look at your registration.': 'Un clic, y empezamos a revisar su registro.',
  'Confirm my address': 'Confirmar mi dirección',
  'Your address is confirmed. We will write to you as soon as it is decided.':
    'Su dirección está confirmada. Le escribiremos en cuanto esté decidido.',
  'Your answer': 'Su respuesta',
  'Your merchant number is <b>{1}</b>. Open the link that we mailed to you to set up your account.':
    'Su número de comercio es <b>{1}</b>. Abra el enlace que le enviamos por correo para configurar su cuenta.',
  'Send me a new link': 'Enviarme un enlace nuevo',
  'Your merchant number is <b>{1}</b>.': 'Su número de comercio es <b>{1}</b>.',
  'Sign in to the back office': 'Iniciar sesión en el panel',
  'If this can be changed, you are welcome to <a>register again</a>.':
    'Si esto puede cambiar, puede <a>registrarse de nuevo</a>.',
  'What we asked': 'Lo que preguntamos',
} satisfies Partial<Record<DeskText, string>>;
