import { commandGroup } from '../command.ts';
import { readDuration } from '../duration.ts';
import { operatorCommand, take } from '../operator-command.ts';
import { printJson, withProgress } from '../print.ts';

const show = operatorCommand(
  {
    name: 'clock show',
    about: "Print the time on the sandbox's clock.",
    options: {},
    examples: ['tollgate clock show'],
  },
  async ({ client, options }) => {
    const reading = await take(client.GET('/operator/clock'));
    if (options.json) return printJson(reading);
    console.log(reading.now);
  },
);

const advance = operatorCommand(
  {
    name: 'clock advance',
    about: "Move the sandbox's clock forward and run everything that falls due: retries, expirations, settlements.",
    words: ['DURATION'],
    options: {},
    notes: ['DURATION is a number and a unit: 90s, 255m, 2h or 3d. The clock cannot be moved back.'],
    examples: ['tollgate clock advance 255m', 'tollgate clock advance 3d --json'],
  },
  async ({ client, words: [duration = ''], options }) => {
    const advanceSeconds = readDuration('DURATION', duration);
    const call = client.POST('/operator/clock', { body: { advanceSeconds } });
    const reading = await withProgress(`moving the clock forward by ${duration}`, take(call));
    if (options.json) return printJson(reading);
    console.log(`The sandbox's clock now shows ${reading.now}.`);
  },
);

export const run = commandGroup('clock', "Read and move the sandbox's clock.", {
  show: { about: 'print the time', run: show },
  advance: { about: 'move the clock forward', run: advance },
});
