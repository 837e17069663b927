import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import { wireDecimal } from '../../domain/acquirers/channel-units.ts';
import type { ReportLine, ReportPart, ReportPlace, StoredReport } from '../../domain/acquirers/settlement-report.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { done } from '../../operations/outcome.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentText, optionalMoment } from '../wire/merchant.ts';

type Schemas = components['schemas'];
type ReportOperationId = Extract<OperatorOperationId, `${string}SettlementReport${string}`>;

/** What acquirers say that they paid. */
export function createSettlementReportHandlers(
  operations: Pick<OperatorOperations, ReportOperationId>,
): Pick<OperatorHandlers, ReportOperationId> {
  return {
    async listSettlementReports({ parameters }) {
      const { acquirer = null, paidFrom = null, paidTo = null, before, limit } = parameters;
      const filter = { acquirer, paidFrom, paidTo, before: before === undefined ? null : placeFromWire(before), limit };
      const { reports, next } = await operations.listSettlementReports(filter);
      return done({ reports: reports.map(reportToWire), next: next && placeToWire(next) });
    },
    getSettlementReport: async ({ parameters: { acquirer, reportId, after = 0, limit } }) =>
      mapOutcome(
        operations.getSettlementReport({ acquirer, reportId }, { after, limit }),
        ({ report, lines, parts, next }) => ({
          report: reportToWire(report),
          lines: lines.map((line) => lineToWire(line, report)),
          answers: answersOf(parts),
          next,
        }),
      ),
  };
}

/** A report's number may have colons; what comes before it has none. */
function placeFromWire(place: string): ReportPlace {
  const [receivedAt = '', acquirer = '', ...number] = place.split(':');
  return { receivedAt: Number(receivedAt), acquirer, reportId: number.join(':') };
}

function placeToWire({ receivedAt, acquirer, reportId }: ReportPlace): string {
  return `${receivedAt}:${acquirer}:${reportId}`;
}

function reportToWire(report: StoredReport): Schemas['ReceivedReport'] {
  const { acquirer, reportId, currency, firstDay, lastDay, paidOn, lineCount, linesRead, channelVersion } = report;
  const amount = (text: string) => wireDecimal(text, { currency, version: channelVersion });
  return {
    acquirer,
    reportId,
    currency,
    from: firstDay,
    to: lastDay,
    paidOn,
    total: amount(report.total),
    linesTotal: amount(report.netRead),
    lineCount,
    linesRead,
    bankReference: report.bankReference,
    contractVersion: channelVersion,
    problem: report.problem,
    receivedAt: momentText(report.receivedAt),
    completedAt: optionalMoment(report.completedAt),
  };
}

function lineToWire(
  line: ReportLine,
  { currency, channelVersion: version }: StoredReport,
): Schemas['ReceivedReportLine'] {
  const { lineId, type, tradeNo = null, refundNo = null, acquirerReference = null, arn = null, note = null } = line;
  const amount = (text: string, of = currency) => wireDecimal(text, { currency: of, version });
  return {
    lineId,
    type,
    tradeNo,
    refundNo,
    acquirerReference,
    arn,
    at: momentText(Date.parse(line.at)),
    currency: line.currency,
    gross: amount(line.gross, line.currency),
    fee: amount(line.fee),
    net: amount(line.net),
    note,
  };
}

/** Several parts can come from one answer. */
function answersOf(parts: readonly ReportPart[]): Schemas['ReportAnswer'][] {
  const answers = new Map(parts.map((part) => [part.sha256, part]));
  return [...answers.values()].map(({ sha256, bytes, receivedAt }) => ({
    sha256,
    bytes,
    receivedAt: momentText(receivedAt),
  }));
}
