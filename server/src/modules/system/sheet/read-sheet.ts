import { Worker } from 'node:worker_threads';
import { errorCodes } from '@portal/shared/rules';
import { Fault, tooLarge } from '../../../http/fault.ts';
import { ArchiveError, readArchive, writeArchive } from './archive.ts';

const limits = { entries: 1000, bytes: 32 * 1024 * 1024 };
const timeLimitMs = 30_000;

export type Cell = string | number | boolean | Date | null;
type Reading = { readonly rows: Cell[][] } | { readonly tooMany: true };

const notASheet = (cause?: unknown): Fault => {
  const fault = new Fault(
    { zh: '文件不是可以读取的 .xlsx 表格', en: 'The file is not a readable .xlsx sheet' },
    { status: 400, code: errorCodes.uploadType, field: 'file' },
  );
  fault.cause = cause;
  return fault;
};

const isPart = (name: string): boolean => /\.(xml|rels)$/.test(name);

/** The parts that matter, packed anew, so that the reader meets no figure that lies. */
const honest = async (bytes: Buffer): Promise<Buffer> => {
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') throw notASheet();
  const parts = await readArchive(bytes, limits, isPart).catch((error: unknown) => {
    throw error instanceof ArchiveError ? notASheet(error) : error;
  });
  if (!parts.has('[Content_Types].xml') || !parts.has('xl/workbook.xml')) throw notASheet();
  return writeArchive(parts);
};

const readBeside = (file: ArrayBuffer, maxRows: number): Promise<Reading> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
      workerData: { file, maxRows },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const timer = setTimeout(() => void worker.terminate(), timeLimitMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the sheet was not read in time'));
    });
  });

/**
 * Reads the first sheet of an .xlsx file, told by its content, as rows of cells. Throws A0701 when it is none or
 * cannot be read within its bounds, and 413 when it has more rows than allowed, heading included.
 */
export const readSheetRows = async (bytes: Buffer, maxRows: number): Promise<Cell[][]> => {
  const archive = await honest(bytes);
  const file = archive.buffer.slice(archive.byteOffset, archive.byteOffset + archive.length) as ArrayBuffer;
  const reading = await readBeside(file, maxRows).catch((error: unknown) => {
    throw notASheet(error);
  });
  if ('tooMany' in reading) throw tooLarge();
  return reading.rows;
};
