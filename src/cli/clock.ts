import { commandGroup } from './command.ts';
import { readDuration } from './duration.ts';
import { operatorCommand, take } from './operator-command.ts';
import { printJson, withProgress } from './print.ts';

const show = operatorCommand(
  {
    name: 'clock show',
    about: "Shows the time on the sandbox's clock.",
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
    about: "Moves the sandbox's clock forward and does all that falls due on the way: retries, expiries, settlements.",
    words: ['DURATION'],
    options: {},
    notes: ['DURATION is such as 90s, 255m, 2h or 3d. The clock does not go back.'],
    examples: ['tollgate clock advance 255m', 'tollgate clock advance 3d --json'],
  },
  async ({ client, words: [duration = ''], options }) => {
    const advanceSeconds = readDuration('DURATION', duration);
    const call = client.POST('/operator/clock', { body: { advanceSeconds } });
    const reading = await withProgress(`moving the clock by ${duration}`, take(call));
    if (options.json) return printJson(reading);
    console.log(`It is ${reading.now} in the sandbox.`);
  },
);

export const run = commandGroup('clock', "The sandbox's clock.", {
  show: { about: 'show the time', run: show },
  advance: { about: 'move it forward', run: advance },
});
