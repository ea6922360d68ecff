import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { inRoot } from './process/root.ts';
import { attacks } from './prove/attacks.ts';
import { clicks } from './prove/clicks.ts';
import { consistency } from './prove/consistency.ts';
import { type MemoryEnvironment, openEnvironment } from './prove/memory/environment.ts';
import { closedTabs } from './prove/memory/proofs/closed-tabs.ts';
import type { Suite } from './prove/proof.ts';
import { sameBytes } from './prove/rebuild/proofs/same-bytes.ts';
import { releases } from './prove/releases.ts';
import { type Outcome, runSuite, type SuiteOptions } from './prove/run-suite.ts';
import { screens } from './prove/screens.ts';
import { addField } from './prove/walkthrough/proofs/add-field.ts';
import { remoteElsewhere } from './prove/walkthrough/proofs/remote-elsewhere.ts';

/** The tutorials of the documentation work as written. */
const walkthrough: Suite<{ readonly folder: string; stop(): Promise<void> }> = {
  open: async (folder) => {
    // A PostgreSQL started by root runs as another user, which must reach its packages in the checkout.
    await chmod(folder, 0o755);
    return { folder, stop: async () => undefined };
  },
  proofs: [addField, remoteElsewhere],
  faults: async () => [],
};

/** Closed tabs are garbage-collected. */
const memory: Suite<MemoryEnvironment> = {
  open: openEnvironment,
  proofs: [closedTabs],
  faults: async ({ errors }) => errors.splice(0),
};

/** Releases can be rebuilt from their commit. */
const rebuild: Suite<{ readonly folder: string; stop(): Promise<void> }> = {
  open: async (folder) => ({ folder, stop: async () => undefined }),
  proofs: [sameBytes],
  faults: async () => [],
};

// `npm run prove -- NAME [--short] [--only 1,3] [--rows 'hang, style; 404, entry']`: runs, prints, writes
// dist/prove/NAME.json; exit 1 if a proof fails.
const suites: Readonly<Record<string, (options: SuiteOptions) => Promise<Outcome[]>>> = {
  attacks: (options) => runSuite(attacks, options),
  clicks: (options) => runSuite(clicks, options),
  consistency: (options) => runSuite(consistency, options),
  memory: (options) => runSuite(memory, options),
  rebuild: (options) => runSuite(rebuild, options),
  releases: (options) => runSuite(releases, options),
  screens: (options) => runSuite(screens, options),
  walkthrough: (options) => runSuite(walkthrough, options),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean' }, only: { type: 'string' }, rows: { type: 'string' } },
});
const name = positionals[0] ?? '';
const suite = Object.hasOwn(suites, name) ? suites[name] : undefined;
if (!suite) {
  console.error(`Which proof? npm run prove -- ${Object.keys(suites).join(' | ')} [--short] [--only 1,3]`);
  process.exit(2);
}

const print = ({ number, claim, seconds, figures, failure }: Outcome): void => {
  console.log(`\n${failure ? 'FAILED' : 'proved'} ${number}. ${claim} (${seconds} s)`);
  for (const [what, figure] of Object.entries(figures ?? {})) console.log(`    ${what}: ${figure}`);
  if (failure) console.log(failure);
};

const size = values.short ? 'short' : 'full';
const only = values.only?.split(',').map(Number);
const rows = values.rows?.split(';').map((row) => row.trim());
const outcomes = await suite({ size, only, rows, onOutcome: print });
const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
const file = inRoot('dist/prove', `${name}.json`);
await mkdir(inRoot('dist/prove'), { recursive: true });
await writeFile(file, `${JSON.stringify({ name, size, at: new Date().toISOString(), outcomes }, null, 2)}\n`);
console.log(`\n${outcomes.length - failed} proved, ${failed} failed; written to ${file}`);
process.exit(failed === 0 && outcomes.length > 0 ? 0 : 1);
