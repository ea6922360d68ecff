const fullDisks: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full (ENOSPC): free some space, or set DATA_DIR to a folder on another disk.',
  '53100': 'The disk of the database is full (53100): free some space on it, then start again.',
};

const findFullDisk = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { code = '', message } = error as NodeJS.ErrnoException;
  // Of a process that ended there is only its last line.
  const known = Object.keys(fullDisks).find((each) => code === each) ?? /\bENOSPC\b/.exec(message)?.[0];
  if (known) return fullDisks[known];
  return /No space left on device/i.test(message) ? fullDisks.ENOSPC : findFullDisk(error.cause);
};

/** Why a command failed, in a sentence: a full disk by its remedy, other errors by their message. */
export const describeFailure = (error: unknown): string =>
  findFullDisk(error) ?? (error instanceof Error ? error.message || error.name : String(error));
