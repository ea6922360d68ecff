import { queryClient } from '@portal/shared/api';
import { readBoot } from '@portal/shared/config';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { OverridePanel } from './override-panel.tsx';

let isOpen = false;

/** Renders the panel in a root of its own, independent of the page. */
export const showOverridePanel = (): void => {
  if (isOpen) return;
  isOpen = true;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    isOpen = false;
    root.unmount();
    place.remove();
  };
  root.render(
    <QueryClientProvider client={queryClient}>
      <OverridePanel overrides={readBoot().overrides ?? []} onClose={close} />
    </QueryClientProvider>,
  );
};
