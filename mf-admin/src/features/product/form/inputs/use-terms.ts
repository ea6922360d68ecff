import type { ProductChoices, Text } from '@portal/shared/contract';
import { useLanguage } from '@portal/shared/i18n';
import { useContext } from 'react';
import { useChoices } from '../../product-calls.ts';
import { EditedKind } from '../edited-kind.ts';

const none: readonly Text[] = [];

/** The names that products of the edited kind have already. */
export const useTerms = (of: Exclude<keyof ProductChoices, 'labels'>) => {
  const english = useLanguage() === 'en';
  const known = useChoices(useContext(EditedKind)).data?.[of] ?? none;
  return {
    options: known.map(({ zh, en }) => ({ value: zh, label: english && en ? `${zh} · ${en}` : zh })),
    /** The name with its English, as it is known. */
    find: (zh: string): Text => known.find((name) => name.zh === zh) ?? { zh },
    isKnown: (zh: string): boolean => known.some((name) => name.zh === zh && name.en !== undefined),
  };
};
