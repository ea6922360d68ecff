import { readReport, sqlFolder } from '../sql-report/statements.ts';
import { type Outcome, verdict } from './outcome.ts';
import { listSources, type SourceFile } from './source-files.ts';

const src = 'server/src/';

/** Functions with a `Db` that send no SQL of their own. */
const withoutSql: Readonly<Record<string, string>> = {
  'catalog/products/search/search-repository.ts listFound': 'calls other repositories',
  'identity/users/user-repository.ts visibleTo': 'returns a condition',
  'sales/invoices/invoice-admin-repository.ts getAnyInvoiceFile': 'calls other repositories',
  'sales/refunds/refund-admin-repository.ts matchFilters': 'returns a condition',
  'sales/reviews/reviewable-repository.ts listReviewable': 'calls other repositories',
};

/** The exported functions with a `Db` among their parameters, named as in the report. */
export const listFunctions = ({ path, text }: SourceFile): string[] =>
  text.split(/^export const /m).flatMap((part) => {
    const [, name, parameters = ''] = /^(\w+) = ((?:async )?[(<].*?)=>/s.exec(part) ?? [];
    return name && /\bDb\b|'(?:database|db)'/.test(parameters) ? [`${path.slice(src.length)} ${name}`] : [];
  });

/** Every function of a repository has its SQL in the tree. `npm test` compares the statements themselves. */
export const checkSqlReport = async (): Promise<Outcome> => {
  const report = await readReport();
  const functions = new Set((await listSources(`${src}*-repository.ts`)).flatMap(listFunctions));
  const complaints = [
    ...[...functions]
      .filter((name) => !report.has(name) && !Object.hasOwn(withoutSql, name))
      .map(
        (name) =>
          `${name} has no SQL in ${sqlFolder}: no test calls it, or \`npm run sql-report\` has to run.`,
      ),
    ...[...report.keys(), ...Object.keys(withoutSql)]
      .filter((name) => !functions.has(name))
      .map(
        (name) =>
          `${name} is no function of a repository; \`npm run sql-report\` removes it from ${sqlFolder}.`,
      ),
  ];
  const statements = [...report.values()].reduce((sum, { size }) => sum + size, 0);
  const figures = `${report.size} functions, ${statements} statements`;
  return verdict('generated SQL', complaints.length === 0, [figures, ...complaints].join('\n  '));
};
