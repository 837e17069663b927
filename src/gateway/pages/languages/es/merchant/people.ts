import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const people = {
  'Asks a second person to approve these rules. Until then the rules of now apply.':
    'Pide a una segunda persona que apruebe estas reglas. Hasta entonces valen las reglas actuales.',
  'The rules are changed.': 'Las reglas se cambiaron.',
  'Two people': 'Dos personas',
  'Two people above the limit': 'Dos personas por encima del límite',
  'One person': 'Una persona',
  'Two people for staff': 'Dos personas para el personal',
  'What needs two people': 'Qué necesita dos personas',
  'Every refund needs a second person, whoever makes it.':
    'Todo reembolso necesita una segunda persona, sea quien sea quien lo haga.',
  'Refunds by staff always need a second person.': 'Los reembolsos del personal siempre necesitan una segunda persona.',
  'Invite somebody': 'Invitar a alguien',
  'They get a mail with a link that works once, for 24 hours. If mail is not set up here, the link is shown to you once, and you pass it on. An owner can do everything here, and invite others.':
    'Recibe un correo con un enlace que funciona una vez, durante 24 horas. Si aquí no está configurado el correo, el enlace se le muestra a usted una vez y usted lo transmite. Un propietario puede hacer todo aquí e invitar a otros.',
  'Create the invitation': 'Crear invitación',
  'Roles of {1}': 'Roles de {1}',
  'The person is signed out everywhere and gets these roles. Without a role, the person leaves the team. One owner always stays.':
    'Se cierra la sesión de la persona en todas partes y recibe estos roles. Sin ningún rol, deja el equipo. Siempre queda un propietario.',
  'Change the roles': 'Cambiar roles',
  '{1} is signed out everywhere and leaves the team. What they did stays in the record. One owner always stays.':
    'Se cierra la sesión de {1} en todas partes y deja el equipo. Lo que hizo queda en el registro. Siempre queda un propietario.',
  'The roles were changed, and the person was signed out everywhere.':
    'Los roles se cambiaron, y se cerró la sesión de la persona en todas partes.',
  'The person was signed out everywhere.': 'Se cerró la sesión de la persona en todas partes.',
  you: 'usted',
  passkey: 'llave de acceso',
  recoveryCode: 'código de recuperación',
  'Second factors': 'Segundos factores',
  'Sessions in use': 'Sesiones en uso',
  Joined: 'Se unió',
  'Last sign-in': 'Último inicio de sesión',
  'Change roles': 'Cambiar roles',
  'End sessions': 'Cerrar sesiones',
  'The invitation was mailed. Its link works once, for 24 hours.':
    'La invitación se envió por correo. Su enlace funciona una vez, durante 24 horas.',
  'The person was removed, and signed out everywhere.':
    'La persona fue eliminada y se cerró su sesión en todas partes.',
  Invite: 'Invitar',
  'Nobody here': 'No hay nadie aquí',
  'See the whole team': 'Ver todo el equipo',
  'All invitations': 'Todas las invitaciones',
  'Pending invitations': 'Invitaciones pendientes',
  'A program can do with a token what you do on these pages: read orders, refund, export. For payments it needs your <a>key</a> instead.':
    'Un programa puede hacer con un token lo que usted hace en estas páginas: leer pedidos, reembolsar, exportar. Para los pagos necesita en cambio su <a>clave</a>.',
  'No tokens': 'No hay tokens',
  'Create one for each program, so that you can revoke it alone.':
    'Cree uno para cada programa, para poder revocarlo por separado.',
  'The token is shown once. Whoever has it can do what you allow here, for your merchant only.':
    'El token se muestra una sola vez. Quien lo tenga puede hacer lo que usted permita aquí, solo para su comercio.',
  'Send it as <code>Authorization: Bearer</code> to {1}/operator, or set <code>TOLLGATE_TOKEN</code> for the command.':
    'Envíelo como <code>Authorization: Bearer</code> a {1}/operator, o defina <code>TOLLGATE_TOKEN</code> para el comando.',
} satisfies Partial<Record<DeskText, string>>;
