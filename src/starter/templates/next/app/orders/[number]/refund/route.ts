import { theShop } from '../../../../src/shop-of-this-process.ts';

export async function POST(_: Request, { params }: { params: Promise<{ number: string }> }): Promise<Response> {
  const { number } = await params;
  await theShop().refund(number);
  return new Response(null, { status: 303, headers: { Location: `/orders/${encodeURIComponent(number)}` } });
}
