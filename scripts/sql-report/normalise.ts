const transaction = /^(begin|commit|rollback|savepoint|release)\b/;
const clause =
  /(?<!\b(?:distinct|delete|epoch|do update|left|inner)) (?=(?:from|(?:left |inner )?join|where|group by|order by|limit|returning|values|on conflict|set|union all|for (?:no key )?(?:update|share))\b)/;
const row = String.raw`\((?:\?|default)(?:, (?:\?|default))*\)`;
const listed = new RegExp(String.raw`(?<=\b(?:in|values) \(?)${row}(?:, ${row})*`, 'g');

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** One line per clause, indented by its parentheses. */
const layOut = (text: string): string => {
  let depth = 1;
  const lines = text.split(clause).map((line) => {
    const indent = '  '.repeat(depth);
    depth += count(line, '(') - count(line, ')');
    return indent + line;
  });
  return lines.join('\n').trim();
};

/**
 * A statement as the report shows it; undefined for those that only begin or end transactions. Parameters are `?`, and
 * lists of any length `(?, …)`: the report does not depend on the arguments of the tests.
 */
export const normalise = (statement: string): string | undefined => {
  if (transaction.test(statement)) return undefined;
  const text = statement
    .replace(/\s+/g, ' ')
    .replace(/;\s*$/, '')
    .replace(/"([a-z_0-9]+)"/g, '$1')
    .replace(/\$\d+/g, '?')
    .replace(listed, '(?, …)');
  return layOut(text.trim());
};
