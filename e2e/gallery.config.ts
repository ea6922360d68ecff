import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const { launchOptions, ...use } = journeys.use ?? {};

/**
 * Pictures of the gallery of components. Half of the size keeps them small; the proof sets the fonts.
 * The bounds are the least that the 256 colours of the recorded pictures permit: a shade of a tag counts.
 */
export default defineConfig({
  ...journeys,
  testDir: 'gallery',
  timeout: 300_000,
  snapshotPathTemplate: 'gallery/pictures/{arg}{ext}',
  expect: { ...journeys.expect, toHaveScreenshot: { scale: 'device', threshold: 0.05, maxDiffPixels: 10 } },
  use: {
    ...use,
    deviceScaleFactor: 0.5,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), '--font-render-hinting=none', '--force-color-profile=srgb'],
    },
  },
});
