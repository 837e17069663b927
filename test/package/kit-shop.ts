import contract from '../../generated/openapi.json' with { type: 'json' };
import { sandboxAccount } from '../../generated/sandbox.ts';

// A shop in one file, on each server that the kit has an adapter for: pay → notification → refund → notification.

/** How each server is imported, and how it serves the receiver. Each sets `port` and `close`. */
export const SERVERS = {
  'node:http': {
    adapter: 'nodeHandler',
    imports: `import { createServer } from 'node:http';`,
    serve: `
      const server = createServer(nodeHandler(receiver)).listen(0);
      await once(server, 'listening');
      const { port } = server.address();
      const close = () => server.close();`,
  },
  express: {
    adapter: 'expressHandler',
    imports: `import express from 'express';`,
    serve: `
      const app = express();
      app.post('/notify', expressHandler(receiver));
      app.use(express.json());
      const server = app.listen(0);
      await once(server, 'listening');
      const { port } = server.address();
      const close = () => server.close();`,
  },
  fastify: {
    adapter: 'fastifyPlugin',
    imports: `import fastify from 'fastify';`,
    serve: `
      const app = fastify();
      app.register(fastifyPlugin(receiver, { path: '/notify' }));
      await app.listen({ port: 0 });
      const { port } = app.server.address();
      const close = () => app.close();`,
  },
} as const;

export function shopOn(name: keyof typeof SERVERS): string {
  const { adapter, imports, serve } = SERVERS[name];
  const { sign: _, notifyUrl: __, merNo, ...body } = contract.components.examples.CreatePaymentCardRequest.value;
  return `
    import { once } from 'node:events';
    ${imports}
    import { createClient } from '@tollgate/kit/client';
    import { createReceiver, ${adapter} } from '@tollgate/kit/receiver';
    import { validateRequest } from '@tollgate/kit/validate';

    const client = createClient({
      baseUrl: process.env.GATEWAY_URL,
      merNo: ${merNo},
      key: '${sandboxAccount.key}',
      referer: 'http://localhost/checkout',
      validate: validateRequest,
    });
    const refunded = {};
    refunded.promise = new Promise((resolve) => (refunded.resolve = resolve));
    const receiver = createReceiver({
      secrets: ['${sandboxAccount.webhookSecret}'],
      confirm: client,
      fallback: ({ event }) => console.log('not expected here:', event),
      onError: () => undefined,
    });
    receiver.on('paymentResult', async ({ merOrderNo, tradeNo, code }) => {
      console.log(\`paymentResult of \${merOrderNo}: \${code === '0' ? 'succeeded' : 'failed'}\`);
      await client.applyRefund({ merOrderNo, tradeNo, amount: '40.00', notifyUrl });
    });
    receiver.on('refundResult', ({ merOrderNo, refundAmount, refundCurrency }) => {
      console.log(\`refundResult of \${merOrderNo}: \${refundAmount} \${refundCurrency}\`);
      refunded.resolve();
    });
    ${serve}
    const notifyUrl = \`http://localhost:\${port}/notify\`;

    await client.createPayment('CREDIT_CARD', {
      ...${JSON.stringify(body)},
      merOrderNo: \`ORDER-\${Date.now()}\`,
      notifyUrl,
    });
    await refunded.promise;
    const forged = await fetch(notifyUrl, {
      method: 'POST',
      headers: { 'webhook-id': 'NT1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' },
      body: new URLSearchParams({ tradeNo: 'TG1', merOrderNo: 'ORDER-1', code: '0', message: 'paid' }),
    });
    console.log('forged:', forged.status);
    close();
    process.exit();
  `;
}
