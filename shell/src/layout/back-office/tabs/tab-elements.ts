import type { Tab } from './tabs.ts';

/** The ids of a tab and its panel, which refer to each other. */
export const tabIdOf = ({ id }: Pick<Tab, 'id'>): string => `tab:${id}`;
export const panelIdOf = ({ id }: Pick<Tab, 'id'>): string => `panel:${id}`;
