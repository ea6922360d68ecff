import { useLanguage } from '@portal/shared/i18n';
import { useAccount } from '../../../account/account.ts';
import { titleOf } from '../../../routing/menu-tree.ts';
import { findScreen } from './tab-place.ts';
import type { Tab } from './tabs.ts';

/** The title of a tab: from the menu; for the screen of a record, from the screen. */
export const useTabTitle = (): ((tab: Tab) => string) => {
  const language = useLanguage();
  const records = useAccount(({ routes }) => routes);
  return ({ pathname, name }) => {
    const record = findScreen(records, pathname);
    const own = name?.language === language && record?.meta?.hidden ? name.text : undefined;
    return own ?? (record ? titleOf(record, language) : pathname);
  };
};
