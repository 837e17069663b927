import file from '../../../generated/signatures.json' with { type: 'json' };
import type { NotificationEvent } from '../../../generated/notifications.ts';
import type { OperationId } from '../../../generated/operations.ts';

interface SignatureVector {
  readonly name: string;
  readonly variant: string;
  readonly about: string;
  readonly form: 'md5' | 'rsa-sha256' | 'hmac-sha256';
  readonly fields: Readonly<Record<string, unknown>>;
  readonly signedText: string;
  readonly sign: string;
  readonly valid: boolean;
  readonly mistake?: string;
}

export interface RequestVector extends SignatureVector {
  readonly kind: 'request';
  readonly operation: OperationId;
  readonly key: string;
}

interface AnswerVector extends SignatureVector {
  readonly kind: 'answer';
  readonly operation: OperationId;
}

interface NotificationVector extends SignatureVector {
  readonly kind: 'notification';
  readonly operation: NotificationEvent;
  readonly key: string;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly nowSeconds: number;
}

type AnyVector = RequestVector | AnswerVector | NotificationVector;

export const vectors = file.vectors as unknown as readonly AnyVector[];
export const requestVectors = vectors.filter((vector) => vector.kind === 'request');
export const answerVectors = vectors.filter((vector) => vector.kind === 'answer');
export const notificationVectors = vectors.filter((vector) => vector.kind === 'notification');
export const vectorKeys = file.keys;
