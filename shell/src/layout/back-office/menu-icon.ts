import { type IconName, isIconName } from '@portal/shared/ui';

/** The icon of a menu row; a sheet of paper for a name that nobody knows. */
export const iconOf = (name: string | undefined): IconName => (name && isIconName(name) ? name : 'document');
