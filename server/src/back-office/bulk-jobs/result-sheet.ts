import type { Readable } from 'node:stream';
import type { BulkRowState, Language, Text } from '@portal/shared/contract';
import { streamSheet } from '#src/platform/spreadsheet/index.ts';
import type { BulkDeps } from './bulk-rights.ts';
import { listRowsAfter, type RowRecord } from './bulk-row-repository.ts';

const chunkSize = 500;

const headings: readonly (Text & { readonly width: number })[] = [
  { zh: '序号', en: 'No.', width: 8 },
  { zh: '编号', en: 'Record', width: 24 },
  { zh: '名称', en: 'Name', width: 40 },
  { zh: '修改前', en: 'Before', width: 24 },
  { zh: '修改后', en: 'After', width: 24 },
  { zh: '结果', en: 'Result', width: 16 },
  { zh: '原因', en: 'Reason', width: 60 },
];

const stateNames: Readonly<Record<BulkRowState, Text>> = {
  ready: { zh: '未执行', en: 'Not begun' },
  done: { zh: '成功', en: 'Done' },
  refused: { zh: '未通过', en: 'Refused' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  undone: { zh: '已撤销', en: 'Undone' },
};

const inLanguage = (text: Text | null, language: Language): string =>
  (language === 'en' ? text?.en : undefined) ?? text?.zh ?? '';

const cellsOf = (row: RowRecord, language: Language): string[] => {
  const { number, key, name, before, after, state, reason } = row;
  const texts = [name, before, after, stateNames[state], reason];
  return [String(number), key, ...texts.map((text) => inLanguage(text, language))];
};

const rowsOf = async function* ({ db }: BulkDeps, jobId: number, language: Language) {
  for (let after = 0, more = true; more; ) {
    const found = await listRowsAfter(db, jobId, after, chunkSize);
    yield found.map((row) => cellsOf(row, language));
    after = found.at(-1)?.number ?? after;
    more = found.length === chunkSize;
  }
};

/** The result of every row of a job, as a sheet streamed while it is read. */
export const resultSheet = (deps: BulkDeps, jobId: number, language: Language): Readable =>
  streamSheet({
    name: language === 'en' ? 'Result' : '结果',
    columns: headings.map(({ width, ...text }) => ({ header: inLanguage(text, language), width })),
    rows: rowsOf(deps, jobId, language),
  });
