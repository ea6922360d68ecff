import Fastify from 'fastify';
import { connect } from '#src/platform/database/index.ts';

// The least a route can do, to measure others by: Fastify reads one row by its primary key. `DATABASE_URL`, `PORT`.
const main = async (): Promise<void> => {
  const { DATABASE_URL = '', PORT = '0' } = process.env;
  const { pool, close } = connect(DATABASE_URL);
  const app = Fastify();
  app.get<{ Params: { id: string } }>('/rows/:id', async ({ params }) => {
    const { rows } = await pool.query(
      'select id, kind, category, picture, days, from_price, rating, sold_count from products where id = $1',
      [params.id],
    );
    return rows[0];
  });
  await app.listen({ host: '127.0.0.1', port: Number(PORT) });
  const stop = (): void =>
    void app
      .close()
      .then(close)
      .then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.stdout.write('bare route listening\n');
};

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
