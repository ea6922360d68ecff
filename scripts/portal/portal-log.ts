import { createWriteStream, type WriteStream } from 'node:fs';
import { join } from 'node:path';

/** The file with root's first password: shown on the terminal too. */
const shown = /^password of root:/;

export interface PortalLog {
  readonly path: string;
  write(line: string): void;
}

/**
 * Log of this run in the data folder, with mode 0600. It is opened with its first line, after the folder is
 * locked: a refused start leaves the log of the running portal alone.
 */
export const openPortalLog = (dataDir: string, say: (line: string) => void): PortalLog => {
  const path = join(dataDir, 'portal.log');
  let file: WriteStream | undefined;
  const write = (line: string): void => {
    if (shown.test(line)) say(line);
    file ??= createWriteStream(path, { flags: 'w', mode: 0o600 });
    file.write(`${line}\n`);
  };
  return { path, write };
};
