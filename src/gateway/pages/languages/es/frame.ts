import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const frame = {
  'There is no such page. Check the address.': 'Esa página no existe. Revise la dirección.',
  'This form has expired': 'Este formulario ha vencido',
  'Nothing was changed. Open the page again and repeat what you did.':
    'No se cambió nada. Abra la página de nuevo y repita lo que hizo.',
  'This form was already sent': 'Este formulario ya se envió',
  'It is not sent a second time. The first one has not ended yet, or was interrupted.':
    'No se envía por segunda vez. El primer envío aún no ha terminado o se interrumpió.',
  'Look at what it was about before you do it again.': 'Revise de qué se trataba antes de hacerlo de nuevo.',
  'This is too large': 'Esto es demasiado grande',
  'Nothing was changed. Go back and choose a smaller file, or send less text.':
    'No se cambió nada. Vuelva atrás y elija un archivo más pequeño, o envíe menos texto.',
  'Too many pages at once': 'Demasiadas páginas a la vez',
  'Pages that you opened earlier are still waiting. Nothing was changed. Reload this page in a moment.':
    'Las páginas que abrió antes siguen esperando. No se cambió nada. Recargue esta página en un momento.',
  'Very busy right now': 'Mucha actividad en este momento',
  'Payments come first. Nothing was changed. Reload this page in a moment.':
    'Los pagos van primero. No se cambió nada. Recargue esta página en un momento.',
  'We could not read this form': 'No pudimos leer este formulario',
  'Nothing was changed.': 'No se cambió nada.',
  'Nothing was sent yet': 'Todavía no se envió nada',
  'Your sign-in or your second factor has ended, and this form is too long to wait for it.':
    'Su sesión o su segundo factor ha terminado, y este formulario es demasiado largo para esperar.',
  'Open your account in another tab and sign in or confirm there. Then come back here, reload this page and send the form again.':
    'Abra su cuenta en otra pestaña e inicie sesión o confirme allí. Luego vuelva aquí, recargue esta página y envíe el formulario de nuevo.',
  'Go to the start page': 'Ir a la página de inicio',
  'Nothing to see at this address': 'No hay nada que ver en esta dirección',
  'It takes what a form sends, and nothing was sent. Open the page with the form.':
    'Recibe lo que envía un formulario, y no se envió nada. Abra la página con el formulario.',
  'Open the page': 'Abrir la página',
  'You are signed out.': 'Se cerró su sesión.',
  'Somebody else filled in this form, so it was not sent in your name.':
    'Otra persona llenó este formulario, así que no se envió en su nombre.',
  'You filled in this form for another side than the one you act for now.':
    'Usted llenó este formulario para otra parte que no es aquella para la que actúa ahora.',
  'This form was opened long ago, and things may have changed since.':
    'Este formulario se abrió hace mucho, y las cosas pueden haber cambiado desde entonces.',
  'Your file was not kept: files never are. Choose it again.':
    'Su archivo no se conservó: los archivos nunca se conservan. Elíjalo de nuevo.',
  'Card numbers, passwords, codes and files are never kept. Enter them again.':
    'Los números de tarjeta, contraseñas, códigos y archivos nunca se conservan. Escríbalos de nuevo.',
  'Nothing was sent': 'No se envió nada',
  'This is what was typed. Open the page to enter it again.':
    'Esto es lo que se escribió. Abra la página para escribirlo de nuevo.',
  'Switch back and send it': 'Volver a la otra parte y enviarlo',
} satisfies Partial<Record<DeskText, string>>;
