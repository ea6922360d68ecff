import { readConfig } from '@portal/shared/config';
import { useEffect } from 'react';

/** Names the document: `text · SYSTITLE`; nothing to say yet leaves the name as it is. */
export const useTitle = (text: string | undefined): void => {
  useEffect(() => {
    if (text) document.title = `${text} · ${readConfig().SYSTITLE}`;
  }, [text]);
};
