import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedPeople = {
  'The invitation was revoked: its link no longer works.': 'La invitación se revocó: su enlace ya no funciona.',
  accepted: 'aceptada',
  Invitations: 'Invitaciones',
  'Newest first. A link works once, for 24 hours. Revoking stops it at once; you can invite again.':
    'Las más recientes primero. Un enlace funciona una vez, durante 24 horas. Al revocarla deja de funcionar de inmediato; puede invitar de nuevo.',
  'No invitations': 'No hay invitaciones',
  'Invite somebody, and the invitation is listed here.': 'Invite a alguien y la invitación aparece aquí.',
  'none: sign-in again': 'ninguno: nuevo inicio de sesión',
  'Invited by': 'Invitado por',
  Until: 'Hasta',
  Action: 'Acción',
  'Invitation for {1}': 'Invitación para {1}',
  'It works once, for 24 hours. If mail is set up here, it was mailed as well; otherwise pass it on yourself.':
    'Funciona una vez, durante 24 horas. Si el correo está configurado aquí, también se envió por correo; si no, entréguelo usted.',
  'mails come back': 'los correos rebotan',
  'The mail server has refused this address since {1}.': 'El servidor de correo rechaza esta dirección desde el {1}.',
  'End the sessions of {1}': 'Cerrar las sesiones de {1}',
  'The person is signed out everywhere (1 session is in use), and can sign in again.':
    'Se cierra la sesión de la persona en todas partes (hay 1 sesión en uso); puede iniciar sesión de nuevo.',
  'The person is signed out everywhere ({1} sessions are in use), and can sign in again.':
    'Se cierra la sesión de la persona en todas partes (hay {1} sesiones en uso); puede iniciar sesión de nuevo.',
  'End the sessions': 'Cerrar las sesiones',
  'The token was revoked: its program is refused from now on.':
    'El token se revocó: su programa se rechaza desde ahora.',
  Permissions: 'Permisos',
  'Created by': 'Creado por',
  'Last used': 'Último uso',
  'Revoke {1}': 'Revocar {1}',
  suspended: 'suspendido',
  'Revoke the token {1}': 'Revocar el token {1}',
  'The program that uses {1} is refused at once. This cannot be undone; it needs a new token.':
    'El programa que usa {1} se rechaza de inmediato. No se puede deshacer; necesita un token nuevo.',
} satisfies Partial<Record<DeskText, string>>;
