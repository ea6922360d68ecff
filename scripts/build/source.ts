import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { ROOT } from '../webpack/apps.ts';

/** Where a build in a folder comes from. Outside a git checkout the commit is `none` and the author the system's user. */
export function readSource(folder = ROOT): { commit: string; author: string } {
  return {
    commit: git(folder, 'rev-parse', 'HEAD') ?? 'none',
    author: git(folder, 'config', 'user.name') ?? userInfo().username,
  };
}

function git(folder: string, ...args: string[]): string | undefined {
  try {
    return (
      execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() || undefined
    );
  } catch {
    // No git, no repository, no commit yet or no name set: all mean that it cannot say.
    return undefined;
  }
}
