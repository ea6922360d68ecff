import { type BulkCells, type Language, maxBulkRows, type Text } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import type { BulkKindDefinition, BulkSheet } from '#src/platform/bulk/index.ts';
import { HttpError, invalidField } from '#src/platform/errors/index.ts';
import { type Cell, readSheetRows, withoutGuard, writeSheets } from '#src/platform/spreadsheet/index.ts';

/** A row of a sheet: the record it names, its own parameters, and why they are invalid. */
export interface WantedRow {
  readonly key: string;
  readonly params?: BulkCells;
  readonly fault?: Text;
}

/** The text of a cell that can be stored, without the apostrophe that protects a text from being read as a formula. */
const textOf = (cell: Cell | undefined): string =>
  withoutGuard(String(cell ?? ''))
    .trim()
    .toWellFormed()
    .replaceAll('\0', '')
    .slice(0, 64);

const placeOf = (head: readonly string[], { zh, en = zh }: Text): number =>
  head.findIndex((heading) => heading === zh || heading.toLowerCase() === en.toLowerCase());

const requireColumns = (head: readonly string[], titles: readonly Text[]): void => {
  const missing = titles.filter((title) => placeOf(head, title) < 0);
  if (missing.length === 0) return;
  throw new HttpError(
    {
      zh: `表格缺少列：${missing.map(({ zh }) => zh).join('、')}`,
      en: `Missing columns: ${missing.map(({ en, zh }) => en ?? zh).join(', ')}`,
    },
    { status: 400, code: errorCodes.badParameter, field: 'file' },
  );
};

/** Values that an earlier row has too, in columns whose values are unique: the reason by row. */
const findRepetitions = (rows: readonly (readonly string[])[], place: number, title: Text) => {
  const first = new Map<string, number>();
  return rows.map((cells, index): Text | undefined => {
    const value = cells[place] ?? '';
    const above = first.get(value);
    if (value === '' || above === undefined) {
      first.set(value, index + 1);
      return undefined;
    }
    const { zh, en = zh } = title;
    return { zh: `${zh}与第 ${above} 行重复`, en: `${en} repeats row ${above}` };
  });
};

/**
 * Reads a sheet of a kind, with columns in any order and titles in either language; blank rows are skipped. Throws for a
 * file that is no sheet, lacks a column, has no rows or more than 10,000.
 */
export const readRows = async ({ key, columns }: BulkSheet, file: Buffer): Promise<WantedRow[]> => {
  const [head = [], ...body] = (await readSheetRows(file, maxBulkRows)).map((row) => row.map(textOf));
  requireColumns(head, [key, ...columns.map(({ title }) => title)]);
  const rows = body.filter((cells) => cells.some((cell) => cell !== ''));
  if (rows.length === 0)
    throw new HttpError(
      { zh: '表格没有数据', en: 'The spreadsheet has no rows' },
      { status: 400, code: errorCodes.badParameter, field: 'file' },
    );
  const keyPlace = placeOf(head, key);
  const places = columns.map((column) => ({ ...column, place: placeOf(head, column.title) }));
  const repetitions = places
    .filter(({ isUnique }) => isUnique)
    .map(({ place, title }) => findRepetitions(rows, place, title));
  return rows.map((cells, index) => ({
    key: cells[keyPlace] ?? '',
    params: Object.fromEntries(places.map(({ field, place }) => [field, cells[place] ?? ''])),
    fault:
      places.find(({ pattern, place }) => !pattern.test(cells[place] ?? ''))?.fault ??
      repetitions.map((reasons) => reasons[index]).find((reason) => reason !== undefined),
  }));
};

/** The sheet of a kind. Throws for a kind without one. */
export const sheetOf = ({ sheet }: BulkKindDefinition): BulkSheet => {
  if (!sheet) throw invalidField('kind', '这种任务不使用表格', 'This kind has no spreadsheet');
  return sheet;
};

/** The template of the sheet of a kind, with an example. */
export const templateOf = ({ key, keyExample, columns }: BulkSheet, language: Language): Promise<Buffer> => {
  const headerOf = ({ zh, en = zh }: Text) => ({ header: language === 'en' ? en : zh, width: 28 });
  return writeSheets([
    {
      name: language === 'en' ? 'Orders' : '订单',
      columns: [headerOf(key), ...columns.map(({ title }) => headerOf(title))],
      rows: [[keyExample, ...columns.map(({ example }) => example)]],
    },
  ]);
};
