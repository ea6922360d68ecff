import { inspect } from 'node:util';
import { connect } from '#src/platform/database/index.ts';
import { readSample } from './sample.ts';
import { writeScale } from './write-scale.ts';

// Fills a demo portal's database up to `PRODUCTS` products, in its own process, and prints them as JSON on
// its last line for load tests. Takes `DATABASE_URL`. Adds to existing data; never for production.
const main = async (): Promise<void> => {
  const { DATABASE_URL = '', PRODUCTS = '1000' } = process.env;
  const { db, pool, close } = connect(DATABASE_URL, { max: 4 });
  await writeScale(db, Number(PRODUCTS), new Date());
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum analyze');
  client.release(true);
  process.stdout.write(`${JSON.stringify(await readSample(db))}\n`);
  await close();
};

main().catch((error: Error) => {
  process.stderr.write(`${inspect(error)}\n`);
  process.exit(1);
});
