import type { AuditEntry } from '../audit/audit.ts';

/** Whether whoever runs the gateway can empty its sandbox and start it again. */
export type SandboxReset =
  | {
      readonly kind: 'possible';
      /** Returns at once, and the gateway takes no more requests. */
      begin(record: AuditEntry): void;
      /** Written by the reset that started this gateway. The record of actions begins with it. */
      readonly record?: AuditEntry | undefined;
    }
  /** `instead`: why, and what to do, in sentences for people. */
  | { readonly kind: 'impossible'; readonly instead: string };
