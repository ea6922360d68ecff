import { useEffect, useState } from 'react';

const restMs = 300;

/** A text once it has rested a moment: what is typed is not asked about letter by letter. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
