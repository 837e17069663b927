import Fastify from 'fastify';

// The peer: a server that has nothing to do but answer. JavaScript, as the compiled program is.
const app = Fastify();
app.get('/healthz', async () => 'alive\n');
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => void app.close());
