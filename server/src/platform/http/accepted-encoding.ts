export type Encoding = 'br' | 'gzip' | 'identity';

const weightOf = (parameters: readonly string[]): number => {
  const q = parameters.find((parameter) => /^\s*q\s*=/i.test(parameter));
  return q === undefined ? 1 : Number(q.split('=')[1]);
};

/**
 * The encoding to answer in: the smallest one that the Accept-Encoding header does not rule out. Without a header, or
 * with one that makes no sense, the bytes go as they are.
 */
export const chooseEncoding = (header: string | undefined, available: readonly Encoding[]): Encoding => {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';');
    weights.set(name.trim(), weightOf(parameters));
  }
  const accepts = (encoding: Encoding): boolean => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find((each) => available.includes(each) && accepts(each)) ?? 'identity';
};
