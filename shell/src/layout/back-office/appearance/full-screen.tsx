import { useMessages } from '@portal/shared/i18n';
import { IconButton } from '@portal/shared/ui';
import { useSyncExternalStore } from 'react';
import { barMessages } from '../bar-messages.ts';

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

const isFull = (): boolean => document.fullscreenElement !== null;

/** The whole screen for the back office, and back. Not there where a browser has no such thing. */
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
