import { useMedia } from '@portal/shared/ui';
import { type FocusEvent, useState } from 'react';

interface Autoplay {
  /** Whether things move by themselves now. */
  readonly running: boolean;
  /** The user's choice by the button, which overrides pointer and focus. */
  readonly playing: boolean;
  readonly toggle: () => void;
  /** Handlers for the element that pauses on hover and focus. */
  readonly hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Autoplay that pauses on hover, on focus, by its button, and with reduced motion. */
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
