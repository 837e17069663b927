import { contractRule, listOf, step } from '../contract-view.ts';
import { callbackNames, notificationsOf, operationsOf } from '../operations.ts';

/** Every notification says how it is acknowledged and when it is sent again, and some operation leads to it. */
export const delivery = contractRule((view) => {
  const called = new Set(operationsOf(view).flatMap(({ operation }) => callbackNames(operation)));
  for (const { name, operation } of notificationsOf(view)) {
    const { node, at } = step(operation, 'x-delivery');
    const minutes = listOf(node['retryMinutes']);
    if (!called.has(name)) view.report(`no operation has a callback ${name}`, operation.at);
    if (typeof node['acknowledgement'] !== 'string' || node['acknowledgement'] === '') {
      view.report(`x-delivery of ${name} needs acknowledgement: the text that the merchant answers`, at);
    }
    if (!Number.isInteger(node['answerSecondsMax']) || Number(node['answerSecondsMax']) < 1) {
      view.report(`x-delivery of ${name} needs answerSecondsMax: how long the merchant may take to answer`, at);
    }
    if (minutes.length === 0 || !minutes.every(isLaterThanBefore)) {
      view.report(`x-delivery of ${name} needs retryMinutes: whole minutes, each wait longer than the one before`, at);
    }
    if (node['attemptsMax'] !== minutes.length + 1) {
      view.report(`attemptsMax of ${name} must be ${minutes.length + 1}: the first attempt and the repeats`, at);
    }
  }
});

function isLaterThanBefore(minute: unknown, index: number, minutes: readonly unknown[]): boolean {
  return Number.isInteger(minute) && Number(minute) > (index === 0 ? 0 : Number(minutes[index - 1]));
}
