import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type Column, inert } from './write-sheet.ts';

/** A sheet whose rows come as they are read. */
export interface StreamedSheet {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Some rows at a time. */
  readonly rows: AsyncIterable<readonly (readonly string[])[]>;
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 has no way to write. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"]/g, (mark) => marks[mark] ?? '');

/** The letters of a column: A, B … Z, AA. */
const lettersOf = (place: number): string =>
  (place < 26 ? '' : lettersOf(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));

const cell = (text: string, at: string, style: number): string =>
  `<c r="${at}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(inert(text))}</t></is></c>`;

const row = (values: readonly string[], line: number, style = 0): string =>
  `<row r="${line}">${values.map((value, place) => cell(value, `${lettersOf(place)}${line}`, style)).join('')}</row>`;

const columnsOf = ({ columns }: StreamedSheet): string =>
  columns
    .map(
      ({ width }, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
    )
    .join('');

/** The headings in bold, standing still while the rows go by. */
const sheetXml = async function* (sheet: StreamedSheet): AsyncGenerator<Buffer> {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const head = row(
    sheet.columns.map(({ header }) => header),
    1,
    1,
  );
  yield Buffer.from(
    `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columnsOf(sheet)}</cols><sheetData>${head}`,
  );
  let line = 1;
  for await (const rows of sheet.rows) {
    const from = line + 1;
    line += rows.length;
    yield Buffer.from(rows.map((values, place) => row(values, from + place)).join(''));
  }
  yield Buffer.from('</sheetData></worksheet>');
};

const override = (part: string, type: string): string =>
  `<Override PartName="/xl/${part}.xml" ContentType="${types}.${type}+xml"/>`;

const relations = (...targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="${packages}/relationships">${targets
    .map(
      ([type, target], at) => `<Relationship Id="r${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** Plain, and bold for the headings; Excel insists on all the rest. */
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

/** Everything but the rows, by path. */
const partsOf = ({ name }: StreamedSheet): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${override('styles', 'styles')}</Types>`,
  '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  'xl/styles.xml': styles,
});

/** An .xlsx file of text cells, streamed while its rows are read, until the reader disconnects. */
export const streamSheet = (sheet: StreamedSheet): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const rows = Readable.from(sheetXml(sheet), { objectMode: false });
  // yazl leaves the errors of a stream to the caller.
  rows.once('error', (error) => output.destroy(error));
  output.once('close', () => rows.destroy());
  for (const [path, text] of Object.entries(partsOf(sheet))) zip.addBuffer(Buffer.from(xml + text), path);
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml');
  zip.end();
  return output;
};
