import type { Language, Text } from '@portal/shared/contract';
import type { ImportResult, RowFault } from './user-import.ts';

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? '');

const inLanguage = ({ zh, en }: Text, language: Language): string => (language === 'en' ? (en ?? zh) : zh);

const lineOf = ({ line, reasons }: RowFault, language: Language): string => {
  const said = reasons.map((reason) => escaped(inLanguage(reason, language)));
  return language === 'en' ? `Row ${line}: ${said.join('; ')}` : `第 ${line} 行：${said.join('；')}`;
};

/**
 * What the import call answers: how many succeeded and failed, then one line a failed row, joined by `<br/>`. What
 * the sheet said is escaped, because the answer is shown as HTML.
 */
export const importAnswer = ({ added, faults }: ImportResult, language: Language): string => {
  const counts =
    language === 'en'
      ? `${added} succeeded, ${faults.length} failed`
      : `成功 ${added} 条，失败 ${faults.length} 条`;
  return [counts, ...faults.map((fault) => lineOf(fault, language))].join('<br/>');
};
