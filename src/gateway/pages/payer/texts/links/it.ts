import type { LinkTexts } from '../link-texts.ts';

export const it: LinkTexts = {
  chooseAmount: 'Quanto vuoi pagare?',
  fromTo: (least, most) => `Da ${least} a ${most}`,
  atLeast: (least) => `Almeno ${least}`,
  atMost: (most) => `Al massimo ${most}`,
  amountMissing: 'Inserisci un importo.',
  amountWrong: 'Inserisci un importo in cifre, ad esempio 12,50.',
  wholeAmount: (currency) => `Inserisci un importo intero: ${currency} non ha decimali.`,
  openUntil: 'Pagabile fino al',
  onPhone: 'Paga con il telefono',
  onPhoneHint: 'Scansiona questo codice con la fotocamera.',
  codeImage: 'Codice QR di questa pagina',
  started: (amount) => `Hai iniziato a pagare ${amount}.`,
  paidBefore: (amount) => `Qui hai già pagato ${amount}.`,
  receipt: 'Ricevuta',
  paidFor: 'Per',
  heldTitle: 'Qualcuno sta pagando in questo momento',
  heldBody: 'Se quel pagamento non viene completato, potrai pagare qui tra qualche minuto.',
  usedTitle: 'È già stato pagato',
  usedBody: (merchant) => `Non resta nulla da pagare. Per qualsiasi domanda contatta ${merchant}.`,
  soldOutTitle: 'Non è più disponibile',
  soldOutBody: (merchant) =>
    `Tutti i pagamenti previsti da questo link sono stati effettuati. Contatta ${merchant} per chiederne altri.`,
  expiredTitle: 'Questo link di pagamento è scaduto',
  revokedTitle: 'Questo link di pagamento non è più valido',
  askForNew: (merchant) => `Non è stato addebitato nulla. Chiedi a ${merchant} un nuovo link.`,
  unavailableBody: (merchant) =>
    `${merchant} non può accettare questo pagamento al momento. Non è stato addebitato nulla.`,
  limitedBody: 'Qui sono stati avviati troppi pagamenti. Non è stato addebitato nulla.',
  tryAgain: 'Riprova',
};
