import { notFound } from 'next/navigation';
import { theShop } from '../../../src/shop-of-this-process.ts';
import { STATES } from '../../states.ts';

export default async function OrderPage({ params }: { params: Promise<{ number: string }> }) {
  const { number } = await params;
  const order = theShop().find(number);
  if (order === undefined) notFound();
  const isMoving = order.state === 'waiting' || order.state === 'refunding';
  return (
    <>
      {isMoving && <meta httpEquiv="refresh" content="3" />}
      <h1>Order {order.number}</h1>
      <p>
        <strong>{STATES[order.state]}</strong>, {order.amount} {order.currency}
      </p>
      <p>Trade number: {order.tradeNo}</p>
      {order.state === 'paid' && (
        <form method="post" action={`/orders/${number}/refund`}>
          <button>Refund</button>
        </form>
      )}
      <p>
        <a href="/">Back to the shop</a>
      </p>
    </>
  );
}
