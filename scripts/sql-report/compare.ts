import { type Outcome, verdict } from '../check/outcome.ts';
import { readReport, type Statements, sqlFolder } from './statements.ts';

const shown = 20;

/** Statements that only the first has, each with its function. */
const findSurplus = (statements: Statements, others: Statements): string[] =>
  [...statements].flatMap(([name, texts]) =>
    [...texts].filter((text) => !others.get(name)?.has(text)).map((text) => `${name}\n${text}`),
  );

/** Statements that the report lacks (`+`) and, after all tests, those that no test sent (`-`). */
export const listDifferences = (sent: Statements, report: Statements, areAll: boolean): string[] => [
  ...findSurplus(sent, report).map((statement) => `+ ${statement}`),
  ...(areAll ? findSurplus(report, sent).map((statement) => `- ${statement}`) : []),
];

/** Compares the SQL that all or some tests sent with the committed SQL. */
export const compareSql = async (sent: Statements, { areAll }: { areAll: boolean }): Promise<Outcome> => {
  const differences = listDifferences(sent, await readReport(), areAll);
  const lines = [`${sqlFolder} differs; \`npm run sql-report\` updates it`, ...differences.slice(0, shown)];
  return verdict('generated SQL', differences.length === 0, differences.length > 0 ? lines.join('\n') : '');
};
