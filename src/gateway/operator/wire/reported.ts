import type { components } from '../../../../generated/operator.ts';
import { dayText } from '../../domain/day.ts';
import { formatAmount } from '../../domain/money.ts';
import type { SeenReported } from '../../operations/orders/seen-reported.ts';

type Schemas = components['schemas'];

export function reportedToWire(line: SeenReported): Schemas['ReportedLine'] {
  const { subject, type, isOpen, isByHand, kind, source, currency, gross, day, bookedOn } = line;
  return {
    number: subject,
    type,
    isOpen,
    isByHand,
    reportedBy: kind === 'report' ? 'acquirer' : 'bank',
    ...(source !== null && {
      source: {
        owner: source.owner,
        id: source.sectionId,
        fileNo: source.fileNo,
        fee: formatAmount(source.fee, currency),
      },
    }),
    currency,
    gross: formatAmount(gross, currency),
    day: day === null ? null : dayText(day),
    bookedOn: bookedOn === null ? null : dayText(bookedOn),
  };
}
