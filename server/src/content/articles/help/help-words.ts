import { tokensOf } from '#src/catalog/products/index.ts';

/** Words of most questions, which find nothing in particular. */
const common: ReadonlySet<string> = new Set(
  [
    'how what when where why which who do does did can could may is are am be will was the an my me our your you',
    'it to of in on at for from and or if with after before not get want need have has there this that i a',
    '怎么 怎样 如何 什么 么办 可以 能不 不能 能否 是否 哪里 为什 多少 请问 我想 我要 需要 可不 不可',
  ].flatMap((words) => words.split(' ')),
);
const maxWords = 16;

/**
 * The words that a question is searched by: pairs of Chinese characters and words of other scripts, at most 16. They
 * contain letters and digits only. A question of nothing but common words is searched by those.
 */
export const helpWords = (keywords: string): string[] => {
  const tokens = tokensOf(keywords);
  const whole = tokens.filter((token) => token.length > 1);
  const telling = whole.filter((token) => !common.has(token));
  const found = [telling, whole, tokens].find((some) => some.length > 0) ?? [];
  return found.slice(0, maxWords);
};
