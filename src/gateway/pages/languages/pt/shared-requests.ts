import type { DeskText } from '../../../../../generated/desk-texts.ts';

export const sharedRequests = {
  'Requests, newest first': 'Requisições, mais recentes primeiro',
  Took: 'Duração',
  'No requests yet': 'Nenhuma requisição ainda',
  'Send one to the gateway: it appears here within two seconds.':
    'Envie uma ao gateway: ela aparece aqui em dois segundos.',
  'No requests match': 'Nenhuma requisição corresponde',
  'Widen the filters.': 'Amplie os filtros.',
  Accepted: 'Aceita',
  'The operator has switched the request log off.': 'O operador desligou o log de requisições.',
  'Kept for {1}, up to 10,000 requests, and 1,000 without a right signature. Under heavy load some are left out so that payments are not slowed down; the list says where. A request that names no merchant is not here: its response says what is wrong, such as a Content-Type other than application/json. Nor is one that was refused with {2} because the gateway was overloaded: it was not read.':
    'Guardadas por {1}, até 10.000 requisições, e 1.000 sem assinatura correta. Com muita carga, algumas ficam de fora para não atrasar pagamentos; a lista diz onde. Uma requisição que não cita um lojista não está aqui: a resposta dela diz o que está errado, como um Content-Type diferente de application/json. Nem uma recusada com {2} porque o gateway estava sobrecarregado: ela não foi lida.',
  '{1} more not kept': 'mais {1} não guardadas',
  'This is the replay: correctly signed, with test values in place of those that are masked.':
    'Esta é a repetição: assinada corretamente, com valores de teste no lugar dos mascarados.',
  'Replay in the sandbox': 'Repetir no sandbox',
  Checks: 'Verificações',
  'What was sent': 'O que foi enviado',
  'What was answered': 'O que foi respondido',
  'It does not carry your signature, so anybody may have sent it. Look where it came from.':
    'Ela não traz sua assinatura, então qualquer um pode tê-la enviado. Veja de onde veio.',
  'Likely cause': 'Causa provável',
  Passed: 'Passou',
  'Not checked': 'Não verificada',
  'merchant key': 'chave do lojista',
  'MD5 of this text and the merchant key, in upper case:': 'MD5 deste texto e da chave do lojista, em maiúsculas:',
  'RSA-SHA256 of this text, with your private key, in base64:':
    'RSA-SHA256 deste texto, com sua chave privada, em base64:',
  '(nothing)': '(nada)',
  'What the gateway signed': 'O que o gateway assinou',
  'Request ID': 'ID da requisição',
  Came: 'Chegou',
  Response: 'Resposta',
  'HTTP {1}, code {2}': 'HTTP {1}, código {2}',
  'Not kept': 'Não guardadas',
  '{1} more requests about then': 'mais {1} requisições por volta desse horário',
  'As curl': 'Como curl',
  'As TypeScript': 'Como TypeScript',
  'Send it yourself': 'Envie você mesmo',
  'The body is no JSON object, so nothing of it was kept: nobody can tell what would have to be masked.':
    'O corpo não é um objeto JSON, então nada dele foi guardado: não dá para saber o que mascarar.',
  'The body is too large to be kept.': 'O corpo é grande demais para ser guardado.',
  '{1} bytes. Personal data, texts, cards and signatures are masked, and queries of addresses left out, before they are stored.':
    '{1} bytes. Dados pessoais, textos, cartões e assinaturas são mascarados, e as consultas dos endereços omitidas, antes de serem guardados.',
  'A page, or a long response, of {1} bytes. It is not kept.':
    'Uma página, ou uma resposta longa, de {1} bytes. Não é guardada.',
  'Create payment': 'Criar pagamento',
  'Open cashier': 'Abrir caixa',
  'Create cashier order': 'Criar pedido no caixa',
  'Create cashier payment': 'Criar pagamento no caixa',
  'Create payout': 'Criar repasse',
  'Apply refund': 'Solicitar reembolso',
  'Query order': 'Consultar pedido',
  'Query balance': 'Consultar saldo',
  'List orders': 'Listar pedidos',
  'Sum amounts': 'Somar valores',
} satisfies Partial<Record<DeskText, string>>;
