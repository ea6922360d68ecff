import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/universal';

/** Reads the sheet in a worker thread: its memory and time limits do not affect the server. */
const { file, maxRows } = workerData as { file: ArrayBuffer; maxRows: number };
const rows = await readSheet(file);
parentPort?.postMessage(rows.length > maxRows ? { tooMany: true } : { rows });
