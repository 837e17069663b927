import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedPeople = {
  'The invitation was revoked: its link no longer works.': 'O convite foi revogado: o link não funciona mais.',
  accepted: 'aceito',
  Invitations: 'Convites',
  'Newest first. A link works once, for 24 hours. Revoking stops it at once; you can invite again.':
    'Mais recentes primeiro. Um link funciona uma vez, por 24 horas. Revogar o interrompe na hora; você pode convidar de novo.',
  'No invitations': 'Nenhum convite',
  'Invite somebody, and the invitation is listed here.': 'Convide alguém, e o convite aparece aqui.',
  'none: sign-in again': 'nenhum: entrar de novo',
  'Invited by': 'Convidado por',
  Until: 'Até',
  Action: 'Ação',
  'Invitation for {1}': 'Convite para {1}',
  'It works once, for 24 hours. If mail is set up here, it was mailed as well; otherwise pass it on yourself.':
    'Funciona uma vez, por 24 horas. Se o e-mail estiver configurado aqui, ele também foi enviado; caso contrário, repasse-o você.',
  'mails come back': 'e-mails voltam',
  'The mail server has refused this address since {1}.': 'O servidor de e-mail recusa este endereço desde {1}.',
  'End the sessions of {1}': 'Encerrar as sessões de {1}',
  'The person is signed out everywhere (1 session is in use), and can sign in again.':
    'A pessoa sai em toda parte (1 sessão está em uso) e pode entrar de novo.',
  'The person is signed out everywhere ({1} sessions are in use), and can sign in again.':
    'A pessoa sai em toda parte ({1} sessões estão em uso) e pode entrar de novo.',
  'End the sessions': 'Encerrar as sessões',
  'The token was revoked: its program is refused from now on.':
    'O token foi revogado: o programa dele é recusado a partir de agora.',
  Permissions: 'Permissões',
  'Created by': 'Criado por',
  'Last used': 'Último uso',
  'Revoke {1}': 'Revogar {1}',
  suspended: 'suspenso',
  'Revoke the token {1}': 'Revogar o token {1}',
  'The program that uses {1} is refused at once. This cannot be undone; it needs a new token.':
    'O programa que usa {1} é recusado na hora. Não pode ser desfeito; ele precisa de um novo token.',
} satisfies Partial<Record<DeskText, string>>;
