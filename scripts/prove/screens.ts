import { testJourneys } from '../test/journeys.ts';
import { compareGallery } from './gallery.ts';
import type { Suite } from './proof.ts';

/** Tag of the journeys (`e2e/fixtures/variants.ts`). */
export const allViewports = '@all-viewports';

/** Every screen at the other width and in the other language. */
export const screens: Suite<{ stop(): Promise<void> }> = {
  open: async () => ({ stop: async () => undefined }),
  proofs: [
    {
      number: 1,
      claim: 'screens can be read at every width and in both languages',
      run: async () => {
        const { passed, failed, detail } = await testJourneys(['--grep', allViewports]);
        if (failed > 0) throw new Error(detail);
        return { journeys: passed };
      },
    },
    {
      number: 2,
      claim: 'components look as recorded, in both languages, light and dark',
      run: compareGallery,
    },
  ],
  faults: async () => [],
};
