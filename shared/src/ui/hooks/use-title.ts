import { readConfig } from '@portal/shared/config';
import { useEffect } from 'react';

/** Names the document: `text · SYSTITLE`; with nothing to say yet, SYSTITLE alone. */
export const useTitle = (text: string | undefined): void => {
  useEffect(() => {
    const system = readConfig().SYSTITLE;
    document.title = text ? `${text} · ${system}` : system;
  }, [text]);
};
