import { connection } from 'next/server';
import { PRODUCT } from '../src/shop.ts';
import { theShop } from '../src/shop-of-this-process.ts';
import { STATES } from './states.ts';

export default async function Home() {
  await connection();
  const orders = theShop().list();
  return (
    <>
      <h1>Mug shop</h1>
      <form method="post" action="/checkout">
        <p>
          {PRODUCT.name}, {PRODUCT.price} {PRODUCT.currency}
        </p>
        <button>Buy</button>
      </form>
      {orders.length > 0 && <h2>Orders</h2>}
      <ul>
        {orders.map(({ number, state }) => (
          <li key={number}>
            <a href={`/orders/${number}`}>{number}</a>: {STATES[state]}
          </li>
        ))}
      </ul>
    </>
  );
}
