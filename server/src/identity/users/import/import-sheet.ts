import type { Language } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { HttpError } from '#src/platform/errors/index.ts';
import { type Cell, readSheetRows, withoutGuard, writeSheets } from '#src/platform/spreadsheet/index.ts';
import {
  columnOf,
  importFields,
  importHeadings,
  inLanguage,
  isReasonColumn,
  reasonHeading,
} from './import-headings.ts';
import type { CellFault, ImportSheet } from './import-rows.ts';

const maxRows = 10_000;

/** The text of a cell, without the apostrophe that protects a text from being read as a formula. */
const textOf = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return '';
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  return withoutGuard(text).trim();
};

const requireColumns = (head: readonly string[]): void => {
  const missing = importFields
    .filter((field) => columnOf(head, field) < 0)
    .map((field) => importHeadings[field]);
  if (missing.length === 0) return;
  throw new HttpError(
    {
      zh: `表格缺少列：${missing.map(({ zh }) => zh).join('、')}`,
      en: `Missing columns: ${missing.map(({ en }) => en).join(', ')}`,
    },
    { status: 400, code: errorCodes.badParameter, field: 'file' },
  );
};

/**
 * Reads a sheet of users, with columns in any order. Throws for a file that is no such sheet, has more than
 * 10,000 rows or lacks a column.
 */
export const readImportSheet = async (file: Buffer): Promise<ImportSheet> => {
  const [head = [], ...rows] = (await readSheetRows(file, maxRows)).map((row) => row.map(textOf));
  requireColumns(head);
  const numbered = rows.map((cells, index) => ({ line: index + 2, cells }));
  return { head, rows: numbered.filter(({ cells }) => cells.some((cell) => cell !== '')) };
};

const told = ({ field, value, reason }: CellFault, language: Language): string => {
  const shown = value === '' ? '' : language === 'en' ? ` (${value})` : `（${value}）`;
  return `${inLanguage(importHeadings[field], language)}${language === 'en' ? ': ' : '：'}${inLanguage(reason, language)}${shown}`;
};

/** The sheet to correct: the uploaded columns plus one with the errors of each row. */
export const correctionSheet = (
  { head, rows }: ImportSheet,
  faults: readonly (CellFault & { readonly line: number })[],
  language: Language,
): Promise<Buffer> => {
  const byLine = Map.groupBy(faults, ({ line }) => line);
  const kept = head.flatMap((heading, place) => (isReasonColumn(heading) ? [] : [place]));
  const reasons = (line: number): string =>
    (byLine.get(line) ?? []).map((fault) => told(fault, language)).join(language === 'en' ? '; ' : '；');
  return writeSheets([
    {
      name: language === 'en' ? 'Users' : '用户',
      columns: [
        ...kept.map((place) => ({ header: head[place] ?? '', width: 18 })),
        { header: inLanguage(reasonHeading, language), width: 60 },
      ],
      rows: rows.map(({ line, cells }) => [...kept.map((place) => cells[place] ?? ''), reasons(line)]),
    },
  ]);
};
