import { defineConfig } from '@playwright/test';

const { PORTAL_URL, CHROMIUM_PATH, TRACE } = process.env;

export default defineConfig({
  testDir: 'journeys',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A journey waits for a third of its time, so two cores have work for three.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    baseURL: PORTAL_URL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Tracing takes a third of a journey's time. To trace one, set `TRACE=1`.
    trace: TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
