import { buffer } from 'node:stream/consumers';
import type { Language } from '@portal/shared/contract';
import PDFDocument from 'pdfkit';
import { drawBlock } from './draw-blocks.ts';
import type { PdfDocument, PdfPart } from './pdf-document.ts';
import { fonts, margins, textStyles } from './pdf-style.ts';

type Pdf = PDFKit.PDFDocument;

const tags: Readonly<Record<Language, string>> = { 'zh-cn': 'zh-CN', en: 'en' };

const pageOf: Readonly<Record<Language, (page: number, pages: number) => string>> = {
  'zh-cn': (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  en: (page, pages) => `Page ${page} of ${pages}`,
};

const open = ({ title, author, createdAt, parts }: PdfDocument): Pdf =>
  new PDFDocument({
    ...{ size: 'A4', margins, autoFirstPage: false, bufferPages: true, font: fonts.regular },
    ...{ pdfVersion: '1.7', tagged: true, displayTitle: true, lang: tags[parts[0]?.language ?? 'zh-cn'] },
    // The id of the document is made from these, too.
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  });

/** Draws the parts; returns the part of each page. */
const drawParts = (pdf: Pdf, parts: readonly PdfPart[]): PdfPart[] => {
  const partOfPage: PdfPart[] = [];
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const part of parts) {
    const section = pdf.struct('Sect', { lang: tags[part.language] });
    root.add(section);
    const count = () => partOfPage.push(part);
    pdf.on('pageAdded', count);
    pdf.addPage();
    for (const [place, block] of part.blocks.entries())
      drawBlock(pdf, section, block, part.blocks[place + 1]);
    pdf.off('pageAdded', count);
    section.end();
  }
  root.end();
  return partOfPage;
};

/** Footers are drawn when the number of pages is known; screen readers skip them. */
const drawFooters = (pdf: Pdf, partOfPage: readonly PdfPart[]): void => {
  const { size, colour } = textStyles.note;
  for (const [place, { language, footer }] of partOfPage.entries()) {
    pdf.switchToPage(place);
    const { page } = pdf;
    // Text below the margin would start a new page.
    page.margins.bottom = 0;
    const y = page.height - 42;
    const line = { width: page.width - margins.left - margins.right };
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font(fonts.regular).fontSize(size).fillColor(colour);
    pdf.text(footer, margins.left, y, line);
    pdf.text(pageOf[language](place + 1, partOfPage.length), margins.left, y, { ...line, align: 'right' });
    pdf.endMarkedContent();
  }
};

/** A document as the bytes of a PDF (1.7, tagged) with subsets of its fonts. */
export const drawDocument = async (document: PdfDocument): Promise<Buffer> => {
  const pdf = open(document);
  const bytes = buffer(pdf);
  drawFooters(pdf, drawParts(pdf, document.parts));
  pdf.end();
  return bytes;
};
