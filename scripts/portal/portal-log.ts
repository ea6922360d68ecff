import { createWriteStream, type WriteStream } from 'node:fs';
import { join } from 'node:path';

/** What the server says once to the person who starts it, and never to a file. */
const forEyesOnly = /^one-time password of root:/;

export interface PortalLog {
  readonly path: string;
  write(line: string): void;
}

/**
 * The log of this run in the data folder, readable by its owner alone. It is opened with its first line, when the
 * folder is ours: a start that is refused leaves the log of the running portal as it is.
 */
export const openPortalLog = (dataDir: string, say: (line: string) => void): PortalLog => {
  const path = join(dataDir, 'portal.log');
  let file: WriteStream | undefined;
  const write = (line: string): void => {
    if (forEyesOnly.test(line)) {
      say(line);
      return;
    }
    file ??= createWriteStream(path, { flags: 'w', mode: 0o600 });
    file.write(`${line}\n`);
  };
  return { path, write };
};
