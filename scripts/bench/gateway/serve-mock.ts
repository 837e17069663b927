import { startMock } from '../../../src/mock/start-mock.ts';
import { answerParent } from '../frame/answer-parent.ts';

// Prism with our contract, in a process of its own.

answerParent(await startMock({ port: 0 }));
