import { useEffect, useState } from 'react';

interface Rotation {
  readonly index: number;
  /** Goes to a place; past either end it goes round. */
  readonly go: (index: number) => void;
}

/** Which of `count` things is shown: the next one every `every` ms, as long as it is `running`. */
export const useRotation = (count: number, every: number, running: boolean): Rotation => {
  const [place, setPlace] = useState(0);
  const index = count === 0 ? 0 : place % count;

  useEffect(() => {
    if (!running || count < 2) return;
    const timer = setTimeout(() => setPlace((index + 1) % count), every);
    return () => clearTimeout(timer);
  }, [running, count, every, index]);

  return { index, go: (to) => setPlace(count === 0 ? 0 : (to + count) % count) };
};
