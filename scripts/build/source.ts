import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Git commit and author of a build. Without a git checkout: `none` and the system's user. */
export function readSource(folder: string): { commit: string; author: string } {
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
    // Without git, repository, commit or user name the source is unknown.
    return undefined;
  }
}
