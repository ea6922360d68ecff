import { readFileSync } from 'node:fs';

const pageBytes = 4096;

/** The memory of a process in bytes, as Linux counts it; 0 where it cannot be read, and where there is no `/proc`. */
export const residentBytes = (pid: number | undefined): number => {
  try {
    const [, pages = 0] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ').map(Number);
    return pages * pageBytes;
  } catch {
    return 0;
  }
};
