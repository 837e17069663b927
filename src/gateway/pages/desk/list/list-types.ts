import type {
  OperatorAnswers,
  OperatorOperationId,
  OperatorParameters,
  ProblemName,
} from '../../../../../generated/operator-operations.ts';
import type { Permission } from '../../../../../generated/permissions.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { Refused } from '../../../operator/refused.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext } from '../desk-types.ts';
import type { doneNotice } from '../views/done.ts';
import type { FieldOptions, SelectOptions } from '../views/forms.ts';
import type { DeskPage } from '../views/layout.ts';
import type { Column, TableOptions } from '../views/table.ts';

// A list is data: an operation of the contract that answers pages, and what people see of them. `list-page.ts` shows it.

/** What every page of the contract has. */
export interface Page {
  readonly next: string | number | null;
  /** How far a search came that found too little in time. */
  readonly searchedTo?: string | null;
}

/** The operations that answer pages. */
export type PageId = {
  [Id in OperatorOperationId]: OperatorAnswers[Id] extends Page ? Id : never;
}[OperatorOperationId];

type ParameterName<Id extends PageId> = keyof OperatorParameters[Id] & string;

/** One that is a page of its own. */
export interface List<Id extends PageId, Row>
  extends ListInPage<Id, Row>, Pick<DeskPage, 'screen' | 'title' | 'heading' | 'back' | 'hasFiles'> {
  readonly done?: Parameters<typeof doneNotice>[1];
  /** Beside the heading. */
  readonly actions?: readonly (LinkAction | ((asked: Asked<Id>) => Value))[];
  /** It shows the menu of files itself, where its other tools are. */
  readonly showsFileMenu?: true;
  /** Above the tabs, below the filters, and below the list. */
  readonly top?: ListPart<Asked<Id>>;
  readonly note?: ListPart<Asked<Id>>;
  readonly foot?: ListPart<Found<Id>>;
  readonly refusals?: ExplainedRefusals;
  /** What a row adds to the sum of its currency. With it, a link leads to how many rows there are, and what they come to. */
  readonly sumOf?: (row: Row) => { readonly amount: string; readonly currency: string };
}

/** One that is a part of a page, or a page without what is around it. */
export interface ListInPage<Id extends PageId, Row> {
  readonly operation: Id;
  /** Without a query: what is chosen is in the query, so that a list can be kept and shared. */
  readonly path: string;
  /** Parameters of the address that stay as they are, whatever is chosen. */
  readonly kept?: Readonly<Record<string, string | null>>;
  /** Parameters of the operation that nobody chooses. */
  readonly parameters?: Partial<OperatorParameters[Id]>;
  readonly limit: number;
  /** Where a list goes on that is read from its other end. */
  readonly place?: 'after';
  readonly tabs?: ListTabs<Id>;
  readonly filters?: readonly ListFilter<Id>[];
  readonly form?: FilterForm;
  readonly rowsOf: (answer: OperatorAnswers[Id], asking: Asking) => readonly Row[] | Promise<readonly Row[]>;
  readonly table: ListTable<Row> | ((found: Found<Id>) => ListTable<Row>);
  /** Around the table. */
  readonly around?: (table: Html, found: Found<Id>) => Html;
  /** What can be done with several rows; null for a list of which nothing is chosen. */
  readonly choosing?: (found: Found<Id>, rows: readonly Row[]) => Choosing<Row> | null;
  readonly none: NoRows<Id>;
  /** Below a list that was searched only in part. */
  readonly searched?: (to: string, found: Found<Id>) => Value;
  /** In place of the usual one. */
  readonly pager?: (paths: PagePaths, found: Found<Id>) => Html;
  readonly live?: LiveList;
}

export type ListPart<Given> = Html | ((given: Given) => Value | Promise<Value>);

/** A box in front of each row, and below the table what can be done with the chosen ones. */
export interface Choosing<Row> {
  /** Read by screen readers; null for a row that cannot be chosen. */
  readonly labelOf: (row: Row) => string | null;
  /** Each leads to a page that says what will be done, or is a file. */
  readonly actions: readonly { readonly path: string; readonly text: string; readonly permission?: Permission }[];
  /** Sent with what was chosen; empty ones are not. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Beside the actions, such as a link to all that match. */
  readonly more?: Value;
}

export interface ListTable<Row> extends Omit<TableOptions<Row>, 'columns' | 'rows' | 'liveId' | 'choose'> {
  readonly columns: readonly ListColumn<Row>[];
}

