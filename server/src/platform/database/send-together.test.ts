import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, connect as dial, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '#test/support/test-database.ts';
import { connect } from './connect.ts';
import { inOneGo } from './in-one-go.ts';

/** A way to the test database that counts the packets that come from us. */
const openCounted = async (t: TestContext, url: string) => {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  let packets = 0;
  const between = createServer((near) => {
    const far = dial(Number(port), hostname);
    sockets.push(near, far);
    near.setNoDelay(true).on('data', (data) => {
      packets += 1;
      far.write(data);
    });
    far.setNoDelay(true).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  const way = new URL(url);
  way.host = `127.0.0.1:${(between.address() as { port: number }).port}`;
  const database = connect(way.href, { max: 1 });
  t.after(async () => {
    await database.close();
    for (const socket of sockets) socket.destroy();
    between.close();
  });
  await database.pool.query('select 1');
  return {
    db: database.db,
    cut: () => sockets.forEach((socket) => void socket.destroy()),
    countPackets: async (work: () => Promise<unknown>): Promise<number> => {
      const before = packets;
      await work();
      return packets - before;
    },
  };
};

test('the statements of one go leave in one packet, and so does the beginning of a transaction', async (t) => {
  const { url, close } = await openTestDatabase({ max: 1 });
  t.after(close);
  const { db, countPackets } = await openCounted(t, url);
  const one = sql`select ${1}::integer`;
  const packets = await countPackets(() =>
    db.transaction((tx) => inOneGo(tx.execute(one), tx.execute(one), tx.execute(one))),
  );
  assert.equal(packets, 2, 'begin with three statements, then commit');
});

test('a transaction whose connection breaks fails, and the next one gets another connection', async (t) => {
  const { url, close } = await openTestDatabase({ max: 1 });
  t.after(close);
  const { db, cut } = await openCounted(t, url);
  await assert.rejects(
    db.transaction(async (tx) => {
      cut();
      await tx.execute(sql`select 1`);
    }),
  );
  const { rows } = await db.transaction((tx) => tx.execute<{ n: number }>(sql`select 1 as n`));
  assert.equal(rows[0]?.n, 1);
});
