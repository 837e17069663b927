import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const platform = {
  'The back office cannot be reached from here. Check your connection; nothing was changed or lost.':
    'No se puede llegar al panel desde aquí. Compruebe su conexión; no se cambió ni se perdió nada.',
  'Nothing of your shop is kept on this device, so there is nothing to show until you are back online.':
    'En este dispositivo no se guarda nada de su tienda, así que no hay nada que mostrar hasta que vuelva a tener conexión.',
  'You are offline': 'Está sin conexión',
  'No mails yet': 'Aún no hay correos',
  '<a>Register</a> to get the first one.': '<a>Regístrese</a> para recibir el primero.',
  'Outbox of the sandbox': 'Bandeja de salida del sandbox',
  'What would be mailed, newest first. Live mode has no such page.':
    'Lo que se enviaría por correo, lo más reciente primero. En producción no existe esta página.',
  'to {1}, {2} {3}': 'a {1}, {2} {3}',
  'not sent yet': 'sin enviar aún',
  'given up': 'abandonado',
  '← Outbox': '← Bandeja de salida',
  'Show it as HTML': 'Mostrar como HTML',
} satisfies Partial<Record<DeskText, string>>;
