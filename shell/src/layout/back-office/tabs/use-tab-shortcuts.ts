import { useEffect, useEffectEvent } from 'react';
import type { TabsState } from './use-tabs.ts';

type Shortcut = 'previous' | 'next' | 'close';

const shortcutOf = ({ altKey, ctrlKey, metaKey, shiftKey, code }: KeyboardEvent): Shortcut | undefined => {
  if (!altKey || ctrlKey || metaKey) return undefined;
  if (shiftKey) return code === 'KeyW' ? 'close' : undefined;
  const beside: Readonly<Record<string, Shortcut>> = { PageUp: 'previous', PageDown: 'next' };
  return beside[code];
};

/** Keys that browsers leave alone: Alt+PageUp and Alt+PageDown for the tabs beside this one, Alt+Shift+W closes it. */
export const useTabShortcuts = ({ tabs: { open }, active, goTo, shut }: TabsState): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const chord = shortcutOf(event);
    if (!chord || !active) return;
    event.preventDefault();
    if (chord === 'close') return shut(active, 'this');
    const at = open.findIndex(({ id }) => id === active);
    const beside = open.at((at + (chord === 'next' ? 1 : -1)) % open.length);
    if (beside) goTo(beside);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
