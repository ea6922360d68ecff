import { Worker } from 'node:worker_threads';
import { errorCodes } from '@portal/shared/rules';
import { HttpError } from '#src/platform/errors/index.ts';
import { createJobQueue } from '#src/platform/isolation/index.ts';
import { ArchiveError, ArchiveTooLarge, readArchive, writeArchive } from './archive.ts';

const megabytes = 32;
const limits = { entries: 1000, bytes: megabytes * 1024 * 1024 };
const timeLimitMs = 30_000;

export type Cell = string | number | boolean | Date | null;
type Reading = { readonly rows: Cell[][] } | { readonly tooMany: true };

const notASheet = (cause?: unknown): HttpError => {
  const fault = new HttpError(
    { zh: '文件不是可以读取的 .xlsx 表格', en: 'The file is not a readable .xlsx spreadsheet' },
    { status: 400, code: errorCodes.uploadType, field: 'file' },
  );
  fault.cause = cause;
  return fault;
};

const tooLarge = (zh: string, en: string): HttpError =>
  new HttpError({ zh, en }, { status: 413, code: errorCodes.uploadSize, field: 'file' });

const unpacksTooLarge = (): HttpError =>
  tooLarge(
    `表格解压后超过 ${megabytes} MB，请拆分后再上传`,
    `The unpacked spreadsheet is larger than ${megabytes} MB. Please split it`,
  );

const tooManyRows = (maxRows: number): HttpError => {
  const count = maxRows.toLocaleString('en');
  return tooLarge(
    `表格超过 ${count} 行，请拆分后再上传`,
    `The spreadsheet has more than ${count} rows. Please split it`,
  );
};

const isPart = (name: string): boolean => /\.(xml|rels)$/.test(name);

/** The parts that matter, packed anew, so that the reader meets no figure that lies. */
const honest = async (bytes: Buffer): Promise<Buffer> => {
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') throw notASheet();
  const parts = await readArchive(bytes, limits, isPart).catch((error: unknown) => {
    if (error instanceof ArchiveTooLarge) throw unpacksTooLarge();
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

/** One at a time: unpacked and as rows it takes up to 300 MB. */
const queue = createJobQueue(4);

const read = async (bytes: Buffer, maxRows: number): Promise<Reading> => {
  const archive = await honest(bytes);
  const file = archive.buffer.slice(archive.byteOffset, archive.byteOffset + archive.length) as ArrayBuffer;
  return readBeside(file, maxRows).catch((error: unknown) => {
    throw notASheet(error);
  });
};

/**
 * Reads the first sheet of an .xlsx file, detected by content, as rows of cells, heading first. Throws A0701
 * when it is none or exceeds the limits, 413 when it unpacks to more than 32 MB or has too many rows, and 503 when four
 * others wait.
 */
export const readSheetRows = async (bytes: Buffer, maxRows: number): Promise<Cell[][]> => {
  const reading = await queue.run(() => read(bytes, maxRows + 1));
  if ('tooMany' in reading) throw tooManyRows(maxRows);
  return reading.rows;
};
