import { RemoteUnavailable } from '../feedback/remote-unavailable.tsx';
import { MainLayout } from '../layout/main-layout.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { currentReleases, RemoteView } from '../remotes/index.ts';
import { resolveView } from './resolve-view.ts';

/** Draws what a view name stands for. */
export const View = ({ name }: { name: string | undefined }) => {
  const resolved = resolveView(name, currentReleases());
  if (resolved === 'layout') return <MainLayout />;
  if (resolved === 'unknown' || !name) return <NotFound />;
  return <RemoteView name={name} Unavailable={RemoteUnavailable} />;
};
