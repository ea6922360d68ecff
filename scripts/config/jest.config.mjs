import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const rootDir = fileURLToPath(new URL('../..', import.meta.url));

/** Packages with ES modules only, which Jest runs once they are transformed to CommonJS. */
const esmOnly = ['typebox', 'uqr', 'axios'];

/** Front ends and `shared`; server and scripts run on node's own test runner. */
export default {
  rootDir,
  testEnvironment: '<rootDir>/scripts/testing/leak-environment.ts',
  testEnvironmentOptions: {
    customExportConditions: ['browser', 'require', 'default'],
    url: 'http://127.0.0.1:8080/',
  },
  roots: ['shared', 'shell', ...globSync('mf-*', { cwd: rootDir })].map((room) => `<rootDir>/${room}/src`),
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/shared/src/testing/polyfills.ts'],
  setupFilesAfterEnv: ['<rootDir>/shared/src/testing/setup.ts'],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/shared/src/testing/empty-style.ts',
  },
  transform: {
    '\\.[jt]sx?$|\\.mjs$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${esmOnly.join('|')})@)`],
  // The transform cache is beside the packages, so that it outlives temporary files.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testTimeout: 20_000,
  maxWorkers: 2,
  // Freeing a gigabyte of garbage takes longer than the 500 ms that Jest gives a worker to end: it would be killed,
  // with a warning of open handles.
  workerIdleMemoryLimit: '400MB',
};
