import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/universal';

/** Reads the first sheet beside the server: whatever a sheet does to memory or time, only this thread suffers. */
const { file, maxRows } = workerData as { file: ArrayBuffer; maxRows: number };
const rows = await readSheet(file);
parentPort?.postMessage(rows.length > maxRows ? { tooMany: true } : { rows });
