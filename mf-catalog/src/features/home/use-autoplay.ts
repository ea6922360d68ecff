import { useMedia } from '@portal/shared/ui';
import { type FocusEvent, useState } from 'react';

interface Autoplay {
  /** Whether things move by themselves now. */
  readonly running: boolean;
  /** What the person decided with the button; it stands whatever the pointer does. */
  readonly playing: boolean;
  readonly toggle: () => void;
  /** For the element that must stand still while it is pointed at or holds the focus. */
  readonly hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Movement that stops under the pointer, with the focus inside, by its button, and for those who want none. */
export const useAutoplay = (): Autoplay => {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [chosen, setChosen] = useState<boolean>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = chosen ?? !still;
  return {
    playing,
    running: playing && !pointed && !focused,
    toggle: () => setChosen(!playing),
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
  };
};
