import type { DeskText } from '../../../../../../generated/desk-texts.ts';

export const people = {
  'Asks a second person to approve these rules. Until then the rules of now apply.':
    'Pede a uma segunda pessoa que aprove estas regras. Até lá valem as regras atuais.',
  'The rules are changed.': 'As regras foram alteradas.',
  'Two people': 'Duas pessoas',
  'Two people above the limit': 'Duas pessoas acima do limite',
  'One person': 'Uma pessoa',
  'Two people for staff': 'Duas pessoas para funcionários',
  'What needs two people': 'O que precisa de duas pessoas',
  'Every refund needs a second person, whoever makes it.':
    'Todo reembolso precisa de uma segunda pessoa, seja quem for que o faça.',
  'Refunds by staff always need a second person.':
    'Reembolsos feitos por funcionários sempre precisam de uma segunda pessoa.',
  'Invite somebody': 'Convidar alguém',
  'They get a mail with a link that works once, for 24 hours. If mail is not set up here, the link is shown to you once, and you pass it on. An owner can do everything here, and invite others.':
    'A pessoa recebe um e-mail com um link que funciona uma vez, por 24 horas. Se o e-mail não estiver configurado aqui, o link é mostrado uma vez a você, e você o repassa. Um proprietário pode fazer tudo aqui e convidar outros.',
  'Create the invitation': 'Criar convite',
  'Roles of {1}': 'Papéis de {1}',
  'The person is signed out everywhere and gets these roles. Without a role, the person leaves the team. One owner always stays.':
    'A pessoa é desconectada de todos os lugares e recebe estes papéis. Sem nenhum papel, ela deixa a equipe. Sempre fica um proprietário.',
  'Change the roles': 'Alterar papéis',
  '{1} is signed out everywhere and leaves the team. What they did stays in the record. One owner always stays.':
    '{1} é desconectado de todos os lugares e deixa a equipe. O que fez fica no registro. Sempre fica um proprietário.',
  'The roles were changed, and the person was signed out everywhere.':
    'Os papéis foram alterados, e a pessoa foi desconectada de todos os lugares.',
  'The person was signed out everywhere.': 'A pessoa foi desconectada de todos os lugares.',
  you: 'você',
  passkey: 'chave de acesso',
  recoveryCode: 'código de recuperação',
  'Second factors': 'Segundos fatores',
  'Sessions in use': 'Sessões em uso',
  Joined: 'Entrou na equipe',
  'Last sign-in': 'Último acesso',
  'Change roles': 'Alterar papéis',
  'End sessions': 'Encerrar sessões',
  'The invitation was mailed. Its link works once, for 24 hours.':
    'O convite foi enviado por e-mail. O link funciona uma vez, por 24 horas.',
  'The person was removed, and signed out everywhere.': 'A pessoa foi removida e desconectada de todos os lugares.',
  Invite: 'Convidar',
  'Nobody here': 'Ninguém aqui',
  'See the whole team': 'Ver toda a equipe',
  'All invitations': 'Todos os convites',
  'Pending invitations': 'Convites pendentes',
  'A program can do with a token what you do on these pages: read orders, refund, export. For payments it needs your <a>key</a> instead.':
    'Um programa pode fazer com um token o que você faz nestas páginas: ler pedidos, reembolsar, exportar. Para pagamentos ele precisa da sua <a>chave</a>.',
  'No tokens': 'Nenhum token',
  'Create one for each program, so that you can revoke it alone.':
    'Crie um para cada programa, para poder revogá-lo sozinho.',
  'The token is shown once. Whoever has it can do what you allow here, for your merchant only.':
    'O token é mostrado uma única vez. Quem o tiver pode fazer o que você permitir aqui, só para a sua loja.',
  'Send it as <code>Authorization: Bearer</code> to {1}/operator, or set <code>TOLLGATE_TOKEN</code> for the command.':
    'Envie-o como <code>Authorization: Bearer</code> para {1}/operator, ou defina <code>TOLLGATE_TOKEN</code> para o comando.',
} satisfies Partial<Record<DeskText, string>>;
