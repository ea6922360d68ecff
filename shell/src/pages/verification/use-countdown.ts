import { useEffect, useState } from 'react';

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** Seconds that are left of a wait, counted by the clock; 0 when there is none. */
export const useCountdown = (): { readonly left: number; readonly start: (seconds: number) => void } => {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    setLeft(secondsUntil(end));
    if (secondsUntil(end) === 0) return;
    const timer = setInterval(() => {
      setLeft(secondsUntil(end));
      if (secondsUntil(end) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);

  return { left, start: (seconds) => setEnd(Date.now() + seconds * 1000) };
};
