import { createContext, useContext } from 'react';

/** How the screens inside look. */
export interface Appearance {
  readonly dark: boolean;
  /** Rows and controls closer together. */
  readonly compact: boolean;
}

/** Light and comfortable, unless a frame around the screens says otherwise. */
export const AppearanceContext = createContext<Appearance>({ dark: false, compact: false });

export const useAppearance = (): Appearance => useContext(AppearanceContext);
