import writeExcelFile from 'write-excel-file/node';

/** What an .xlsx file is called on the wire. */
export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface Column {
  readonly header: string;
  /** In characters. */
  readonly width: number;
}

export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

/** Also after blanks and invisible characters, which importing programs trim. */
const formula = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@])/u;

/** The beginning decides; a whole text may be long. */
const lookedAt = 100;

/**
 * Prefixes a text that a spreadsheet could read as a formula with an apostrophe. Some read full-width signs (＝＋－＠) as
 * their ASCII forms, so the normalised text is looked at.
 */
export const inert = (text: string): string =>
  formula.test(text.slice(0, lookedAt).normalize('NFKC')) ? `'${text}` : text;

/** The text before it was made `inert`. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && inert(text.slice(1)) === text ? text.slice(1) : text;

const cellsOf = (row: readonly string[]) => row.map((value) => ({ value: inert(value), type: String }));

const dataOf = ({ columns, rows }: Sheet) => [
  columns.map(({ header }) => ({ value: header, type: String, fontWeight: 'bold' as const })),
  ...rows.map(cellsOf),
];

/** An .xlsx file of text cells only, with bold, frozen headings. */
export const writeSheets = (sheets: readonly Sheet[]): Promise<Buffer> =>
  writeExcelFile(
    sheets.map((sheet) => ({
      data: dataOf(sheet),
      sheet: sheet.name,
      columns: sheet.columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
    })),
  ).toBuffer();
