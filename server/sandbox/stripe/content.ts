import { invalid } from './refusal.ts';

/** The fields of a form, with the brackets of their names: `line_items[0][quantity]`. */
export type Content = Readonly<Record<string, string | undefined>>;

export function readText(content: Content, name: string, longest = 500): string {
  const value = content[name];
  if (!value || value.length > longest) throw invalid(name);
  return value;
}

export function readInteger(content: Content, name: string): number {
  const value = Number(content[name] || Number.NaN);
  if (!Number.isSafeInteger(value) || value < 1) throw invalid(name);
  return value;
}

export function readUrl(content: Content, name: string): string {
  const value = readText(content, name, 5000);
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) throw invalid(name, 'Not a valid URL');
  return value;
}

export function requireValue(content: Content, name: string, expected: string): void {
  if (content[name] !== expected) throw invalid(name, `${name} must be ${expected} here`);
}

/** The metadata below a prefix, as JSON. */
export function readMetadata(content: Content, prefix = 'metadata'): string {
  const entries = Object.entries(content).flatMap(([name, value]) =>
    name.startsWith(`${prefix}[`) && name.endsWith(']') ? [[name.slice(prefix.length + 1, -1), value]] : [],
  );
  return JSON.stringify(Object.fromEntries(entries));
}
