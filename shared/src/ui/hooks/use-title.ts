import { readConfig } from '@portal/shared/config';
import { createContext, useContext, useEffect } from 'react';

/** Hears what the screen inside is called, where more than the document is named after it. */
export const TitleContext = createContext<((text: string) => void) | undefined>(undefined);

/** Names the document: `text · SYSTITLE`; nothing to say yet leaves the name as it is. */
export const useTitle = (text: string | undefined): void => {
  const hear = useContext(TitleContext);
  useEffect(() => {
    if (!text) return;
    document.title = `${text} · ${readConfig().SYSTITLE}`;
    hear?.(text);
  }, [text, hear]);
};
