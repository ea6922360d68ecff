/** How one call is made. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** No loading overlay: the place that asks shows by itself that it is loading. A failure is toasted all the same. */
  readonly quiet?: boolean;
  /** A background request (poll, prefetch): neither overlay nor toast. The error is still thrown. */
  readonly background?: boolean;
  /** Needed by calls that create or move money: the same key and body give the same answer. */
  readonly idempotencyKey?: string;
  /** Timeout in ms, for large files; default: the common timeout. */
  readonly timeout?: number;
  /** Upload progress, from 0 to 1. */
  readonly onSent?: (share: number) => void;
  /** Given the access version that a success was made under (decision 0035). */
  readonly onAccessVersion?: (version: number) => void;
}
