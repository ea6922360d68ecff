import { type Outcome, verdict } from './outcome.ts';
import { listSources, type SourceFile } from './source-files.ts';

const longest = 250;
const isTest = (path: string): boolean => /\.test\.tsx?$|^e2e\//.test(path);

const lines = ({ text }: SourceFile): number => text.split('\n').length;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** No file of the product is longer than 250 lines; the distribution is printed so that growth is seen. */
export const checkSizes = async (): Promise<Outcome> => {
  const product = (await listSources('*.ts', '*.tsx', '*.css')).filter(({ path }) => !isTest(path));
  const sorted = product.map(lines).sort((a, b) => a - b);
  const tooLong = product
    .filter((file) => lines(file) > longest)
    .map((file) => `${file.path} has ${lines(file)} lines`);
  const figures = `${product.length} files, lines median ${quantile(sorted, 0.5)}, p90 ${quantile(sorted, 0.9)}, longest ${sorted.at(-1)}`;
  return verdict('sizes', tooLong.length === 0, [figures, ...tooLong].join('\n  '));
};
