import type { LinkTexts } from '../link-texts.ts';

export const fr: LinkTexts = {
  chooseAmount: 'Combien souhaitez-vous payer ?',
  fromTo: (least, most) => `De ${least} à ${most}`,
  atLeast: (least) => `Au moins ${least}`,
  atMost: (most) => `Au plus ${most}`,
  amountMissing: 'Saisissez un montant.',
  amountWrong: 'Saisissez un montant en chiffres, par exemple 12,50.',
  wholeAmount: (currency) => `Saisissez un montant entier : ${currency} n’a pas de décimales.`,
  openUntil: 'À payer avant le',
  onPhone: 'Payer sur votre téléphone',
  onPhoneHint: 'Scannez ce code avec l’appareil photo.',
  codeImage: 'Code QR de cette page',
  started: (amount) => `Vous avez commencé à payer ${amount}.`,
  paidBefore: (amount) => `Vous avez payé ${amount} ici.`,
  receipt: 'Reçu',
  paidFor: 'Objet',
  heldTitle: 'Un paiement est en cours',
  heldBody: 'Si ce paiement n’aboutit pas, vous pourrez payer ici dans quelques minutes.',
  usedTitle: 'Ce paiement a déjà été effectué',
  usedBody: (merchant) => `Il ne reste rien à payer. Pour toute question, contactez ${merchant}.`,
  soldOutTitle: 'Ce n’est plus disponible',
  soldOutBody: (merchant) =>
    `Tous les paiements prévus par ce lien ont été effectués. Contactez ${merchant} si vous en souhaitez davantage.`,
  expiredTitle: 'Ce lien de paiement a expiré',
  revokedTitle: 'Ce lien de paiement n’est plus valide',
  askForNew: (merchant) => `Vous n’avez pas été débité. Demandez un nouveau lien à ${merchant}.`,
  unavailableBody: (merchant) =>
    `${merchant} ne peut pas accepter ce paiement pour le moment. Vous n’avez pas été débité.`,
  limitedBody: 'Trop de paiements ont été commencés ici. Vous n’avez pas été débité.',
  tryAgain: 'Réessayer',
};
