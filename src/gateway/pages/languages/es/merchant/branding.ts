import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const branding = {
  'Saved. Payers see it from now on.': 'Guardado. Los pagadores lo ven desde ahora.',
  'The logo was saved. Payers see it from now on.': 'El logotipo se guardó. Los pagadores lo ven desde ahora.',
  'The logo was removed.': 'El logotipo se eliminó.',
  Colour: 'Color',
  'Name and colour': 'Nombre y color',
  'Name shown to payers': 'Nombre que ven los pagadores',
  "Tollgate's own": 'El de Tollgate',
  'Colour of buttons': 'Color de los botones',
  'Your colour': 'Su color',
  'Empty shows the registered name, {1}.': 'Si está vacío, se muestra el nombre registrado, {1}.',
  'Your own': 'El suyo',
  'Text on it is black, with a contrast of {1} to 1.': 'El texto sobre él es negro, con un contraste de {1} a 1.',
  'Text on it is white, with a contrast of {1} to 1.': 'El texto sobre él es blanco, con un contraste de {1} a 1.',
  'On a light page and a dark page the button itself is hard to see.':
    'En una página clara y en una oscura, el botón mismo se ve mal.',
  'On a light page the button itself is hard to see.': 'En una página clara, el botón mismo se ve mal.',
  'On a dark page the button itself is hard to see.': 'En una página oscura, el botón mismo se ve mal.',
  'Payment page, light': 'Página de pago, clara',
  'Payment page, dark': 'Página de pago, oscura',
  'Remove the logo': 'Eliminar logotipo',
  Logo: 'Logotipo',
  'Payers see the first letter of the name in its place, from now on. We keep no copy: to show the logo again, upload it again.':
    'Desde ahora, los pagadores ven en su lugar la primera letra del nombre. No conservamos ninguna copia: para mostrar de nuevo el logotipo, vuelva a subirlo.',
  'is missing; choose a file first': 'falta; elija primero un archivo',
  'No logo: payers see the first letter of the name.': 'Sin logotipo: los pagadores ven la primera letra del nombre.',
  'Remove…': 'Eliminar…',
  'The logo as payers see it': 'El logotipo como lo ven los pagadores',
  '{1} × {2} pixels, {3} kB': '{1} × {2} píxeles, {3} kB',
  'PNG or JPEG picture': 'Imagen PNG o JPEG',
  'Up to 1 MB and 2000 pixels on each side. It is stored without hidden data, such as the place where it was taken.':
    'Hasta 1 MB y 2000 píxeles por lado. Se guarda sin datos ocultos, como el lugar donde se tomó.',
  'Upload the logo': 'Subir logotipo',
  'Sample product': 'Producto de muestra',
} satisfies Partial<Record<DeskText, string>>;
