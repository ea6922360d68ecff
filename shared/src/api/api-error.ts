/** Why a call failed. */
export interface ApiFailure {
  /** HTTP status; 0 when no answer came (network, time-out, cancelled). */
  readonly status: number;
  /** The envelope's code, or `network`, `timeout`, `cancelled`. */
  readonly code: string;
  /** The field at fault, as the server named it: `travellers/0/documentNo`. */
  readonly field?: string;
  /** What the server said besides words. */
  readonly data?: unknown;
}

/** A failed call. `message` is the server's own words, 系统出错 when it had none, or what is wrong with the network. */
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
