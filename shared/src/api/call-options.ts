/** How one call is made. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** No loading overlay: the place that asks shows by itself that it is loading. A failure is toasted all the same. */
  readonly quiet?: boolean;
  /** Nobody asked for it (a poll, a prefetch): neither overlay nor toast. The error is still thrown. */
  readonly background?: boolean;
  /** Needed by calls that create or move money: the same key and body give the same answer. */
  readonly idempotencyKey?: string;
  /** For a large file: how long it may take, in ms; the common time-out unless told. */
  readonly timeout?: number;
  /** Told while the body is being sent, how much of it is: from 0 to 1. */
  readonly onSent?: (share: number) => void;
  /** Given the access version that a success was made under (decision 0035). */
  readonly onAccessVersion?: (version: number) => void;
}
