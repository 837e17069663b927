import { afterAll } from 'vitest';
import { startMock } from '../../src/mock/start-mock.ts';
import { describeContract, openWorld } from './cases/describe-contract.ts';

const mock = await startMock({ port: 0, callbackDelayMs: 10, secondMs: 10 });
afterAll(() => mock.close());

describeContract(await openWorld({ name: 'the mock', baseUrl: mock.url, allowedDifferences: {} }));
