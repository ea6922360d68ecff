import { fileURLToPath } from 'node:url';
import { createJobProcess, createJobQueue } from '#src/platform/isolation/index.ts';
import type { PdfDocument } from './pdf-document.ts';

const packages = new URL(import.meta.resolve('pdfkit')).pathname.split('/node_modules/')[0];

/** The code of the server and the packages, among them the fonts: no keys, settings or data. */
const readable = [fileURLToPath(new URL('../../../', import.meta.url)), `${packages}/node_modules/`];

/** Layout and subsets of two fonts take tenths of a second, during which the server could not answer. */
const renderer = createJobProcess({
  module: new URL('./pdf-process.ts', import.meta.url),
  execArgv: [
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}*`),
    '--max-old-space-size=128',
  ],
  timeoutMs: 10_000,
  maxBytes: 600 * 1024 * 1024,
});

const queue = createJobQueue(8);

/**
 * The bytes of a document as PDF, made in a process of its own. Throws 503 when eight others wait, and `JobStopped`
 * beyond 10 s or 600 MB of memory.
 */
export const renderPdf = async (document: PdfDocument): Promise<Buffer> => {
  const { buffer, byteOffset, byteLength } = await queue.run(() => renderer.send<Uint8Array>(document));
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
};
