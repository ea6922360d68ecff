import { type IconName, isIconName } from '@portal/shared/ui';

/** The icon of a menu row; `document` for an unknown name. */
export const iconOf = (name: string | undefined): IconName => (name && isIconName(name) ? name : 'document');
