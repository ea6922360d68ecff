import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { reportFolder, writeReports } from '../api-report/write.ts';
import { inRoot } from '../process/root.ts';
import { run } from '../process/run.ts';
import { type Outcome, verdict } from './outcome.ts';
import { listSources } from './source-files.ts';

const fresh = 'shared/.cache/api-report';
const stamp = inRoot('shared/.cache/api-report.sha256');
const shown = 40;

const hashInputs = async (): Promise<string> => {
  const hash = createHash('sha256');
  const inputs = ['shared', 'scripts/api-report', 'scripts/config/tsconfig*', 'pnpm-lock.yaml'];
  for (const { path, text } of await listSources(...inputs))
    if (!/\.test\.tsx?$/.test(path)) hash.update(`${path}\0${text}\0`);
  return hash.digest('hex');
};

const name = 'API report of @portal/shared';

/** Compares the committed API report with the exports; skipped for inputs that passed before. */
export const checkApiReport = async (): Promise<Outcome> => {
  const inputs = await hashInputs();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === inputs) return verdict(name, true, 'unchanged');
  await writeReports(inRoot(fresh));
  const { code, output } = await run('git', ['diff', '--no-index', '-U0', '--', reportFolder, fresh]);
  if (code === 0) await writeFile(stamp, inputs);
  const changes = output.split('\n').filter((line) => /^(\+|-)/.test(line));
  return verdict(
    name,
    code === 0,
    code === 0
      ? ''
      : [`${reportFolder} differs; \`npm run api-report\` updates it`, ...changes.slice(0, shown)].join(
          '\n  ',
        ),
  );
};
