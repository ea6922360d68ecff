/** How one call is made. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Neither overlay nor toast: for what happens in the background. The error is still thrown. */
  readonly quiet?: boolean;
  /** No toast on failure, because the caller shows the error where it belongs. */
  readonly silent?: boolean;
  /** Needed by calls that create or move money: the same key and body give the same answer. */
  readonly idempotencyKey?: string;
  /** For a large file: how long it may take, in ms; the common time-out unless told. */
  readonly timeout?: number;
  /** Told while the body is being sent, how much of it is: from 0 to 1. */
  readonly onSent?: (share: number) => void;
}
