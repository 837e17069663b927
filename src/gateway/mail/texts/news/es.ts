import { moneyList } from './money-list.ts';
import type { KeyWords, NewsTexts, RequestWords } from '../../news-texts.ts';

const REQUESTS: RequestWords = {
  refund: 'reembolso',
  payout: 'pago saliente',
  beneficiary: 'beneficiario',
  deposit: 'depósito',
  correction: 'corrección',
  merchantApproval: 'comercio nuevo',
  fees: 'tarifas y condiciones',
  keys: 'clave',
  merchantRelease: 'reactivación de un comercio',
  roles: 'funciones',
  rules: 'reglas de aprobación',
  acquirer: 'cambio de un adquirente',
  routing: 'reglas de enrutamiento que van a decidir',
  acquirerTerms: 'cambio de lo acordado con un adquirente',
  settlementAccount: 'cuenta de liquidación',
  payoutSchedule: 'calendario de pagos salientes',
  exception: 'diferencia de conciliación',
};

const KEYS: KeyWords = {
  signingKey: 'clave de firma',
  webhookSecret: 'clave secreta de webhooks',
  publicKey: 'clave pública',
};

const from = (address: string | null) => (address === null ? '' : ` La solicitud vino de ${address}.`);
const NOT_YOU =
  'Si no ha sido usted, cambie la contraseña de inmediato, cierre las demás sesiones y avise a su administrador.';

