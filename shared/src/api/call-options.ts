/** Options of a call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** No loading overlay, because the component shows its own loading state. A failure is still toasted. */
  readonly quiet?: boolean;
  /**
   * A background request (poll, prefetch): neither overlay nor toast, and the session is not kept alive. The error is
   * still thrown.
   */
  readonly background?: boolean;
  /** Required by calls that create or move money: the same key and body give the same response. */
  readonly idempotencyKey?: string;
  /** Timeout in ms, for large files; default: the common timeout. */
  readonly timeout?: number;
  /** Upload progress, from 0 to 1. */
  readonly onSent?: (share: number) => void;
  /** Called with the access version of a successful response (decision 0035). */
  readonly onAccessVersion?: (version: number) => void;
}
