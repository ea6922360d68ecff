import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './process/root.ts';
import { describeBill } from './supply-chain/bill-of-materials.ts';
import { listInstalled, readManifest } from './supply-chain/installed-packages.ts';

// `npm run sbom`: writes the bill of materials of the server, the packages that it needs as installed on this platform.
const folder = inRoot('server');
const packages = listInstalled([folder]);
const file = inRoot('dist/sbom/server.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, describeBill(readManifest(folder), packages));
console.log(`${packages.length} packages; written to ${file}`);
