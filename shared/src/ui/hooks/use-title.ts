import { readConfig } from '@portal/shared/config';
import { createContext, useContext, useEffect } from 'react';

/** Receives the title of the screen, where more than the document title uses it. */
export const TitleContext = createContext<((text: string) => void) | undefined>(undefined);

/** Sets the document title: `text · SYSTITLE`; undefined keeps the current one. */
export const useTitle = (text: string | undefined): void => {
  const hear = useContext(TitleContext);
  useEffect(() => {
    if (!text) return;
    document.title = `${text} · ${readConfig().SYSTITLE}`;
    hear?.(text);
  }, [text, hear]);
};
