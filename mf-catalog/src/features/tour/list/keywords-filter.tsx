import { useMessages } from '@portal/shared/i18n';
import { TextInput } from '@portal/shared/ui';
import { type FormEvent, useState } from 'react';
import styles from './filter-panel.module.css';
import { tourListMessages } from './tour-list-messages.ts';

interface KeywordsFilterProps {
  readonly value: string;
  readonly onChange: (keywords: string) => void;
}

/** Words to look for; they take effect on Enter or when the field is left. */
export const KeywordsFilter = (props: KeywordsFilterProps) => <KeywordsField key={props.value} {...props} />;

const KeywordsField = ({ value, onChange }: KeywordsFilterProps) => {
  const t = useMessages(tourListMessages);
  const [draft, setDraft] = useState(value);
  const commit = () => {
    if (draft.trim() !== value) onChange(draft.trim());
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    commit();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is younger than the browsers we serve
    <form role="search" className={styles.keywords} onSubmit={onSubmit}>
      <TextInput
        name="keywords"
        type="search"
        label={t('filters.keywords')}
        placeholder={t('filters.keywordsHint')}
        value={draft}
        maxLength={100}
        onChange={setDraft}
        onBlur={commit}
      />
    </form>
  );
};
