import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const refusals = {
  'This needs the permission {1}, which you do not have. Ask an admin.':
    'Isso exige a permissão {1}, que você não tem. Peça a um administrador.',
  'This needs your second factor, shown in this session in the last 5 minutes. Confirm it, then repeat.':
    'Isso exige seu segundo fator, confirmado nesta sessão nos últimos 5 minutos. Confirme e repita.',
  'You set a new password by a link from a mail. Until {1} you cannot pay out, change beneficiaries, keys, tokens or people, or decide about requests. Somebody else of your merchant can.':
    'Você definiu uma nova senha por um link de e-mail. Até {1} você não pode fazer repasses, alterar beneficiários, chaves, tokens ou pessoas, nem decidir sobre solicitações. Outra pessoa da sua loja pode.',
  'You see this as {1} of merchant {2}. You can look, but nothing can be changed.':
    'Você vê isto como {1} do lojista {2}. Você pode ver, mas nada pode ser alterado.',
  'is missing; this needs a reason, which is recorded': 'está faltando; é preciso um motivo, que fica registrado',
  'This concerns all merchants, and is open to the operator only.':
    'Isso diz respeito a todos os lojistas e só está aberto ao operador.',
  'The request was left pending by {1} at {2}.': '{1} deixou a solicitação pendente em {2}.',
  'The request was approved and done by {1} at {2}.': '{1} aprovou a solicitação em {2}, e ela foi executada.',
  'The request was approved, but could not be done, by {1} at {2}.':
    '{1} aprovou a solicitação em {2}, mas não foi possível executá-la.',
  'The request was refused by {1} at {2}.': '{1} recusou a solicitação em {2}.',
  'The request was withdrawn by {1} at {2}.': '{1} retirou a solicitação em {2}.',
  'There is no request {1}. Check its number.': 'Não existe a solicitação {1}. Confira o número.',
  'The request expired at {1}. Ask again.': 'A solicitação expirou em {1}. Solicite novamente.',
  somebody: 'alguém',
  'A person has to decide; a token cannot.': 'Uma pessoa precisa decidir; um token não pode.',
  "People of the merchant made this request; the merchant's own people decide about it.":
    'Esta solicitação foi feita por pessoas do lojista; as próprias pessoas do lojista decidem sobre ela.',
  'This needs the permission {1}, which you do not have. Ask somebody who has it.':
    'Isso exige a permissão {1}, que você não tem. Peça a alguém que a tenha.',
  'You made this request; another person has to decide about it.':
    'Você fez esta solicitação; outra pessoa precisa decidir sobre ela.',
  'Only the person who made a request can withdraw it.': 'Só quem fez uma solicitação pode retirá-la.',
  'With the refunds of this order that wait for approval, the amount exceeds what is left of the payment. Look at the order; withdraw or decide what waits, or ask for less.':
    'Com os reembolsos deste pedido que aguardam aprovação, o valor ultrapassa o que resta do pagamento. Veja o pedido; retire ou decida o que aguarda, ou peça menos.',
  'The person who asked has left, or may no longer do this.':
    'A pessoa que solicitou saiu ou não pode mais fazer isso.',
  'The token that asked for this was revoked afterwards. If it is still wanted, ask for it again.':
    'O token que solicitou isso foi revogado depois. Se ainda for desejado, solicite novamente.',
  'leave it out: only a payout to a card needs it': 'deixe em branco: só um repasse em cartão precisa disso',
  'type the number of the card {1} again: it is never stored':
    'digite novamente o número do cartão {1}: ele nunca é armazenado',
  'The chargeback was {1} before; nothing was changed.': 'O chargeback já estava no estado {1}; nada foi alterado.',
  'The {1} ended with success before; nothing was changed.': 'Já terminou com sucesso antes ({1}); nada foi alterado.',
  'The {1} ended with failure before; nothing was changed.': 'Já terminou com falha antes ({1}); nada foi alterado.',
  'The acquirer of this order is an adapter, which alone decides. Nothing was changed.':
    'O adquirente deste pedido é um adaptador, e só ele decide. Nada foi alterado.',
  'An answer can be replaced until the due date, which has passed. Nothing was changed.':
    'Uma resposta pode ser substituída até o prazo, que já passou. Nada foi alterado.',
  'The bank takes nothing after the due date, which has passed. Nothing was changed.':
    'O banco não aceita nada depois do prazo, que já passou. Nada foi alterado.',
  'A chargeback has at most {1} files and notes. Nothing was added.':
    'Um chargeback tem no máximo {1} arquivos e notas. Nada foi adicionado.',
  'The files of a chargeback have at most {1} MB in all. Nothing was added.':
    'Os arquivos de um chargeback somam no máximo {1} MB. Nada foi adicionado.',
  'The chargeback {1} has no file {2}.': 'O chargeback {1} não tem o arquivo {2}.',
  'The merchant is {1}; payment links need active.':
    'O lojista está no estado {1}; links de pagamento exigem que esteja ativo.',
  'The merchant is {1}; a payout needs active.': 'O lojista está no estado {1}; um repasse exige que esteja ativo.',
  'The merchant is {1}; refunds need active.': 'O lojista está no estado {1}; reembolsos exigem que esteja ativo.',
  'The terms are no longer what you sent as replaces. Nothing was changed; read them again.':
    'Os termos mudaram nesse meio-tempo. Nada foi alterado; leia-os novamente.',
  'The roles are no longer what you sent as replaces. Nothing was changed; read them again.':
    'Os papéis mudaram nesse meio-tempo. Nada foi alterado; leia-os novamente.',
  'The keys in use are no longer what you sent as replaces. Nothing was changed; read them again.':
    'As chaves em uso mudaram nesse meio-tempo. Nada foi alterado; leia-as novamente.',
  'The name and colour are no longer what you sent as replaces. Nothing was changed; read them again.':
    'O nome e a cor mudaram nesse meio-tempo. Nada foi alterado; leia-os novamente.',
  'The settings of the link are no longer what you sent as replaces. Nothing was changed; read them again.':
    'As configurações do link mudaram nesse meio-tempo. Nada foi alterado; leia-as novamente.',
  'The settings of receipts are no longer what you sent as replaces. Nothing was changed; read them again.':
    'As configurações dos recibos mudaram nesse meio-tempo. Nada foi alterado; leia-as novamente.',
  'The {1} are no longer what you sent as replaces. Nothing was changed; read them again.':
    'Mudou nesse meio-tempo: {1}. Nada foi alterado; leia novamente.',
  'There is no order {1}. Check the trade number.': 'Não existe o pedido {1}. Confira o número da transação.',
  'There is no refund {1}. Check the refund number.': 'Não existe o reembolso {1}. Confira o número do reembolso.',
  'There is no chargeback {1}. Check the chargeback number.': 'Não existe o chargeback {1}. Confira o número.',
  'There is no payment link {1}. Check its number.': 'Não existe o link de pagamento {1}. Confira o número.',
  'There is no notification {1}. Check its id.': 'Não existe a notificação {1}. Confira o identificador.',
  'There is no person {1}. GET /operator/people lists them.':
    'Não existe a pessoa {1}. GET /operator/people mostra a lista.',
  'is not a time zone; name one such as Europe/Berlin': 'não é um fuso horário; indique um, como Europe/Lisbon',
  'The body of this notification has been removed, so it cannot be resent. The merchant can query the order.':
    'O conteúdo desta notificação foi removido, por isso ela não pode ser reenviada. O lojista pode consultar o pedido.',
  'Too many test events. Wait {1} seconds and try again.':
    'Eventos de teste demais. Espere {1} segundos e tente novamente.',
  'must not be in the future': 'não pode estar no futuro',
  'must lead to a website that is configured for the merchant': 'deve levar a um site configurado para o lojista',
  'is missing': 'está faltando',
  'is missing; send it with {1}': 'está faltando; informe junto com {1}',
  'is not of the kind that is expected here': 'não é do tipo esperado aqui',
  'must be one of {1}': 'deve ser um destes valores: {1}',
  'must not be empty': 'não pode ficar vazio',
  'must have at least {1} characters': 'deve ter pelo menos {1} caracteres',
  'must have at most {1} characters': 'deve ter no máximo {1} caracteres',
  'must have at least {1} items': 'deve ter pelo menos {1} itens',
  'must have at most {1} items': 'deve ter no máximo {1} itens',
  'must be at least {1}': 'deve ser pelo menos {1}',
  'must be at most {1}': 'deve ser no máximo {1}',
  'is not allowed here': 'não é permitido aqui',
  'has the wrong form: {1}': 'não tem a forma correta: {1}',
  'No day is closed yet.': 'Nenhum dia foi fechado ainda.',
  'Days are closed through {1}.': 'Os dias estão fechados até {1}.',
  '{1} A day is closed about an hour after its end.': '{1} Um dia é fechado cerca de uma hora após o fim.',
  'is before the first day': 'é anterior ao primeiro dia',
  'is over {1} days before the end': 'está mais de {1} dias antes do fim',
  'the period has too many events for one statement; choose a shorter one':
    'o período tem eventos demais para um único extrato; escolha um mais curto',
  'The payment link has already been revoked.': 'O link de pagamento já foi revogado.',
  'The merchant has {1} open payment links, which is the maximum. Revoke some that are not needed, and give new ones an expiry date.':
    'O lojista tem {1} links de pagamento abertos, que é o máximo. Revogue os desnecessários e dê data de validade aos novos.',
  'must be in the future': 'deve estar no futuro',
  'must be at least {1}: so many payments were made or are being made':
    'deve ser pelo menos {1}: esse é o número de pagamentos feitos ou em andamento',
  'amount: the same amount of this order was already refunded. To refund it again, send a new Idempotency-Key.':
    'amount: o mesmo valor deste pedido já foi reembolsado. Para reembolsar de novo, envie uma nova Idempotency-Key.',
  'amount: the same refund failed less than a second ago. To try again, wait a second or send a new Idempotency-Key.':
    'amount: o mesmo reembolso falhou há menos de um segundo. Para tentar de novo, espere um segundo ou envie uma nova Idempotency-Key.',
  'No acquirer takes new orders now. Try again later.':
    'Nenhum adquirente aceita novos pedidos agora. Tente mais tarde.',
  'No acquirer takes this amount by {1} in {2}.': 'Nenhum adquirente aceita este valor por {1} em {2}.',
  'There is no exchange rate from {1} to {2}.': 'Não há taxa de câmbio de {1} para {2}.',
  'sourceAmount: one order can have at most {1}.': 'sourceAmount: um pedido pode ter no máximo {1}.',
  'sourceAmount: converted to {1} it is more than one order can have, which is {2}.':
    'sourceAmount: convertido para {1} ultrapassa o que um pedido pode ter, que é {2}.',
  'sourceAmount: the balance in {1} would exceed its limit. Pay something out first, or send a smaller amount.':
    'sourceAmount: o saldo em {1} ultrapassaria o limite. Faça antes um repasse ou informe um valor menor.',
  'Idempotency-Key: already used with a different {1}. Use a new key.':
    'Idempotency-Key: já usada com dados diferentes ({1}). Use uma chave nova.',
  'merOrderNo: already used by another order. Use a new number.':
    'merOrderNo: já usado por outro pedido. Use um número novo.',
  'merOrderNo: the same order was submitted less than a second ago.':
    'merOrderNo: o mesmo pedido foi enviado há menos de um segundo.',
  'merOrderNo and tradeNo: you have no order with both of these numbers.':
    'merOrderNo e tradeNo: você não tem pedido com esses dois números.',
  'refundNo: this order has no such refund.': 'refundNo: este pedido não tem esse reembolso.',
  'tradeNo: only a successful payment that was not charged back can be refunded.':
    'tradeNo: só pode ser reembolsado um pagamento bem-sucedido sem chargeback.',
  'amount: exceeds the part of the payment that has not been refunded.':
    'amount: ultrapassa a parte do pagamento que não foi reembolsada.',
  'amount: exceeds the available balance.': 'amount: ultrapassa o saldo disponível.',
  'The balance in {1} is too low for the payout.': 'O saldo em {1} não é suficiente para o repasse.',
  'Merchant {1} has no key or secret {2}. GET /operator/merchants/{3}/secrets lists them.':
    'O lojista {1} não tem a chave ou o segredo {2}. GET /operator/merchants/{3}/secrets mostra a lista.',
  'It is the one in use: ending it would stop the merchant. Rotate it first, with an overlap.':
    'É a que está em uso: encerrá-la pararia o lojista. Faça antes a rotação, com um período de sobreposição.',
  'A test of this merchant is running. Wait until it has ended.':
    'Há um teste deste lojista em andamento. Espere até terminar.',
  'There were many tests in a short time. Try again in {1} seconds.':
    'Houve muitos testes em pouco tempo. Tente novamente em {1} segundos.',
  '{1} leads to the machine itself; use a public address': '{1} leva à própria máquina; use um endereço público',
  "is the sandbox's key, whose private half is public": 'é a chave do sandbox, cuja parte privada é pública',
  'must be a public key in PEM (BEGIN PUBLIC KEY)': 'deve ser uma chave pública em PEM (BEGIN PUBLIC KEY)',
  'is not a public key in PEM: it cannot be read': 'não é uma chave pública em PEM: não pode ser lida',
  'must be an RSA key, not {1}': 'deve ser uma chave RSA, não {1}',
  another: 'outra',
  "must be an e-mail address at one of the merchant's websites":
    'deve ser um endereço de e-mail de um dos sites do lojista',
  'must not contain an address of a website or a mailbox': 'não pode conter endereços de sites nem de e-mail',
  'must have {1} to {2} bits; this key has {3}': 'deve ter de {1} a {2} bits; esta chave tem {3}',
  'You have no news {1}. Check its ID.': 'Você não tem a novidade {1}. Confira o identificador.',
  'is about security, which is always mailed at once; leave it out':
    'trata de segurança, que sempre é enviada por e-mail na hora; deixe de fora',
  'is in the list twice; name each topic once': 'aparece duas vezes na lista; informe cada tema uma vez',
  'puts at most 10,000 orders in the order of their amounts; choose a merchant or a shorter time':
    'ordena por valor no máximo 10.000 pedidos; escolha um lojista ou um período mais curto',
  'Nothing is known of the payer of {1}. The order has no e-mail address, it was erased, or it is only seconds old.':
    'Nada se sabe do pagador de {1}. O pedido não tem e-mail, ele foi apagado ou o pedido tem só alguns segundos.',
  'must be trade numbers of merchant {1}': 'devem ser números de transação do lojista {1}',
  'Your rules allow payouts to saved beneficiaries only. Save the beneficiary first.':
    'Suas regras só permitem repasses a beneficiários salvos. Salve antes o beneficiário.',
  'There is no beneficiary {1}. Check its number.': 'Não existe o beneficiário {1}. Confira o número.',
  'This account is saved already.': 'Esta conta já está salva.',
  'This account is saved already, as {1}.': 'Esta conta já está salva, como {1}.',
  'There are {1} beneficiaries, which is the maximum. Remove one that is not needed.':
    'Há {1} beneficiários, que é o máximo. Remova um desnecessário.',
  'The balance in {1} is too low for the payout and its fee.':
    'O saldo em {1} não é suficiente para o repasse e a tarifa.',
  'The merchant has an order {1}. Choose another merOrderNo.':
    'O lojista já tem o pedido {1}. Escolha outro merOrderNo.',
  'Too many wrong card numbers. Try again in {1} seconds.':
    'Números de cartão errados demais. Tente novamente em {1} segundos.',
  'the saved card': 'o cartão salvo',
  'the card that was asked for': 'o cartão solicitado',
  'leave it out: the saved account is paid': 'deixe em branco: a conta salva é paga',
  "type the card's number again: it is not kept": 'digite novamente o número do cartão: ele não é guardado',
  'is not the number of {1}; check its digits': 'não é o número de {1}; confira os dígitos',
  'Your session has just ended, or your roles have changed. Sign in again.':
    'Sua sessão acabou de terminar ou seus papéis mudaram. Entre novamente.',
  'This is the last active owner of merchant {1}. Make somebody else an owner first.':
    'É o último proprietário ativo do lojista {1}. Torne antes outra pessoa proprietária.',
  'You cannot change your own roles. Ask somebody else who may.':
    'Você não pode alterar seus próprios papéis. Peça a outra pessoa que possa.',
  'You cannot give roles to yourself.': 'Você não pode dar papéis a si mesmo.',
  '{1} has roles there already. Change them instead of inviting again.':
    '{1} já tem papéis lá. Altere-os em vez de convidar de novo.',
  'There is no invitation {1}. GET /operator/invitations lists them.':
    'Não existe o convite {1}. GET /operator/invitations mostra a lista.',
  'The invitation is {1}.': 'O convite está no estado {1}.',
  'You cannot give the role {1}: it has the permission {2}, which you do not have.':
    'Você não pode dar o papel {1}: ele tem a permissão {2}, que você não tem.',
  'It was refused.': 'Foi recusado.',
  'The payment could not be charged back.': 'Não foi possível fazer o chargeback do pagamento.',
  'The gateway answered {1}: {2}': 'O gateway respondeu {1}: {2}',
  'Views belong to people. Sign in to save one.': 'As visualizações pertencem a pessoas. Entre para salvar uma.',
  'You have {1} views, which is the maximum. Delete one that is not needed.':
    'Você tem {1} visualizações, que é o máximo. Exclua uma desnecessária.',
  'There is no view {1} that you can delete. Check its id.':
    'Não há visualização {1} que você possa excluir. Confira o identificador.',
  'Only a successful payment that was not charged back can be refunded.':
    'Só pode ser reembolsado um pagamento bem-sucedido sem chargeback.',
  'The amount exceeds the part of the payment that has not been refunded.':
    'O valor ultrapassa a parte do pagamento que não foi reembolsada.',
  "The amount exceeds the merchant's balance.": 'O valor ultrapassa o saldo do lojista.',
  'Another refund of this order was made at the same moment, and both together need approval. Nothing was refunded; look at the order, then send it again.':
    'Outro reembolso deste pedido foi feito no mesmo momento, e os dois juntos exigem aprovação. Nada foi reembolsado; veja o pedido e envie de novo.',
  'must have at most {1} decimals in {2}': 'deve ter no máximo {1} casas decimais em {2}',
  'This link is not valid, or no longer. Open the newest mail, or register again.':
    'Este link não é válido ou deixou de ser. Abra o e-mail mais recente ou registre-se de novo.',
  'You got several mails already. Try again in {1} seconds.':
    'Você já recebeu vários e-mails. Tente novamente em {1} segundos.',
  'Too many registrations came from your address. Try again in {1} seconds.':
    'Chegaram registros demais do seu endereço. Tente novamente em {1} segundos.',
  'is no country; use its ISO 3166-1 code, such as DE': 'não é um país; use o código ISO 3166-1, como DE',
  'choose pay-in methods; {1} is none': 'escolha métodos de recebimento; {1} não é um',
  'use codes such as EUR, USD or USDT; we know no {1}': 'use códigos como EUR, USD ou USDT; não conhecemos {1}',
  'is an IBAN with wrong check digits; compare it with your statement':
    'é um IBAN com dígitos verificadores errados; compare com seu extrato',
  'leads to your own machine; use a public address': 'leva à sua própria máquina; use um endereço público',
  'There is no request {1}. It may be older than requests are kept.':
    'Não existe a requisição {1}. Ela pode ser mais antiga que o prazo de guarda.',
  'Only the sandbox replays.': 'Só o sandbox repete requisições.',
  'has a full card number, which is not searched for and must not be sent; give its first six and last four digits, such as 424242 4242':
    'contém um número de cartão completo, que não é pesquisado nem deve ser enviado; informe os seis primeiros e os quatro últimos dígitos, como 424242 4242',
  'Too many commands wait to be confirmed from your address. Try again in {1} seconds.':
    'Comandos demais do seu endereço aguardam confirmação. Tente novamente em {1} segundos.',
  'Too many commands wait to be confirmed for you. Try again in {1} seconds.':
    'Comandos demais seus aguardam confirmação. Tente novamente em {1} segundos.',
  'Too many commands wait to be confirmed. Try again in {1} seconds.':
    'Comandos demais aguardam confirmação. Tente novamente em {1} segundos.',
  'You have no session {1}. GET /operator/account/sessions lists them.':
    'Você não tem a sessão {1}. GET /operator/account/sessions mostra a lista.',
  'Only somebody who is signed in can see as a merchant does.': 'Só quem entrou pode ver como um lojista.',
  'There is no token {1}. Check its id.': 'Não existe o token {1}. Confira o identificador.',
  'There are {1} active tokens on your side, which is the maximum. Revoke one that is not needed.':
    'Há {1} tokens ativos do seu lado, que é o máximo. Revogue um desnecessário.',
  'The session has ended. Sign in again.': 'A sessão terminou. Entre novamente.',
  'Run the command again to get a new code.': 'Execute o comando novamente para obter um novo código.',
  'is {1}, which does not exist': 'é {1}, que não existe',
  'is {1}, which only people can have': 'é {1}, que só pessoas podem ter',
  'is {1}, which you do not have yourself': 'é {1}, que você mesmo não tem',
  'It pays a card, whose number is never stored. Open the request and type the number to approve it.':
    'Paga um cartão, cujo número nunca é armazenado. Abra a solicitação e digite o número para aprová-la.',
  'The gateway failed while it was carried out. Look at the request before you repeat it.':
    'O gateway falhou durante a execução. Veja a solicitação antes de repeti-la.',
  'There is no payout {1} to the own account. Check its number.':
    'Não existe o repasse {1} para a própria conta. Confira o número.',
} satisfies Partial<Record<DeskText, string>>;
