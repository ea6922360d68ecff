import { readConfig } from '@portal/shared/config';
import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';

type HasUnsavedChanges = () => boolean;

/**
 * Registers a check for unsaved changes, where pages stay open in tabs; returns the function that unregisters it.
 */
export const UnsavedContext = createContext<((isLosing: HasUnsavedChanges) => () => void) | undefined>(
  undefined,
);

/**
 * Asks before the page is left with unsaved changes: the tab cache where there is one, else the browser.
 */
export const useUnsaved = (isLosing: HasUnsavedChanges): void => {
  const keep = useContext(UnsavedContext);
  const latest = useRef(isLosing);
  useLayoutEffect(() => {
    latest.current = isLosing;
  });
  // A layout effect runs again as soon as a hidden screen is shown.
  useLayoutEffect(() => {
    const ask = () => latest.current();
    if (keep) return keep(ask);
    const warn = (event: BeforeUnloadEvent) => {
      if (ask()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [keep]);
};

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

/** How the screens inside look. */
export interface Appearance {
  readonly dark: boolean;
  /** Rows and controls closer together. */
  readonly compact: boolean;
}

/** Light and comfortable, unless a frame around the screens says otherwise. */
export const AppearanceContext = createContext<Appearance>({ dark: false, compact: false });

export const useAppearance = (): Appearance => useContext(AppearanceContext);
