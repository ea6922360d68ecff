import type { Language } from '@portal/shared/contract';
import type { ImportResult } from './import-at-once.ts';
import { inLanguage } from './import-headings.ts';
import type { CellFault } from './import-rows.ts';
import type { FaultyRow } from './judge-rows.ts';

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? '');

const reasonOf = ({ reason, value }: CellFault, language: Language): string => {
  const said = inLanguage(reason, language);
  if (value === '') return said;
  return language === 'en' ? `${said} (${escaped(value)})` : `${said}（${escaped(value)}）`;
};

const lineOf = ({ row: { line }, faults }: FaultyRow, language: Language): string => {
  const said = faults.map((fault) => reasonOf(fault, language));
  return language === 'en' ? `Row ${line}: ${said.join('; ')}` : `第 ${line} 行：${said.join('；')}`;
};

/**
 * What the import call answers: how many succeeded and failed, then one line a failed row, joined by `<br/>`. What
 * the sheet said is escaped, because the answer is shown as HTML.
 */
export const importAnswer = ({ added, faulty }: ImportResult, language: Language): string => {
  const counts =
    language === 'en'
      ? `${added} succeeded, ${faulty.length} failed`
      : `成功 ${added} 条，失败 ${faulty.length} 条`;
  return [counts, ...faulty.map((row) => lineOf(row, language))].join('<br/>');
};