export interface ListColumn<Row> extends Omit<Column<Row>, 'cell'> {
  readonly cell: (row: Row, exchange: SignedInExchange) => Value;
  /** Those who have none of them are not sent the column. */
  readonly permission?: Permission | readonly Permission[];
}

/** A parameter of the operation that people choose. A wrong value is passed on: the operation says what is wrong with it. */
export type ListFilter<Id extends PageId> = (FieldFilter | ChoiceFilter | LinkFilter) &
  ({ readonly name: ParameterName<Id> } | { readonly name: string; readonly parameter: ParameterName<Id> }) & {
    /** Chosen if the address says nothing. */
    readonly initial?: string;
    /** Makes the parameter of the text that was chosen; undefined limits nothing. */
    readonly parameterOf?: (text: string) => string | undefined;
    /** Only these tabs have it. */
    readonly tabs?: readonly string[];
  };

interface FieldFilter extends Pick<FieldOptions, 'label' | 'lengthMax' | 'placeholder'> {
  /** `from` and `to` are days of the person's zone, `day` is one of the gateway's. A `merchant` is a name or a number. */
  readonly kind: 'text' | 'search' | 'merchant' | 'day' | 'from' | 'to';
  /** Without it there is no list: clearing the filters keeps it. */
  readonly required?: boolean;
}

interface ChoiceFilter extends Pick<SelectOptions, 'label' | 'choices' | 'groups'> {
  readonly kind: 'choice';
  /** What is none of the choices is as good as nothing. */
  readonly ignoresOthers?: true;
}

/** Links of other pages say it; the form does not have it. */
interface LinkFilter {
  readonly kind: 'link';
}

interface FilterForm {
  readonly button?: string;
  /** When a link clears the filters. */
  readonly clears?: 'always' | 'never';
  /** Makes the form a landmark of this name. */
  readonly label?: string;
  /** A list without a row has nothing to filter. */
  readonly needsRows?: true;
}

export interface ListTabs<Id extends PageId> {
  /** In the address. */
  readonly name: string;
  /** Read by screen readers. */
  readonly label: string;
  readonly choices: readonly ListTab<Id>[];
  /** Shown if the address names none of them. Without it the address is passed on as it is, empty for the first. */
  readonly initial?: string;
  /** The one that addresses leave out. */
  readonly unnamed: string | null;
  /** Another tab begins without the filters of this one. */
  readonly clearsFilters?: true;
  /** The tabs update themselves, and end with this. */
  readonly live?: { readonly id: string; readonly end: (asked: Asked<Id>) => Value };
}

interface ListTab<Id extends PageId> {
  readonly value: string;
  readonly title: string;
  readonly count?: (asked: Asked<Id>) => Value;
  /** In place of a parameter with the tabs' name. */
  readonly parameters?: Partial<OperatorParameters[Id]>;
}

/** What an empty list says. */
export interface NoRows<Id extends PageId> {
  /** Without filters; for the first use. */
  readonly yet: EmptyPart<Id>;
  /** With filters that nothing matches. */
  readonly found?: EmptyPart<Id>;
  /** While the search has not come to the end. */
  readonly soFar?: EmptyPart<Id>;
}

/** An empty table says it where more of it follows. */
type EmptyPart<Id extends PageId> = Html | 'table' | ((found: Found<Id>) => Html | 'table');

export interface LiveList {
  /** The list and its table each need an id on the page. */
  readonly id: string;
  readonly tableId: string;
  readonly seconds: number;
  readonly isFirstOnly?: true;
}

interface LinkAction {
  readonly path: string | ((choice: Choice) => string);
  readonly text: string;
  readonly tone?: 'main' | 'small';
  readonly permission?: Permission;
}

export interface PagePaths {
  readonly first: string | null;
  readonly next: string | null;
}

/** Refusals that are explained beside the filters; others are pages of their own. */
interface ExplainedRefusals {
  readonly names: readonly ProblemName[] | 'all';
  readonly status?: number;
  readonly notice?: (refused: Refused) => Html;
}

/** What the address asks for. */
export interface Choice {
  readonly tab: string;
  /** As they were typed; empty ones are left out. */
  readonly filters: Readonly<Record<string, string>>;
  readonly isFiltered: boolean;
  /** Where the page begins, empty for the first. */
  readonly place: string;
}

export interface Asking {
  readonly context: DeskContext;
  readonly exchange: SignedInExchange;
  readonly choice: Choice;
}

export interface Asked<Id extends PageId> extends Asking {
  /** Null if it was refused. */
  readonly answer: OperatorAnswers[Id] | null;
}

export interface Found<Id extends PageId> extends Asking {
  readonly answer: OperatorAnswers[Id];
}
