import { REST } from '../../domain/reconciliation/hand.ts';

// What counts as reported of items, as rows to add up: what reports say, what a bank paid itself, and lines that people matched with them.
// Files that were replaced, or are still read, count nowhere.

/** Where the money is. Of several lines, the last of these. */
export const PLACES = { arrived: 0, writtenOff: 1, awaited: 2 } as const;

/** A report of nothing waits for nothing, and what a bank's line names has arrived with it. */
const placeOf = (section: string) => `case when ${section}.kind <> 'report' then ${PLACES.arrived}
  when ${section}.state = 'open' then ${PLACES.awaited}
  when ${section}.state = 'ended' and ${section}.match_no is not null then ${PLACES.writtenOff} else ${PLACES.arrived} end`;

/** `source`: sums, as `s`. */
export function countedByFiles(source: string): string {
  return `select s.acquirer as owner, s.currency, s.day, s.mer_no, s.item_in - s.item_out as amount, s.fee, 0 as written_off,
      ${placeOf('e')} as place
    from ${source} join reconciliation_sections e on e.file_no = s.file_no and e.section = s.section
    join reconciliation_files f on f.file_no = s.file_no and f.state = 'done'`;
}

/** As much as the lines say: what differs stays open as a rest, or was written off with the item. `source` has the match as `m`, too. */
export function countedByHand(source: string): string {
  return `select s.acquirer as owner, s.currency, s.day, s.mer_no,
      s.item_in - s.item_out - case when m.kind = 'writeOff' then m.amount else coalesce(x.amount, 0) end as amount, s.fee,
      case when m.kind = 'writeOff' then m.amount when x.ending = 'writtenOff' then x.amount else 0 end as written_off,
      coalesce((select max(${placeOf('h')}) from reconciliation_lines l
        join reconciliation_sections h on h.file_no = l.file_no and h.section = l.section
        where l.match_no = m.match_no), ${PLACES.arrived}) as place
    from ${source} left join exceptions x on x.owner = s.acquirer and x.currency = s.currency and x.day = s.day
      and x.mer_no = s.mer_no and x.about = '${REST}' || m.match_no`;
}

/** What people decided about items of a day by a line that is another owner's: the bank's that paid them. */
export const DECIDED_BY_LINE = `select x.exception_no from reconciliation_sums s
  join reconciliation_items i on i.match_no = s.file_no
  join exceptions x on x.mer_no = i.mer_no and x.subject = i.subject and x.match_no = i.match_no
  where s.acquirer = $1 and s.currency = $2 and s.day = $3`;
