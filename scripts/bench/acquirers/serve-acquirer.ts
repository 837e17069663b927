import { startMockAcquirer } from '../../../src/acquirer/mock/mock-acquirer.ts';
import { answerParent } from '../frame/answer-parent.ts';

// An acquirer in a process of its own.

answerParent(await startMockAcquirer({ port: 0, token: process.env['ACQUIRER_TOKEN'] ?? '', booksFile: null }));
