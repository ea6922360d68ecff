import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../../process/run.ts';
import type { Proof } from '../../proof.ts';
import { copyCheckout } from '../copy-checkout.ts';
import { followStep } from '../follow-page.ts';
import { chapterOf, readPage, type Step } from '../read-page.ts';

const page = 'docs/extending.md';
const headings = ['### A text of a user', '### A text of a traveller', '### A text of a tour'];
const maxFiles = 4;

/** Packages whose sources the chapter changes. */
const projects = ['server', 'mf-admin', 'mf-booking', 'mf-catalog', 'mf-personal'];

const isTest = (path: string): boolean => /\.(test|fixture)\.tsx?/.test(path);

const sourcesOf = (steps: readonly Step[]): Set<string> =>
  new Set(
    steps.flatMap((step) =>
      step.kind !== 'command' && /\.tsx?$/.test(step.path) && !isTest(step.path) ? [step.path] : [],
    ),
  );

/** Type errors outside tests: a fixture of a test may lack the new property. */
const typeErrors = async (project: string, folder: string): Promise<string[]> => {
  const args = ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false', '-p', project];
  const { output } = await run(process.execPath, args, { cwd: folder });
  return output.split('\n').filter((line) => line.includes('error TS') && !isTest(line));
};

export const addField: Proof<{ readonly folder: string }> = {
  number: 1,
  claim: `A text field of a user, a traveller and a tour takes at most ${maxFiles} source files each, as ${page} describes`,
  run: async (env) => {
    const folder = join(env.folder, 'checkout');
    await copyCheckout(folder);
    const text = await readFile(join(folder, page), 'utf8');
    const figures: Record<string, number> = {};
    for (const heading of headings) {
      const steps = readPage(chapterOf(text, heading));
      for (const step of steps) await followStep(step, folder, {});
      figures[`${heading.replace('### ', '')}, source files`] = sourcesOf(steps).size;
    }
    for (const project of projects) assert.deepEqual(await typeErrors(project, folder), [], project);
    for (const [what, files] of Object.entries(figures)) assert.ok(files > 0 && files <= maxFiles, what);
    return figures;
  },
};