export const es: NewsTexts = {
  kinds: {
    chargebackOpened: {
      title: ({ amount, currency, dueAt }, { day }) =>
        `Contracargo de ${amount} ${currency}: responda antes del ${day(dueAt)}`,
      lines: ({ amount, currency, dueAt }, { moment }) => [
        `El banco del pagador disputa un pago de ${amount} ${currency}. El importe queda retenido hasta que se resuelva el caso.`,
        `Responda con sus pruebas antes del ${moment(dueAt)}. Después, el banco ya no acepta nada.`,
      ],
    },
    chargebackDue: {
      title: ({ amount, currency, days }) =>
        `El contracargo de ${amount} ${currency} vence ${days === 1 ? 'mañana' : `en ${days} días`}`,
      lines: ({ dueAt }, { moment }) => [
        `Nadie ha respondido todavía a este contracargo. El banco acepta pruebas hasta el ${moment(dueAt)}.`,
        'Sin respuesta, el caso normalmente se pierde.',
      ],
    },
    approvalWaiting: {
      title: ({ request }) => `Una solicitud espera su aprobación: ${REQUESTS[request]}`,
      lines: ({ request, by }) => [`${by} pide aprobación: ${REQUESTS[request]}. Caduca a los tres días.`],
    },
    approvalDecided: {
      title: ({ request, decision }) => `${DECISIONS[decision]}: ${REQUESTS[request]}`,
      lines: ({ decision, by }) => [
        decision === 'failed'
          ? `${by} aprobó su solicitud, pero no se pudo llevar a cabo. La solicitud indica el motivo.`
          : `${by} ${decision === 'approved' ? 'aprobó' : 'rechazó'} su solicitud.`,
      ],
    },
    endpointFailing: {
      title: ({ host }) => `${host} no acepta notificaciones`,
      lines: ({ host, since }, { moment }) => [
        `Las notificaciones a ${host} fallan desde el ${moment(since)}. Se repiten durante un tiempo y se conservan para reenviarlas.`,
        'Compruebe que la dirección es accesible y que su programa responde SUCCESS.',
      ],
    },
    endpointRecovered: {
      title: ({ host }) => `${host} vuelve a aceptar notificaciones`,
      lines: () => ['Lo que no se pudo entregar mientras tanto se puede reenviar desde la lista de notificaciones.'],
    },
    payoutSent: {
      title: ({ amount, currency }) => `El pago saliente de ${amount} ${currency} se ha realizado`,
      lines: () => ['El dinero ha salido de su saldo y está en camino al beneficiario.'],
    },
    payoutFailed: {
      title: ({ amount, currency }) => `El pago saliente de ${amount} ${currency} ha fallado`,
      lines: () => ['El beneficiario no ha cobrado, o el dinero ha sido devuelto. Está de nuevo en su saldo.'],
    },
    payoutReversed: {
      title: ({ amount, currency }) => `El pago saliente de ${amount} ${currency} ha sido devuelto`,
      lines: () => [
        'El banco lo ha devuelto después de haberse pagado. El importe está de nuevo en su saldo disponible.',
        'Compruebe la cuenta del beneficiario y vuelva a pagar. El pago saliente queda como está, y su tienda no recibe una segunda notificación.',
      ],
    },
    refundReversed: {
      title: ({ amount, currency }) => `El reembolso de ${amount} ${currency} ha sido devuelto`,
      lines: () => [
        'El banco no ha podido entregarlo al pagador y lo ha devuelto. El importe está de nuevo en su saldo disponible.',
        'Pida al pagador otra vía, como una cuenta bancaria, y envíele el pago allí. El reembolso queda como está, y su tienda no recibe una segunda notificación.',
      ],
    },
    beneficiaryAdded: {
      title: () => 'Se ha guardado un beneficiario de pagos salientes',
      lines: ({ by }) => [`${by} ha guardado una cuenta a la que se puede pagar su dinero.`, SURPRISED],
    },
    beneficiaryRemoved: {
      title: () => 'Se ha eliminado un beneficiario de pagos salientes',
      lines: ({ by }) => [`${by} ha eliminado una cuenta a la que se podía pagar su dinero.`],
    },
    settlementAccountChanged: {
      title: ({ currency, inForceAt }, { day }) => `La cuenta de su dinero en ${currency} cambia el ${day(inForceAt)}`,
      lines: ({ by, currency, account, inForceAt }, { moment }) => [
        `Su dinero en ${currency} irá a la cuenta ${account} a partir del ${moment(inForceAt)}. Lo aprobó ${by}.`,
        'Si no sabe nada de esto, retire el cambio en sus ajustes antes de esa fecha y avise a quien gestiona su pasarela.',
      ],
    },
    settlementAccountWithdrawn: {
      title: ({ currency }) => `Se ha retirado el cambio de la cuenta de su dinero en ${currency}`,
      lines: ({ by, account }) => [
        `${by} ha retirado el cambio a la cuenta ${account}. Se vuelve a pagar lo que se pagaba antes.`,
      ],
    },
    payoutWaiting: {
      title: ({ amount, currency }) => `Un pago saliente de ${amount} ${currency} necesita su decisión`,
      lines: () => [
        'Toca según su calendario y supera el límite, así que decide alguien que aprueba pagos salientes. Autorícelo u omítalo; si nadie decide, lo sustituye el próximo vencimiento.',
      ],
    },
    exceptionsOverdue: {
      title: ({ count }) =>
        count === 1
          ? 'Una diferencia de conciliación está vencida'
          : `${count} diferencias de conciliación están vencidas`,
      lines: ({ count, since, sums }, { day }) => [
        `${count === 1 ? 'Debería' : 'Deberían'} estar ya ${count === 1 ? 'aclarada' : 'aclaradas'}. En juego: ${moneyList(sums)}. La más antigua está abierta desde el ${day(since)}.`,
        'Cada una indica qué ha ocurrido y qué hacer. Recibirá este correo una vez al día mientras haya algo vencido.',
      ],
    },
    keyChanged: {
      title: ({ key, change }) =>
        change === 'ended' ? `Se ha anulado una ${KEYS[key]} antigua` : `Se ha sustituido la ${KEYS[key]}`,
      lines: ({ key, change, by }) => [
        change === 'ended'
          ? `${by} ha anulado una ${KEYS[key]} antigua antes de tiempo. Los programas que aún la usan son rechazados.`
          : `${by} ha sustituido la ${KEYS[key]}. Los programas deben usar la nueva antes de que caduque la anterior.`,
        SURPRISED,
      ],
    },
    tokenCreated: {
      title: () => 'Se ha creado un token de acceso',
      lines: ({ by }) => [`${by} ha creado un token con el que un programa puede actuar.`, SURPRISED],
    },
    passwordChanged: {
      title: () => 'Se ha cambiado su contraseña',
      lines: ({ address }) => [`Se ha cambiado la contraseña de su cuenta.${from(address)}`, NOT_YOU],
    },
    factorChanged: {
      title: ({ change }) => FACTORS[change],
      lines: ({ change, address }) => [`${FACTORS[change]}.${from(address)}`, NOT_YOU],
    },
    emailChanged: {
      title: () => 'Se ha cambiado la dirección de correo de su cuenta',
      lines: ({ address }) => [
        `Los correos llegan ahora a la nueva dirección, con la que también inicia sesión.${from(address)}`,
        NOT_YOU,
      ],
    },
    recoveryCodeUsed: {
      title: () => 'Se ha usado uno de sus códigos de recuperación',
      lines: ({ address }) => [
        `Alguien ha usado un código de recuperación en lugar de su segundo factor.${from(address)}`,
        NOT_YOU,
      ],
    },
    newDevice: {
      title: ({ device }) => `Nuevo inicio de sesión: ${device}`,
      lines: ({ device, address }) => [
        `Alguien ha iniciado sesión en su cuenta con ${device}, que nunca se había usado.${from(address)}`,
        NOT_YOU,
      ],
    },
    signInLocked: {
      title: () => 'El inicio de sesión en su cuenta está bloqueado por un tiempo',
      lines: ({ address }) => [
        `Hubo demasiadas contraseñas o códigos incorrectos, por lo que el inicio de sesión se detiene por un tiempo.${from(address)}`,
        'Los navegadores en los que ya ha iniciado sesión no se ven afectados por extraños. Recibe este correo como máximo una vez al día.',
      ],
    },
  },
  buttons: {
    chargebacks: 'Abrir el contracargo',
    approvals: 'Abrir la solicitud',
    endpoints: 'Ver las notificaciones',
    payouts: 'Abrir el pago saliente',
    refunds: 'Abrir el reembolso',
    beneficiaries: 'Ver los beneficiarios',
    settlementAccounts: 'Ver la cuenta',
    reconciliation: 'Ver lo vencido',
    keys: 'Ver las claves',
    account: 'Abrir su cuenta',
  },
  digest: {
    subject: (count) => (count === 1 ? 'Hay una novedad' : `Hay ${count} novedades`),
    intro: 'Esto ha ocurrido desde el último resumen:',
    button: 'Abrir',
  },
  merchant: (merNo) => `Comercio ${merNo}`,
  choose: 'En la página de su cuenta elige qué correos recibe y con qué frecuencia.',
  always: 'Los correos sobre seguridad se envían siempre.',
};

const SURPRISED = 'Si le sorprende, pregunte de inmediato a esa persona y avise a quien gestiona su pasarela.';

const DECISIONS = {
  approved: 'Su solicitud ha sido aprobada',
  failed: 'Su solicitud fue aprobada, pero ha fallado',
  refused: 'Su solicitud ha sido rechazada',
} as const;

const FACTORS = {
  added: 'Se ha añadido a su cuenta una forma de iniciar sesión',
  removed: 'Se ha quitado de su cuenta una forma de iniciar sesión',
  codesRenewed: 'Se han renovado sus códigos de recuperación',
  renewed: 'El inicio de sesión de su cuenta se ha configurado de nuevo',
} as const;
