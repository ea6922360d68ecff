import { copiedDuration } from '@portal/shared/config';
import { useEffect, useState } from 'react';

/** `[copied, copy(text)]`: `copied` is true for 1500 ms after copying. `copy` rejects when the browser refuses. */
export const useCopied = (): readonly [boolean, (text: string) => Promise<void>] => {
  const [copies, setCopies] = useState(0);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), copiedDuration);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    setCopies((count) => count + 1);
  };
  return [copied, copy];
};
