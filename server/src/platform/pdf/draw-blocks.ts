import type { PdfBlock, PdfColumn } from './pdf-document.ts';
import { colours, fonts, type TextStyle, textStyles } from './pdf-style.ts';

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
type Cell = PDFKit.Mixins.CellOptions;
/** Without `structParent` a table has no tags; its type does not know it yet. */
type Table = PDFKit.Mixins.TableOptionsWithData & { readonly structParent: Element };

const lineGap = 1.5;

const setStyle = (pdf: Pdf, { font, size, colour }: TextStyle): void => {
  pdf.font(font).fontSize(size).fillColor(colour);
};

/** Space above a block, none at the top of a page. */
const leave = (pdf: Pdf, points: number): void => {
  if (pdf.y > pdf.page.margins.top) pdf.y += points;
};

interface Headed {
  readonly text: string;
  readonly style: TextStyle;
  /** What follows a heading. */
  readonly next: PdfBlock | undefined;
}

/** About the height of a short table, which stays with its heading; a longer one may go on on the next page. */
const tableHeight = (block: PdfBlock | undefined): number =>
  block && 'rows' in block ? Math.min(26 * (block.rows.length + 1), 240) : 0;

const drawText = (pdf: Pdf, parent: Element, { text, style, next }: Headed): void => {
  const { above, tag, keep = 0 } = style;
  leave(pdf, above);
  const room = keep && Math.max(keep, keep / 2 + tableHeight(next));
  if (pdf.y + room > pdf.page.maxY()) pdf.addPage();
  setStyle(pdf, style);
  parent.add(pdf.struct(tag, {}, () => pdf.text(text, { lineGap })));
};

const drawList = (pdf: Pdf, parent: Element, items: readonly string[]): void => {
  leave(pdf, textStyles.text.above);
  setStyle(pdf, textStyles.text);
  const list = pdf.struct('L');
  parent.add(list);
  pdf.list([...items], { bulletRadius: 1.4, textIndent: 10, lineGap, paragraphGap: 2, structParent: list });
  list.end();
};

const drawTable = (pdf: Pdf, structParent: Element, table: PDFKit.Mixins.TableOptionsWithData): void => {
  leave(pdf, 6);
  setStyle(pdf, textStyles.text);
  const options: Table = { ...table, structParent };
  pdf.table(options);
  pdf.x = pdf.page.margins.left;
};

const cellStyle = { border: 0, textColor: colours.ink, textOptions: { lineGap, ellipsis: false } };

const drawFacts = (pdf: Pdf, parent: Element, rows: readonly (readonly [string, string])[]): void =>
  drawTable(pdf, parent, {
    defaultStyle: { ...cellStyle, padding: [2.5, 8, 1, 0] },
    columnStyles: [{ width: 112, textColor: colours.soft }, { width: '*' }],
    data: rows.map(([term, value]): Cell[] => [{ text: term, type: 'TH' }, { text: value }]),
  });

const borderOf = (isSum: boolean) => ({ top: 0, right: 0, bottom: isSum ? 0 : 0.75, left: 0 });

const columnStyle = ({ width, align }: PdfColumn): PDFKit.Mixins.ColumnStyle => ({
  width: width ?? '*',
  ...(align ? { align: { x: align, y: 'top' } } : {}),
});

interface TableRows {
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly sums?: number;
}

const drawRows = (pdf: Pdf, parent: Element, { columns, rows, sums = 0 }: TableRows): void => {
  const head = columns.map(({ title }): Cell => ({ text: title, type: 'TH', font: { src: fonts.bold } }));
  const firstSum = rows.length - sums;
  const body = rows.map((row, place) =>
    row.map((text): Cell => (place < firstSum ? { text } : { text, font: { src: fonts.bold } })),
  );
  drawTable(pdf, parent, {
    defaultStyle: { ...cellStyle, padding: [5, 6, 3, 6], borderColor: colours.line },
    columnStyles: columns.map(columnStyle),
    rowStyles: (row) => ({
      border: borderOf(row > firstSum),
      ...(row === 0 ? { backgroundColor: colours.head } : {}),
    }),
    data: [head, ...body],
  });
};

/** Draws a block below the previous one, on a new page where it does not fit; a heading with what follows it. */
export const drawBlock = (pdf: Pdf, parent: Element, block: PdfBlock, next?: PdfBlock): void => {
  if (block.kind === 'list') drawList(pdf, parent, block.items);
  else if (block.kind === 'facts') drawFacts(pdf, parent, block.rows);
  else if (block.kind === 'table') drawRows(pdf, parent, block);
  else drawText(pdf, parent, { text: block.text, style: textStyles[block.kind], next });
};
