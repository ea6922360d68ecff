interface Place {
  readonly parent?: Place;
  readonly key: string;
  readonly value: unknown;
}

/** PostgreSQL stores no NUL in text, and no lone surrogate in JSON. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const within = (parent: Place): Place[] => {
  const { value } = parent;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return Object.entries(value).map(([key, child]) => ({ parent, key, value: child }));
};

const isBad = ({ key, value }: Place): boolean =>
  !isStorable(key) || (typeof value === 'string' && !isStorable(value));

const pathOf = (place: Place): string => {
  const keys: string[] = [];
  for (let at: Place | undefined = place; at?.parent; at = at.parent) keys.unshift(at.key.toWellFormed());
  return keys.join('/').replaceAll('\0', '') || 'body';
};

/**
 * The path of a text or property name that PostgreSQL cannot store; undefined when there is none. Without
 * recursion, because a body may be nested a hundred thousand deep.
 */
export const unstorable = (data: unknown): string | undefined => {
  const rest: Place[] = [{ key: '', value: data }];
  for (let place = rest.pop(); place !== undefined; place = rest.pop()) {
    if (isBad(place)) return pathOf(place);
    for (const child of within(place)) rest.push(child);
  }
  return undefined;
};
