import { afterEach, expect, it, onTestFinished } from 'vitest';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';
import { startReceiver } from '../helpers/gateway/receiver-server.ts';
import { createShop } from '../helpers/payer/shop.ts';

const ORDERS = 100;

afterEach(killGatewayProcesses);

it('two gateways on one SQLite folder lose nothing and send each notification once, even if one is killed', async () => {
  const database = await openDatabase('SQLite');
  const receiver = await startReceiver();
  onTestFinished(() => Promise.all([database.drop(), receiver.close()]).then(() => undefined));
  const [first, second] = [
    await startGatewayProcess({ env: database.env }),
    await startGatewayProcess({ env: database.env }),
  ];
  const shops = [await first.newShop()];
  shops.push(createShop(second.url, shops[0] ?? { merNo: 0, key: '' }));
  const answers = await Promise.all(
    Array.from({ length: ORDERS }, (_, index) =>
      shops[index % 2]?.pay({ merOrderNo: `F-${index}`, notifyUrl: `${receiver.url}/${index}` }),
    ),
  );
  expect(answers.filter((answer) => answer?.code !== '00000')).toEqual([]);
  for (let index = 0; index < ORDERS; index += 1) await receiver.waitFor(`/${index}`, 1);
  // The same number through the other door is the same order.
  expect((await shops[1]?.pay({ merOrderNo: 'F-0' }))?.code).not.toBe('00000');

  await first.kill();
  expect((await shops[1]?.pay({ merOrderNo: 'F-after' }))?.code).toBe('00000');
  await second.verify();
  const counts = Array.from({ length: ORDERS }, (_, index) => receiver.at(`/${index}`).length);
  expect(counts.filter((count) => count !== 1)).toEqual([]);
  for (const shop of shops) shop.close();
  await second.stop();
});
