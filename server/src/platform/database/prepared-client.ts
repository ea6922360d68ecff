import { LRUCache } from 'lru-cache';
import pg from 'pg';

/** From this use of a text on, the connection prepares it. */
const prepareThreshold = 5;
/** Texts whose uses are counted. */
const maxCounted = 1000;

const isPreparable = (config: unknown, values: unknown): config is pg.QueryConfig =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  !('name' in config && config.name) &&
  Array.isArray(values) &&
  values.length > 0;

const isBegin = (config: unknown): boolean =>
  typeof config === 'object' && config !== null && 'text' in config && config.text === 'begin';

export interface PreparedConfig {
  /** Prepared statements per connection: each keeps its plan in the memory of PostgreSQL. Default: 200. */
  readonly maxPrepared?: number;
}

/**
 * A connection that names a statement with parameters once it has been sent five times, so that PostgreSQL parses it
 * once per connection and may reuse its plan (`plan_cache_mode`). `begin` leaves with the first statement of its
 * transaction.
 */
export class PreparedClient extends pg.Client {
  readonly #uses = new LRUCache<string, number>({ max: maxCounted });
  readonly #names = new Map<string, string>();
  readonly #maxPrepared: number;

  constructor(config: pg.ClientConfig & PreparedConfig = {}) {
    super(config);
    this.#maxPrepared = config.maxPrepared ?? 200;
  }

  override query = ((config: unknown, values: unknown, ...rest: unknown[]) => {
    this.#collectWrites();
    const answer = Reflect.apply(super.query, this, [
      isPreparable(config, values) ? { ...config, name: this.#nameOf(config.text) } : config,
      values,
      ...rest,
    ]);
    if (!isBegin(config)) return answer;
    // `begin` fails only with its connection, and then the next statement fails too.
    answer.catch(() => undefined);
    return Promise.resolve({ rows: [] });
  }) as pg.Client['query'];

  /** Statements of one tick leave in one packet. */
  #collectWrites(): void {
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= this.#maxPrepared) return known;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    this.#uses.set(text, uses);
    if (uses < prepareThreshold) return undefined;
    this.#uses.delete(text);
    const name = `statement_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
