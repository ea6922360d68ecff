import { useEffect, useEffectEvent } from 'react';

/** What the keys of a review do. */
interface CaseKeys {
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onAccept: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null;

/** Arrow keys move through the files and A accepts, except in text fields. */
export const useCaseKeys = ({ onPrevious, onNext, onAccept }: CaseKeys): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === 'ArrowLeft') onPrevious();
    if (event.key === 'ArrowRight') onNext();
    if (event.key.toLowerCase() === 'a') onAccept();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
