import { useMessages } from '@portal/shared/i18n';
import { IconButton } from '@portal/shared/ui';
import { useSyncExternalStore } from 'react';
import { barMessages } from '../bar-messages.ts';

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

const isFull = (): boolean => document.fullscreenElement !== null;

/** A button for full screen, hidden where the browser has no support. */
export const FullScreen = () => {
  const t = useMessages(barMessages);
  const full = useSyncExternalStore(subscribe, isFull);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => (full ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <IconButton
      icon={full ? 'shrink' : 'expand'}
      label={t(full ? 'leaveFull' : 'full')}
      onClick={() => void toggle()}
    />
  );
};
