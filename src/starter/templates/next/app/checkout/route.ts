import { theShop } from '../../src/shop-of-this-process.ts';

export async function POST({ headers }: Request): Promise<Response> {
  // Next.js sets this header to the address of the connection, unless a proxy has set it.
  const ipAddress = headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '127.0.0.1';
  const userAgent = (headers.get('user-agent') ?? '').slice(0, 128);
  const payUrl = await theShop().checkout({ ipAddress, userAgent });
  return new Response(null, { status: 303, headers: { Location: payUrl } });
}
