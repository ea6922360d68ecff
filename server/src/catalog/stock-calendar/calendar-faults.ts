import { UNDATED } from '#src/catalog/products/index.ts';
import { type HttpError, invalidField } from '#src/platform/errors/index.ts';
import { formatDay } from '#src/platform/text/index.ts';
import type { Refusal } from './plan-edit.ts';

const maxNamed = 5;

const words = (refused: readonly Refusal[], language: 'zh' | 'en'): string =>
  refused
    .slice(0, maxNamed)
    .map(({ day, taken }) => {
      const named = day === UNDATED ? { zh: '现货', en: 'the stock' } : formatDay(day);
      return language === 'zh' ? `${named.zh}（${taken}）` : `${named.en} (${taken})`;
    })
    .join(language === 'zh' ? '、' : ', ');

const takenFault = (refused: readonly Refusal[]): HttpError => {
  const rest = refused.length > maxNamed;
  return invalidField(
    'edit',
    `数量不能少于已售和占用的：${words(refused, 'zh')}${rest ? `等 ${refused.length} 天` : ''}`,
    `No fewer than are sold or held: ${words(refused, 'en')}${rest ? ` and ${refused.length - maxNamed} more` : ''}`,
  );
};

/** The HttpError for days that cannot be changed as asked, with the days and the quantity held or sold. */
export const refusedDays = (refused: readonly Refusal[]): HttpError => {
  const taken = refused.filter(({ why }) => why === 'taken');
  if (taken.length > 0) return takenFault(taken);
  return invalidField(
    'edit',
    `修改后有 ${refused.length} 天的价格或数量不在可用范围内`,
    `On ${refused.length} days a price or number would be out of bounds`,
  );
};
