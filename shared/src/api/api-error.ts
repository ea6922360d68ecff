/** Why a call failed. */
export interface ApiFailure {
  /** HTTP status; 0 without a response (network, timeout, cancelled). */
  readonly status: number;
  /** The envelope's code, or `network`, `timeout`, `cancelled`. */
  readonly code: string;
  /** The invalid field, as the server names it: `travellers/0/documentNo`. */
  readonly field?: string;
  /** The `data` of the refusal. */
  readonly data?: unknown;
}

/** A failed call. `message` is the server's message, 系统出错 without one, or describes the network failure. */
export class ApiError extends Error implements ApiFailure {
  readonly status: number;
  readonly code: string;
  readonly field?: string;
  readonly data?: unknown;

  constructor(message: string, { status, code, field, data }: ApiFailure) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.field = field;
    this.data = data;
  }
}
