import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { inRoot } from './process/root.ts';
import { books } from './prove/books.ts';
import { type Outcome, runSuite } from './prove/run-suite.ts';

// `npm run prove -- NAME [--short] [--only 1,3]`: runs, prints, writes dist/prove/NAME.json; exit 1 when one fails.
const suites = { books } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean' }, only: { type: 'string' } },
});
const name = positionals[0] ?? '';
if (!Object.hasOwn(suites, name)) {
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
const outcomes = await runSuite(suites[name as keyof typeof suites], { size, only, onOutcome: print });
const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
const file = inRoot('dist/prove', `${name}.json`);
await mkdir(inRoot('dist/prove'), { recursive: true });
await writeFile(file, `${JSON.stringify({ name, size, at: new Date().toISOString(), outcomes }, null, 2)}\n`);
console.log(`\n${outcomes.length - failed} proved, ${failed} failed; written to ${file}`);
process.exit(failed === 0 && outcomes.length > 0 ? 0 : 1);
