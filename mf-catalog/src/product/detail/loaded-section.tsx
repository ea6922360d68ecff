import { QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LazySection } from './lazy-section.tsx';

interface LoadedSectionProps<M> {
  /** Identifies the module among all of the app. */
  readonly name: string;
  readonly load: () => Promise<M>;
  /** The height in px that is kept until the section is loaded. */
  readonly height: number;
  readonly children: (module: M) => ReactNode;
}

const Loaded = <M,>({ name, load, height, children }: LoadedSectionProps<M>) => {
  const query = useQuery({
    queryKey: ['module', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return (
    <QueryView query={query} skeleton={<Skeleton height={height} />}>
      {children}
    </QueryView>
  );
};

/** A section whose code is loaded when it is near the viewport, so that no page waits for it. */
export const LoadedSection = <M,>(props: LoadedSectionProps<M>) => (
  <LazySection place={<Skeleton height={props.height} />}>
    <Loaded {...props} />
  </LazySection>
);
