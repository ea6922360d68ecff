import shared from './shared.json' with { type: 'json' };

/** See `webpack.d.ts`. */
export const remoteOptions = ({ name, version, views }) => ({
  output: { publicPath: 'auto', uniqueName: `${name}_${version.replace(/\W/g, '_')}`, clean: true },
  federation: {
    name,
    filename: 'remoteEntry.js',
    exposes: Object.fromEntries(Object.entries(views).map(([view, file]) => [`./${view}`, file])),
    shared,
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
  },
});
