import { createRoot } from 'react-dom/client';
import { DisplaySettings } from './display-settings.tsx';

/** Opens the settings in a root of their own: a lazy chunk that the page is independent of. */
export const showDisplaySettings = (): void => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<DisplaySettings onClose={close} />);
};
