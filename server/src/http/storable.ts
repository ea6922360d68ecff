import { badField } from './fault.ts';

const unstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** Where in a value there is text that PostgreSQL cannot keep (NUL, half a surrogate pair), as a path. */
export const findUnstorable = (value: unknown, path = ''): string | undefined => {
  if (typeof value === 'string') return unstorable(value) ? path || 'body' : undefined;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = findUnstorable(part, path === '' ? key : `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Refuses input that could not be stored: 400 with the field named, instead of a failing query. */
export const refuseUnstorable = async (request: {
  params: unknown;
  query: unknown;
  body: unknown;
}): Promise<void> => {
  for (const part of [request.params, request.query, request.body]) {
    const field = findUnstorable(part);
    if (field !== undefined)
      throw badField(field, `${field} 含有不允许的字符`, `${field} contains characters that are not allowed`);
  }
};
