import type pg from 'pg';

interface Statement {
  readonly text: string;
  readonly name?: string;
}

const isStatement = (query: unknown): query is Statement =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string';

/** A connection keeps so many statements at most; others are parsed each time. */
const most = 200;

const nameStatements = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= most) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
};

const opens = /^begin\b/i;
const onlyReads = /\bread only\b/i;
const ends = /^(commit|rollback)$/i;

/**
 * Lets a connection keep the statements of transactions that write prepared: they are few, short and the same all day,
 * and parsing and planning them costs PostgreSQL more than running them. What is only read is planned for its values,
 * as searches need it.
 */
export const prepareStatements = (client: pg.ClientBase): void => {
  const plain = client.query.bind(client) as (...given: unknown[]) => unknown;
  const nameOf = nameStatements();
  let writing = false;
  const query = (asked: unknown, ...rest: unknown[]): unknown => {
    if (!isStatement(asked)) return plain(asked, ...rest);
    const name = asked.name || (writing ? nameOf(asked.text) : undefined);
    if (opens.test(asked.text)) writing = !onlyReads.test(asked.text);
    else if (ends.test(asked.text)) writing = false;
    return plain(name === undefined ? asked : { ...asked, name }, ...rest);
  };
  Object.assign(client, { query });
};
