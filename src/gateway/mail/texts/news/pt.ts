import { moneyList } from './money-list.ts';
import type { KeyWords, NewsTexts, RequestWords } from '../../news-texts.ts';

const REQUESTS: RequestWords = {
  refund: 'reembolso',
  payout: 'repasse',
  beneficiary: 'beneficiário',
  deposit: 'depósito',
  correction: 'correção',
  merchantApproval: 'novo lojista',
  fees: 'tarifas e condições',
  keys: 'chave',
  merchantRelease: 'liberação de um lojista',
  roles: 'funções',
  rules: 'regras de aprovação',
  acquirer: 'alteração de um adquirente',
  routing: 'regras de roteamento que vão decidir',
  acquirerTerms: 'alteração do que foi acordado com um adquirente',
  settlementAccount: 'conta de liquidação',
  payoutSchedule: 'agenda de repasses',
  exception: 'diferença de conciliação',
};

const KEYS: KeyWords = {
  signingKey: 'chave de assinatura',
  webhookSecret: 'chave secreta de webhooks',
  publicKey: 'chave pública',
};

const from = (address: string | null) => (address === null ? '' : ` A solicitação veio de ${address}.`);
const NOT_YOU = 'Se não foi você, mude a senha imediatamente, encerre as outras sessões e avise o seu administrador.';

