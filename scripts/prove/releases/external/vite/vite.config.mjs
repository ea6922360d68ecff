import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const fromShell = (requiredVersion) => ({ singleton: true, import: false, requiredVersion });

export default defineConfig({
  base: './',
  plugins: [
    react(),
    federation({
      name: 'mf_vite',
      filename: 'remoteEntry.js',
      manifest: true,
      exposes: { './vite/today': './src/today.jsx' },
      shared: {
        react: fromShell('^19.0.0'),
        'react/': fromShell('^19.0.0'),
        '@portal/shared/i18n': fromShell('^2.0.0'),
        '@portal/shared/router': fromShell('^2.0.0'),
        '@portal/shared/session': fromShell('^2.0.0'),
      },
      dts: false,
    }),
  ],
  build: { target: 'chrome89' },
});
