import { inRoot } from '../process/root.ts';
import { type Outcome, tool, verdict } from './outcome.ts';

/** Type check of one package, incremental: only what changed and its dependents. */
export const checkTypes = async (name: string): Promise<Outcome> => {
  const buildInfo = inRoot('node_modules/.cache/tsc', `${name}.tsbuildinfo`);
  const { code, output } = await tool('tsc', ['-p', name, '--incremental', '--tsBuildInfoFile', buildInfo]);
  return verdict(`types of ${name}`, code === 0, output);
};
