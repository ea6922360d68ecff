import type { Tab } from './tabs.ts';

/** The elements of a tab and of its screen, which name each other. */
export const tabIdOf = ({ id }: Pick<Tab, 'id'>): string => `tab:${id}`;
export const panelIdOf = ({ id }: Pick<Tab, 'id'>): string => `panel:${id}`;
