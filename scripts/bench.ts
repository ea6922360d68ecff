import { mkdir, writeFile } from 'node:fs/promises';
import { benchAlerts } from './bench/alerts.ts';
import { benchApi } from './bench/api.ts';
import { benchDocuments } from './bench/documents.ts';
import { benchExport } from './bench/export.ts';
import { benchFirstPaint } from './bench/first-paint.ts';
import { benchInteractions } from './bench/interactions.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { benchOrders } from './bench/orders.ts';
import { benchRelease } from './bench/release.ts';
import { benchUsers } from './bench/users.ts';
import { inRoot } from './process/root.ts';

// `npm run bench -- NAME`: measures, prints, and writes dist/bench/NAME.json.
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  'first-paint': () => benchFirstPaint(),
  lighthouse: benchLighthouse,
  interactions: benchInteractions,
  documents: benchDocuments,
  api: benchApi,
  orders: benchOrders,
  alerts: benchAlerts,
  users: benchUsers,
  release: benchRelease,
  export: benchExport,
};

const name = process.argv[2] ?? '';
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (!bench) {
  console.error(`Which bench? npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exit(2);
}
const figures = await bench();
const file = inRoot('dist/bench', `${name}.json`);
await mkdir(inRoot('dist/bench'), { recursive: true });
await writeFile(file, `${JSON.stringify({ name, at: new Date().toISOString(), figures }, null, 2)}\n`);
console.log(`\nwritten to ${file}`);
