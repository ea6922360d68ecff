import { useMessages } from '@portal/shared/i18n';
import { classNames, IconButton } from '@portal/shared/ui';
import { type ComponentProps, useRef } from 'react';
import { listMessages } from '#src/list/list-messages.ts';
import styles from './fields.module.css';

interface SearchInputProps extends Pick<ComponentProps<'input'>, 'id' | 'placeholder' | 'className'> {
  /** What is looked for now. */
  readonly value: string | undefined;
  readonly onSearch: (words: string) => void;
}

/** A field for words; takes effect with Enter or the button. */
export const SearchInput = ({ value, onSearch, ...input }: SearchInputProps) => {
  const t = useMessages(listMessages);
  const field = useRef<HTMLInputElement>(null);
  const search = () => onSearch(field.current?.value.trim() ?? '');
  return (
    <div className={classNames(styles.search, input.className)}>
      <input
        {...input}
        ref={field}
        key={value}
        type="text"
        enterKeyHint="search"
        maxLength={100}
        defaultValue={value}
        className={styles.field}
        onKeyDown={({ key, nativeEvent }) => {
          // Enter that ends a word in an input method looks for nothing yet.
          if (key === 'Enter' && !nativeEvent.isComposing) search();
        }}
      />
      {value && <IconButton icon="close" label={t('clearWords')} onClick={() => onSearch('')} />}
      <IconButton icon="search" label={t('search')} onClick={search} />
    </div>
  );
};
