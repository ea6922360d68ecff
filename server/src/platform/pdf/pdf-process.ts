import { drawDocument } from './draw-document.ts';
import type { PdfDocument } from './pdf-document.ts';

// The process of `render-pdf.ts`: one document after another. An error ends it, which the server sees.

process.on('message', (document: PdfDocument) => {
  void drawDocument(document).then((bytes) => process.send?.(bytes));
});
process.on('disconnect', () => process.exit(0));
