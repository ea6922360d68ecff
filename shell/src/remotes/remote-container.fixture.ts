import type { LiveRelease } from '@portal/shared/contract';
import type { ComponentType } from 'react';
import './federation.fixture.ts';

type FindView = (release: LiveRelease, view: string) => Promise<{ default: ComponentType }>;

/** Stands in for `release-container.ts`: views without files. */
export const fakeContainers = (findView: FindView) => ({
  createContainer: (release: LiveRelease) => ({
    init: () => undefined,
    get: async (expose: string) => {
      const found = await findView(release, expose.replace('./', ''));
      return () => ({ ...found, release, ms: 0 });
    },
  }),
  closeContainer: () => undefined,
  hasContainer: () => true,
});
