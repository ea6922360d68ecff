import type pg from 'pg';

/** What `pg` has and its types leave out: the socket, as it is once the connection stands. */
interface Connected {
  readonly connection: { readonly stream: import('node:stream').Duplex };
}

const opens = (asked: unknown): boolean =>
  typeof asked === 'object' && asked !== null && 'text' in asked && /^begin\b/i.test(String(asked.text));

/**
 * Lets what is asked of a connection in one go leave in one packet, and `begin` along with the statement it opens:
 * each packet wakes a process of PostgreSQL, which costs more than most statements. Needs a pool whose connections are
 * pipelined.
 */
export const sendTogether = (client: pg.ClientBase): void => {
  const plain = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const { stream } = (client as pg.ClientBase & Connected).connection;
  let gathers = false;
  const gather = (): void => {
    if (gathers) return;
    gathers = true;
    stream.cork();
    process.nextTick(() => {
      gathers = false;
      stream.uncork();
    });
  };
  const query = (asked: unknown, ...rest: unknown[]): unknown => {
    gather();
    if (!opens(asked)) return plain(asked, ...rest);
    // What follows must not run outside of a transaction.
    plain(asked, ...rest).catch(() => stream.destroy());
    return Promise.resolve();
  };
  Object.assign(client, { query });
};
