import type { AcquirerStore } from './acquirers/acquirer.ts';
import type { OpenOrderStore } from './acquirers/acquirer-use.ts';
import type { ChannelFiguresStore } from './acquirers/channel-figures.ts';
import type { ApprovalStore } from './approvals/approval.ts';
import type { AcquirerChangeStore } from './acquirers/acquirer-change.ts';
import type { SettlementReportStore } from './acquirers/settlement-report.ts';
import type { ExportStore } from './exports/export.ts';
import type { TaskStore } from './acquirers/task.ts';
import type { ExceptionStore } from './reconciliation/exception-store.ts';
import type { AloneStore } from './people/alone-limits.ts';
import type { AuditStore } from './audit/audit.ts';
import type { ChargebackStore } from './chargebacks/evidence.ts';
import type { DeliveryStore } from './deliveries/delivery.ts';
import type { LedgerDayStore } from './ledger/ledger-days.ts';
import type { BalanceStore, LedgerStore } from './ledger/ledger-store.ts';
import type { LinkStore } from './links/link.ts';
import type { BrandingStore } from './merchants/branding.ts';
import type { GettingStartedStore } from './merchants/getting-started.ts';
import type { KeyAgeStore } from './merchants/key-ages.ts';
import type { MerchantLists } from './merchants/merchant.ts';
import type { MerchantStore } from './merchants/merchant-store.ts';
import type { AgendaStore } from './orders/agenda.ts';
import type { DueStore } from './orders/due.ts';
import type { NoteStore } from './orders/note.ts';
import type { OrderIndexStore } from './orders/order-index.ts';
import type { OrderListStore } from './orders/order-list.ts';
import type { OrderStore } from './orders/order-store.ts';
import type { ReplayStore } from './orders/replay.ts';
import type { ReportStore } from './orders/reports.ts';
import type { ReceiptStore } from './payers/receipt.ts';
import type { PayerListStore } from './payers/payer-list.ts';
import type { RetentionStore } from './payers/retention.ts';
import type { BatchContentStore } from './settlements/batch-contents.ts';
import type { AttemptStore } from './payments/attempt.ts';
import type { CardTryStore } from './payments/card-try.ts';
import type { PayerEventStore } from './payments/payer-event.ts';
import type { PaymentStore } from './payments/payment-store.ts';
import type { BeneficiaryStore } from './payouts/beneficiary.ts';
import type { PayoutStore } from './payouts/payout-store.ts';
import type { InvitationStore } from './people/invitations.ts';
import type { NewsMailStore } from './news/news-mails.ts';
import type { NewsPreferenceStore } from './news/preferences.ts';
import type { NewsStore } from './news/news.ts';
import type { NewsWatchStore } from './news/watch.ts';
import type { PeopleStore } from './people/people.ts';
import type { PeopleLists } from './people/people-lists.ts';
import type { DatabaseStore } from './platform/database.ts';
import type { MailStore } from './platform/mail.ts';
import type { MailReachStore } from './platform/mail-reach.ts';
import type { NodeStore } from './platform/node.ts';
import type { RateStore } from './platform/rates.ts';
import type { SealedStore } from './platform/sealed.ts';
import type { SettingStore } from './platform/settings.ts';
import type { SubmissionStore } from './platform/submission.ts';
import type { ViewStore } from './platform/views.ts';
import type { CsvProfileStore } from './reconciliation/csv-profile.ts';
import type { DayReadStore } from './reconciliation/day-reads.ts';
import type { FileReadStore } from './reconciliation/file-reads.ts';
import type { ReportedStore } from './reconciliation/reported.ts';
import type { FileReadingStore, FileStore } from './reconciliation/file-store.ts';
import type { ReconcileFollowStore } from './reconciliation/follow-store.ts';
import type { ReconcileStore } from './reconciliation/reconcile-store.ts';
import type { SentStore } from './reconciliation/sent.ts';
import type { ReportFeedStore } from './reconciliation/report-feed.ts';
import type { ReconciliationSettingStore } from './reconciliation/settings.ts';
import type { UploadStore } from './reconciliation/upload.ts';
import type { RefundStore } from './refunds/refund.ts';
import type { ReturnStore } from './refunds/returns.ts';
import type { CardTableStore, RoutingStore, SimulationStore } from './routing/routing-store.ts';
import type { RegistrationStore } from './registrations/registration.ts';
import type { RunEndStore } from './acquirers/run-end.ts';
import type { PayoutRunStore } from './settlements/payout-run.ts';
import type { PayoutScheduleStore } from './settlements/payout-schedule.ts';
import type { SettlementAccountStore } from './settlements/settlement-account.ts';
import type { RequestLogStore } from './requests/request-log.ts';
import type { SeeAsStore } from './sign-in/see-as.ts';
import type { TokenStore } from './sign-in/tokens.ts';
import type { TryStore } from './sign-in/tries.ts';
import type { DeclineStore } from './orders/declines.ts';
import type { BatchStore } from './settlements/batch.ts';
import type { LineStore } from './settlements/line.ts';
import type { NumberingStore } from './settlements/numbering.ts';

// The store's port as a whole, for what implements it and what puts the gateway together. Everybody else asks for the
// functions that they use, from the ports of the subjects. Everything that belongs together is written in one transaction;
// concurrent calls on hot paths are batched into one commit. A promise resolves after the commit.

export interface Store
  extends
    AcquirerStore,
    OpenOrderStore,
    RoutingStore,
    CardTableStore,
    SimulationStore,
    ChannelFiguresStore,
    AcquirerChangeStore,
    TaskStore,
    ExceptionStore,
    RunEndStore,
    ExportStore,
    SettlementReportStore,
    NodeStore,
    AloneStore,
    ApprovalStore,
    AuditStore,
    BalanceStore,
    ChargebackStore,
    DeliveryStore,
    DeclineStore,
    LedgerDayStore,
    LedgerStore,
    LinkStore,
    BrandingStore,
    GettingStartedStore,
    KeyAgeStore,
    MerchantLists,
    MerchantStore,
    AgendaStore,
    DueStore,
    BatchContentStore,
    NoteStore,
    OrderIndexStore,
    OrderListStore,
    OrderStore,
    ReplayStore,
    ReportStore,
    ReceiptStore,
    PayerListStore,
    RetentionStore,
    AttemptStore,
    CardTryStore,
    BatchStore,
    LineStore,
    NumberingStore,
    PayerEventStore,
    PaymentStore,
    BeneficiaryStore,
    PayoutStore,
    PayoutRunStore,
    PayoutScheduleStore,
    SettlementAccountStore,
    InvitationStore,
    PeopleStore,
    PeopleLists,
    DatabaseStore,
    MailStore,
    MailReachStore,
    NewsMailStore,
    NewsPreferenceStore,
    NewsStore,
    NewsWatchStore,
    RateStore,
    SealedStore,
    SettingStore,
    SubmissionStore,
    ViewStore,
    RefundStore,
    ReportedStore,
    ReconciliationSettingStore,
    SentStore,
    CsvProfileStore,
    DayReadStore,
    FileStore,
    FileReadingStore,
    ReconcileStore,
    ReconcileFollowStore,
    UploadStore,
    ReportFeedStore,
    FileReadStore,
    ReturnStore,
    RegistrationStore,
    RequestLogStore,
    SeeAsStore,
    TokenStore,
    TryStore {}
