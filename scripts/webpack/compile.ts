import webpack, { type Configuration, type Stats } from 'webpack';

/** Runs one build. Throws webpack's errors. */
export async function compile(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack refused the configuration.');
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors())
    throw new Error(stats.toString({ all: false, errors: true, errorDetails: false, colors: false }));
  return stats;
}
