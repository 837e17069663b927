import { theShop } from '../../src/shop-of-this-process.ts';

/** The gateway's notifications. The receiver reads the raw body, which the signature covers. */
export function POST(request: Request): Promise<Response> {
  return theShop().receiver.handle(request);
}