export const pt: NewsTexts = {
  kinds: {
    chargebackOpened: {
      title: ({ amount, currency, dueAt }, { day }) =>
        `Chargeback de ${amount} ${currency}: responda até ${day(dueAt)}`,
      lines: ({ amount, currency, dueAt }, { moment }) => [
        `O banco do pagador contesta um pagamento de ${amount} ${currency}. O valor fica retido até a decisão do caso.`,
        `Responda com as suas provas até ${moment(dueAt)}. Depois disso, o banco não aceita mais nada.`,
      ],
    },
    chargebackDue: {
      title: ({ amount, currency, days }) =>
        `O chargeback de ${amount} ${currency} vence ${days === 1 ? 'amanhã' : `em ${days} dias`}`,
      lines: ({ dueAt }, { moment }) => [
        `Ninguém respondeu ainda a este chargeback. O banco aceita provas até ${moment(dueAt)}.`,
        'Sem resposta, o caso normalmente é perdido.',
      ],
    },
    approvalWaiting: {
      title: ({ request }) => `Uma solicitação aguarda a sua aprovação: ${REQUESTS[request]}`,
      lines: ({ request, by }) => [`${by} pede aprovação: ${REQUESTS[request]}. O prazo é de três dias.`],
    },
    approvalDecided: {
      title: ({ request, decision }) => `${DECISIONS[decision]}: ${REQUESTS[request]}`,
      lines: ({ decision, by }) => [
        decision === 'failed'
          ? `${by} aprovou a sua solicitação, mas não foi possível executá-la. A solicitação mostra o motivo.`
          : `${by} ${decision === 'approved' ? 'aprovou' : 'recusou'} a sua solicitação.`,
      ],
    },
    endpointFailing: {
      title: ({ host }) => `${host} não aceita notificações`,
      lines: ({ host, since }, { moment }) => [
        `As notificações para ${host} falham desde ${moment(since)}. Elas são repetidas por um tempo e guardadas para reenvio.`,
        'Verifique se o endereço está acessível e se o seu programa responde SUCCESS.',
      ],
    },
    endpointRecovered: {
      title: ({ host }) => `${host} voltou a aceitar notificações`,
      lines: () => ['O que não foi entregue nesse período pode ser reenviado na lista de notificações.'],
    },
    payoutSent: {
      title: ({ amount, currency }) => `O repasse de ${amount} ${currency} foi feito`,
      lines: () => ['O dinheiro saiu do seu saldo e está a caminho do beneficiário.'],
    },
    payoutFailed: {
      title: ({ amount, currency }) => `O repasse de ${amount} ${currency} falhou`,
      lines: () => ['O beneficiário não recebeu, ou o dinheiro foi devolvido. Ele está de novo no seu saldo.'],
    },
    payoutReversed: {
      title: ({ amount, currency }) => `O repasse de ${amount} ${currency} voltou`,
      lines: () => [
        'O banco o devolveu depois de pago. O valor está de novo no seu saldo disponível.',
        'Confira a conta do beneficiário e pague de novo. O repasse fica como está, e a sua loja não recebe uma segunda notificação.',
      ],
    },
    refundReversed: {
      title: ({ amount, currency }) => `O reembolso de ${amount} ${currency} voltou`,
      lines: () => [
        'O banco não conseguiu entregá-lo ao pagador e o devolveu. O valor está de novo no seu saldo disponível.',
        'Peça ao pagador outro caminho, como uma conta bancária, e pague por ele. O reembolso fica como está, e a sua loja não recebe uma segunda notificação.',
      ],
    },
    beneficiaryAdded: {
      title: () => 'Um beneficiário de repasses foi salvo',
      lines: ({ by }) => [`${by} salvou uma conta para a qual o seu dinheiro pode ser pago.`, SURPRISED],
    },
    beneficiaryRemoved: {
      title: () => 'Um beneficiário de repasses foi removido',
      lines: ({ by }) => [`${by} removeu uma conta para a qual o seu dinheiro podia ser pago.`],
    },
    settlementAccountChanged: {
      title: ({ currency, inForceAt }, { day }) => `A conta do seu dinheiro em ${currency} muda em ${day(inForceAt)}`,
      lines: ({ by, currency, account, inForceAt }, { moment }) => [
        `O seu dinheiro em ${currency} irá para a conta ${account} a partir de ${moment(inForceAt)}. ${by} aprovou.`,
        'Se você não sabe disso, retire a alteração nas suas configurações antes dessa data e avise quem administra o seu gateway.',
      ],
    },
    settlementAccountWithdrawn: {
      title: ({ currency }) => `A alteração da conta do seu dinheiro em ${currency} foi retirada`,
      lines: ({ by, account }) => [
        `${by} retirou a alteração para a conta ${account}. Volta a ser pago o que era pago antes.`,
      ],
    },
    payoutWaiting: {
      title: ({ amount, currency }) => `Um repasse de ${amount} ${currency} precisa da sua decisão`,
      lines: () => [
        'Está na data da agenda e acima do limite, por isso alguém que aprova repasses precisa decidir. Libere-o ou pule-o; se ninguém decidir, a próxima data o substitui.',
      ],
    },
    exceptionsOverdue: {
      title: ({ count }) =>
        count === 1 ? 'Uma diferença de conciliação está vencida' : `${count} diferenças de conciliação estão vencidas`,
      lines: ({ count, since, sums }, { day }) => [
        `${count === 1 ? 'Ela já deveria estar esclarecida' : 'Elas já deveriam estar esclarecidas'}. Em jogo: ${moneyList(sums)}. A mais antiga está aberta desde ${day(since)}.`,
        'Cada uma diz o que aconteceu e o que fazer. Você recebe este e-mail uma vez por dia enquanto houver algo vencido.',
      ],
    },
    keyChanged: {
      title: ({ key, change }) =>
        change === 'ended' ? `Uma ${KEYS[key]} antiga foi encerrada` : `A ${KEYS[key]} foi substituída`,
      lines: ({ key, change, by }) => [
        change === 'ended'
          ? `${by} encerrou uma ${KEYS[key]} antiga antes do prazo. Programas que ainda a usam são recusados.`
          : `${by} substituiu a ${KEYS[key]}. Os programas devem usar a nova antes que a antiga expire.`,
        SURPRISED,
      ],
    },
    tokenCreated: {
      title: () => 'Um token de acesso foi criado',
      lines: ({ by }) => [`${by} criou um token com o qual um programa pode agir.`, SURPRISED],
    },
    passwordChanged: {
      title: () => 'A sua senha foi alterada',
      lines: ({ address }) => [`A senha da sua conta foi alterada.${from(address)}`, NOT_YOU],
    },
    factorChanged: {
      title: ({ change }) => FACTORS[change],
      lines: ({ change, address }) => [`${FACTORS[change]}.${from(address)}`, NOT_YOU],
    },
    emailChanged: {
      title: () => 'O endereço de e-mail da sua conta foi alterado',
      lines: ({ address }) => [
        `Os e-mails vão agora para o novo endereço, com o qual você também entra.${from(address)}`,
        NOT_YOU,
      ],
    },
    recoveryCodeUsed: {
      title: () => 'Um dos seus códigos de recuperação foi usado',
      lines: ({ address }) => [
        `Alguém usou um código de recuperação no lugar do seu segundo fator.${from(address)}`,
        NOT_YOU,
      ],
    },
    newDevice: {
      title: ({ device }) => `Novo acesso: ${device}`,
      lines: ({ device, address }) => [
        `Alguém entrou na sua conta com ${device}, que nunca tinha sido usado.${from(address)}`,
        NOT_YOU,
      ],
    },
    signInLocked: {
      title: () => 'O acesso à sua conta está bloqueado por algum tempo',
      lines: ({ address }) => [
        `Houve senhas ou códigos errados demais, por isso o acesso fica suspenso por algum tempo.${from(address)}`,
        'Navegadores em que você já entrou não são afetados por estranhos. Você recebe este e-mail no máximo uma vez por dia.',
      ],
    },
  },
  buttons: {
    chargebacks: 'Abrir o chargeback',
    approvals: 'Abrir a solicitação',
    endpoints: 'Ver as notificações',
    payouts: 'Abrir o repasse',
    refunds: 'Abrir o reembolso',
    beneficiaries: 'Ver os beneficiários',
    settlementAccounts: 'Ver a conta',
    reconciliation: 'Ver o que venceu',
    keys: 'Ver as chaves',
    account: 'Abrir a sua conta',
  },
  digest: {
    subject: (count) => (count === 1 ? 'Há uma novidade' : `Há ${count} novidades`),
    intro: 'Isto aconteceu desde o último resumo:',
    button: 'Abrir',
  },
  merchant: (merNo) => `Lojista ${merNo}`,
  choose: 'Na página da sua conta você escolhe quais e-mails recebe e com que frequência.',
  always: 'E-mails sobre segurança são sempre enviados.',
};

const SURPRISED = 'Se isso surpreende você, pergunte logo à pessoa e avise quem administra o seu gateway.';

const DECISIONS = {
  approved: 'A sua solicitação foi aprovada',
  failed: 'A sua solicitação foi aprovada, mas falhou',
  refused: 'A sua solicitação foi recusada',
} as const;

const FACTORS = {
  added: 'Uma forma de entrar foi adicionada à sua conta',
  removed: 'Uma forma de entrar foi removida da sua conta',
  codesRenewed: 'Os seus códigos de recuperação foram renovados',
  renewed: 'O acesso à sua conta foi configurado de novo',
} as const;
