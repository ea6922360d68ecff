import { inspect } from 'node:util';
import { connect } from '#src/platform/database/index.ts';
import { readSample } from './sample.ts';
import { writeScale } from './write-scale.ts';

// Fills a demo portal's database up to `PRODUCTS` products, as a process of its own, and says on its last line which
// ones there are: JSON, for whoever measures. Takes `DATABASE_URL`. Adds to what is there; never for production data.
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
