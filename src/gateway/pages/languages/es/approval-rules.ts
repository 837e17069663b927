import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const approvalRules = {
  '<b>It is paid at once, or somebody else has to approve it first.</b> {1} {2} It cannot be called back.':
    '<b>Se paga de inmediato, o antes debe aprobarlo otra persona.</b> {1} {2} No se puede anular.',
  'A new key or secret replaces your old one. If the gateway makes it, it is shown to you once.':
    'Una nueva clave o secreto sustituye a la anterior. Si la genera la pasarela, se le muestra una sola vez.',
  'Above {1}, and always in other currencies, a second person has to approve.':
    'Por encima de {1}, y siempre en otras monedas, debe aprobarlo una segunda persona.',
  'Accountants pay out alone per day up to': 'Los contadores hacen pagos salientes por sí solos al día hasta',
  'Accountants pay out alone up to': 'Los contadores hacen pagos salientes por sí solos hasta',
  'Accountants pay out alone up to {1} at a time; in other currencies, nothing.':
    'Los contadores hacen pagos salientes por sí solos hasta {1} por pago saliente; en otras monedas, nada.',
  'At a time. Without any line, they pay out any amount; with one, nothing in other currencies.':
    'Por pago saliente. Sin ninguna línea, pagan cualquier importe; con una, nada en otras monedas.',
  'Each person. A currency without a line has no limit by day.':
    'Por persona. Una moneda sin línea no tiene límite diario.',
  'Need a second person above an amount, whoever acts':
    'Requieren una segunda persona a partir de un importe, quienquiera que actúe',
  'Needs a second person': 'Requiere una segunda persona',
  'Of one order. One currency per line, such as USD 100.00. Owners refund any amount.':
    'De un pedido. Una moneda por línea, como USD 100.00. Los propietarios reembolsan cualquier importe.',
  'Of your rules and these, the stricter one always holds.': 'De sus reglas y estas, siempre vale la más estricta.',
  'On one day you pay out alone up to {1}; an owner can approve more.':
    'En un día usted hace pagos salientes por sí solo hasta {1}; un propietario puede aprobar más.',
  'On one day, each accountant pays out alone up to {1}.':
    'En un día, cada contador hace pagos salientes por sí solo hasta {1}.',
  'On one day, each of the staff refunds alone up to {1}.':
    'En un día, cada persona del personal reembolsa por sí sola hasta {1}.',
  'One currency per line, such as USD 1000.00.': 'Una moneda por línea, como USD 1000.00.',
  'One currency per line, such as USD 500.00.': 'Una moneda por línea, como USD 500.00.',
  'One person asks, another approves. A rule that nobody else of your shop could fulfil is refused, so that you do not lock yourself out: <a>invite somebody</a> first. Payments and refunds that your programs sign with a key are not concerned.':
    'Una persona solicita y otra aprueba. Una regla que nadie más de su tienda pudiera cumplir se rechaza, para que no quede bloqueado: <a>invite a alguien</a> antes. No afecta a los pagos y reembolsos que sus programas firman con una clave.',
  'Pay out any amount by hand.': 'Hacer pagos salientes de cualquier importe a mano.',
  'Pay out by hand, up to the limit of the currency.': 'Hacer pagos salientes a mano, hasta el límite de la moneda.',
  'Payouts above': 'Pagos salientes por encima de',
  'Payouts above {1} need a second person; in other currencies, all of them.':
    'Los pagos salientes por encima de {1} requieren una segunda persona; en otras monedas, todos.',
  'Payouts alone in {1}': 'Pagos salientes sin segunda persona en {1}',
  'Payouts alone on one day in {1}': 'Pagos salientes sin segunda persona en un día en {1}',
  'Payouts alone on one day up to': 'Pagos salientes sin segunda persona en un día hasta',
  'Payouts alone up to': 'Pagos salientes sin segunda persona hasta',
  'Payouts need two people above': 'Los pagos salientes requieren dos personas por encima de',
  'Payouts need two people above, in {1}': 'Los pagos salientes requieren dos personas por encima de, en {1}',
  'Refunds above': 'Reembolsos por encima de',
  'Refunds above {1} need a second person; in other currencies, all of them.':
    'Los reembolsos por encima de {1} requieren una segunda persona; en otras monedas, todos.',
  'Refunds alone on one day in {1}': 'Reembolsos sin segunda persona en un día en {1}',
  'Refunds alone on one day up to': 'Reembolsos sin segunda persona en un día hasta',
  'Refunds alone up to': 'Reembolsos sin segunda persona hasta',
  'Refunds need two people above': 'Los reembolsos requieren dos personas por encima de',
  'Refunds need two people above, in {1}': 'Los reembolsos requieren dos personas por encima de, en {1}',
  'Some of this is what your operator asks for. The stricter rule always holds.':
    'Parte de esto lo exige su operador. Siempre vale la regla más estricta.',
  'Staff refund alone per day up to': 'El personal reembolsa por sí solo al día hasta',
  'Staff refund alone up to {1} of an order.': 'El personal reembolsa por sí solo hasta {1} de un pedido.',
  'Stricter rules, and limits of your people, hold at once. If something would need a second person less often than now, another owner has to approve it first.':
    'Las reglas más estrictas y los límites de su personal valen de inmediato. Si algo fuera a requerir una segunda persona menos a menudo que ahora, antes debe aprobarlo otro propietario.',
  'These always need a second person: {1}.': 'Esto requiere siempre una segunda persona: {1}.',
  'Two people above an amount': 'Dos personas a partir de un importe',
  'What staff and accountants do alone': 'Lo que personal y contadores hacen por sí solos',
  'What your operator asks for': 'Lo que exige su operador',
  'With what you did at the same moment, it is more than you can do alone today. Nothing was moved; send it again, and an owner or whoever else can approve it decides.':
    'Con lo que hizo en el mismo momento, es más de lo que puede hacer solo hoy. No se movió nada; envíelo de nuevo y decidirá un propietario u otra persona que pueda aprobarlo.',
  'You pay out alone up to {1} at a time; an owner can approve more.':
    'Usted hace pagos salientes por sí solo hasta {1} por pago saliente; un propietario puede aprobar más.',
  'Your operator allows up to {1}; the lower amount holds.': 'Su operador permite hasta {1}; vale el importe menor.',
  'Your operator asks for approval above {1}; you may ask for less.':
    'Su operador exige aprobación por encima de {1}; usted puede fijar un importe menor.',
  'Your own rules': 'Sus propias reglas',
  'no second person of the merchant could approve {1}: invite one who can first, such as another owner':
    'ninguna segunda persona del comercio podría aprobar {1}: invite antes a alguien que pueda, como otro propietario',
  none: 'ninguno',
  'one person': 'una persona',
  'two people': 'dos personas',
  'your operator asks for it': 'lo exige su operador',
} satisfies Partial<Record<DeskText, string>>;
