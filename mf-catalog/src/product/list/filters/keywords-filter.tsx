import { useMessages } from '@portal/shared/i18n';
import { SearchForm, TextInput } from '@portal/shared/ui';
import { KeptParams } from '../../query-form.tsx';
import { productListMessages } from '../product-list-messages.ts';
import styles from './filter-panel.module.css';
import type { FilterProps } from './filter-props.ts';
import { useDraft } from './use-draft.ts';

/** Words to look for; they take effect on Enter or when the field is left. */
export const KeywordsFilter = ({ list, typed, change }: FilterProps) => {
  const t = useMessages(productListMessages);
  const words = useMessages(list.words);
  const value = typed('keywords');
  const [[draft = ''], setDraft] = useDraft([value]);
  const commit = () => {
    if (draft.trim() !== value) change({ keywords: draft.trim() });
  };
  return (
    <SearchForm className={styles.keywords} onSubmit={commit}>
      <KeptParams besides={['keywords']} />
      <TextInput
        name="keywords"
        type="search"
        label={t('filters.keywords')}
        placeholder={words('lookFor')}
        value={draft}
        maxLength={100}
        onChange={(text) => setDraft([text])}
        onBlur={commit}
      />
    </SearchForm>
  );
};
