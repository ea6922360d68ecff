export type { PdfBlock, PdfDocument, PdfPart } from './pdf-document.ts';
export { renderPdf } from './render-pdf.ts';
