import type { LetterTexts } from '../letter-texts.ts';

export const es: LetterTexts = {
  hello: (name) => `Hola, ${name}:`,
  greeting: 'Hola:',
  ignore: 'Si no lo ha solicitado usted, ignore este mensaje. No ocurrirá nada sin su intervención.',
  signature: 'Tollgate',
  proof: {
    subject: 'Confirme su dirección de correo',
    lines: () => [
      'Alguien se ha registrado con esta dirección de correo para aceptar pagos. Si ha sido usted, confirme la dirección.',
      'El enlace es válido durante dos días.',
    ],
    button: 'Confirmar la dirección',
  },
  received: {
    subject: 'Hemos recibido su solicitud',
    lines: ({ company }) => [
      `Gracias. Su dirección está confirmada y estamos revisando la solicitud de ${company}.`,
      'Puede consultar su estado en cualquier momento. Le escribiremos en cuanto haya una decisión.',
    ],
    button: 'Ver la solicitud',
  },
  askedBack: {
    subject: 'Una pregunta sobre su solicitud',
    lines: ({ company }) => [`Tenemos una pregunta sobre la solicitud de ${company}:`],
    after: ['Respóndala, por favor, en la página de su solicitud.'],
    button: 'Responder a la pregunta',
  },
  approved: {
    subject: 'Su solicitud ha sido aprobada',
    lines: ({ company }) => [
      `Le damos la bienvenida. ${company} ya puede aceptar pagos.`,
      'Configure su cuenta para entrar en el panel del comercio. El enlace sirve una sola vez, durante 24 horas; en la página de su solicitud puede pedir uno nuevo.',
    ],
    button: 'Configurar la cuenta',
  },
  refused: {
    subject: 'Su solicitud ha sido rechazada',
    lines: ({ company }) => [`Lo sentimos: no podemos aceptar la solicitud de ${company}. El motivo:`],
    after: ['Si esto puede cambiarse, puede presentar una nueva solicitud.'],
  },
  invitation: {
    subject: 'Tiene una invitación',
    lines: ({ inviter }) => [
      `${inviter} le invita a Tollgate. Configure su cuenta para iniciar sesión.`,
      'El enlace sirve una sola vez, durante 24 horas.',
    ],
    button: 'Configurar la cuenta',
  },
  signInReset: {
    subject: 'Configure de nuevo su acceso',
    lines: ({ inviter }) => [
      `${inviter} le permite configurar de nuevo cómo inicia sesión en Tollgate. Hasta que lo haga, todo lo anterior sigue funcionando.`,
      'El enlace sirve una sola vez, durante 24 horas.',
    ],
    button: 'Configurar el acceso',
  },
  passwordLink: {
    subject: 'Elija una contraseña nueva',
    lines: () => [
      'Alguien ha pedido una contraseña nueva para su cuenta en Tollgate. Si ha sido usted, abra el enlace y elija una. También necesitará su segundo factor.',
      'El enlace sirve una sola vez, durante 30 minutos.',
    ],
    button: 'Elegir una contraseña',
  },
  passwordReset: {
    subject: 'Su contraseña ha cambiado',
    lines: ({ heldUntil }) => [
      'La contraseña de su cuenta en Tollgate se ha cambiado mediante un enlace enviado por correo y su segundo factor. Se han cerrado todas sus sesiones.',
      `Hasta el ${heldUntil} su cuenta no puede ordenar pagos ni cambiar beneficiarios, claves, tokens o personas.`,
      'Si no ha sido usted, avise ahora a un propietario de su cuenta de comercio o al operador: pueden desactivar su cuenta.',
    ],
  },
  emailOld: {
    subject: 'Autorice su nueva dirección de correo',
    lines: ({ email }) => [
      `Alguien con la sesión iniciada en su cuenta de Tollgate quiere cambiar su dirección de correo por ${email}.`,
      'Abra el enlace para autorizar el cambio o detenerlo. Sirve una sola vez, durante 24 horas.',
    ],
    button: 'Autorizar o detener',
  },
  emailNew: {
    subject: 'Confirme su nueva dirección de correo',
    lines: () => [
      'Una cuenta de Tollgate va a usar esta dirección de correo. Si es suya, confirme la dirección.',
      'El enlace sirve una sola vez, durante 24 horas.',
    ],
    button: 'Confirmar la dirección',
  },
  emailChanged: {
    subject: 'Su dirección de correo ha cambiado',
    lines: ({ email }) => [
      `Su cuenta de Tollgate tiene ahora la dirección ${email}, como autorizaron ambas direcciones. A partir de ahora inicie sesión con ella.`,
      'Si no ha sido usted, avise ahora a un propietario de su cuenta de comercio o al operador: pueden desactivar su cuenta.',
    ],
  },
};
