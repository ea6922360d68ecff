type Values = Readonly<Record<string, string | null | undefined>>;

/** A text whose placeholders (`{name}`) are replaced by values; one without a value becomes empty. */
export const fillPlaceholders = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
