import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const payouts = {
  Beneficiaries: 'Beneficiarios',
  'New beneficiary: {1}': 'Nuevo beneficiario: {1}',
  'Ways to pay': 'Formas de pago',
  '<b>Somebody else has to approve it first,</b> within 72 hours. After that you can pay out to it. {1}':
    '<b>Primero debe aprobarlo otra persona,</b> en un plazo de 72 horas. Después podrá pagarle. {1}',
  '<b>It is saved at once,</b> and you can pay out to it. {1}': '<b>Se guarda enseguida,</b> y puede pagarle. {1}',
  'Save the beneficiary': 'Guardar beneficiario',
  'How is the beneficiary paid?': '¿Cómo se paga al beneficiario?',
  "The card's number is not kept, only its first six and last four digits; you type it again for each payout.":
    'El número de la tarjeta no se guarda, solo sus seis primeras y cuatro últimas cifras; lo escribe de nuevo para cada pago.',
  'The account is sealed; only its last four characters are shown from then on.':
    'La cuenta queda sellada; desde entonces solo se muestran sus cuatro últimos caracteres.',
  'The beneficiary is saved. You can pay out to it now.': 'El beneficiario está guardado. Ya puede pagarle.',
  'The beneficiary is removed, with its account.': 'El beneficiario se eliminó, junto con su cuenta.',
  Saved: 'Guardado',
  'No beneficiaries yet': 'Aún no hay beneficiarios',
  'Save to whom you pay out: yourself, your landlord, your suppliers.':
    'Guarde a quién paga: usted mismo, su arrendador, sus proveedores.',
  'approved by {1}': 'aprobado por {1}',
  'Remove {1}': 'Eliminar a {1}',
  'You can no longer pay out to this beneficiary, and its account is deleted for good. To pay it again, save it anew. Payouts that were made stay as they are.':
    'Ya no podrá pagar a este beneficiario, y su cuenta se borra definitivamente. Para pagarle otra vez, guárdelo de nuevo. Los pagos salientes ya hechos quedan como están.',
  'Remove the beneficiary': 'Eliminar beneficiario',
  'There is no such beneficiary. It may have been removed.': 'No existe ese beneficiario. Puede que se haya eliminado.',
  'Nothing to pay out': 'Nada que pagar',
  'No balance has anything available yet.': 'Ningún saldo tiene aún nada disponible.',
  'Whom do you want to pay?': '¿A quién quiere pagar?',
  'Payouts go to beneficiaries that you have saved.': 'Los pagos salientes van a beneficiarios que usted ha guardado.',
  'Save a beneficiary': 'Guardar un beneficiario',
  'Choose…': 'Elegir…',
  'This beneficiary is no longer saved. Choose whom to pay.':
    'Este beneficiario ya no está guardado. Elija a quién pagar.',
  '{1}, {2} available': '{1}, {2} disponibles',
  'The amount and a fee of {1} leave your balance.': 'El importe y una comisión de {1} salen de su saldo.',
  'The amount leaves your balance.': 'El importe sale de su saldo.',
  'On its way': 'En camino',
  'Failed, money is back': 'Fallido, el dinero ha vuelto',
  'The payout was started: {1}.': 'El pago saliente se inició: {1}.',
  'No payouts yet': 'Aún no hay pagos salientes',
  'Save a beneficiary, then <a>pay out</a> from your balance.':
    'Guarde un beneficiario y después <a>páguele</a> desde su saldo.',
  'Payouts of your shop appear here.': 'Los pagos salientes de su tienda aparecen aquí.',
  'No payout fits these filters': 'Ningún pago saliente coincide con estos filtros',
} satisfies Partial<Record<DeskText, string>>;
