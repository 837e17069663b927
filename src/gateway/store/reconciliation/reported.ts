import { LINE_TYPES } from '../../domain/reconciliation/file-line.ts';
import { LINE_STATES, OPEN_FROM } from '../../domain/reconciliation/line-state.ts';
import type { ReportedLine, ReportedStore } from '../../domain/reconciliation/reported.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { bigintOf, integerOf, jsonOf, textOf } from '../engine/table.ts';

const COLUMNS = 'l.file_no, l.section, l.line, l.type, l.state, l.currency, l.gross, l.fee, l.day';

/** Each part is found by an index of its own: a matched line by its claim, an open one by its item, the rest by their match. */
export function createReportedStore(engine: Engine): ReportedStore {
  const { rows, joinInOrder } = engine.dialect;
  const asked = rows({ subject: 'text' });
  const sql = `select found.*, s.kind, s.owner, s.id as section_id, s.arrived_on from (
      select r.subject as about, ${COLUMNS} from ${asked} ${joinInOrder} reconciliation_lines l on l.subject = r.subject
        where l.state = ${LINE_STATES.matched} and l.mer_no = $2
      union all
      select r.subject as about, ${COLUMNS} from ${asked} ${joinInOrder} reconciliation_lines l
        on l.mer_no = $2 and l.subject = r.subject
        where l.state >= ${OPEN_FROM} and l.subject is not null
      union all
      select r.subject as about, ${COLUMNS} from ${asked} ${joinInOrder} reconciliation_items i
        on i.mer_no = $2 and i.subject = r.subject ${joinInOrder} reconciliation_lines l on l.match_no = i.match_no
        where i.ended_at is null and l.match_no is not null and l.state = ${LINE_STATES.byHand}
    ) found join reconciliation_sections s on s.file_no = found.file_no and s.section = found.section
    order by coalesce(found.day, 0), found.file_no, found.section, found.line limit $3`;
  return {
    async listReported({ merNo, subjects, limit }) {
      const found = await engine.query(sql, [jsonOf(subjects.map((subject) => ({ subject }))), merNo, limit]);
      return found.map(decode);
    },
  };
}

function decode(row: Row): ReportedLine {
  const state = integerOf(row['state']);
  const kind = textOf(row['kind']) as ReportedLine['kind'];
  const type = LINE_TYPES[integerOf(row['type'])];
  if (type === undefined) throw new Error('a line has a type that is not known');
  const day = row['day'] === null ? null : integerOf(row['day']);
  const arrivedOn = row['arrived_on'] === null ? null : integerOf(row['arrived_on']);
  return {
    subject: textOf(row['about']),
    type,
    isOpen: state >= OPEN_FROM,
    isByHand: state === LINE_STATES.byHand,
    kind,
    owner: textOf(row['owner']),
    sectionId: textOf(row['section_id']),
    fileNo: textOf(row['file_no']),
    currency: textOf(row['currency']),
    gross: bigintOf(row['gross']),
    fee: bigintOf(row['fee']),
    day,
    bookedOn: kind === 'report' ? arrivedOn : day,
  };
}
