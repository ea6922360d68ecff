import { useMessages } from '@portal/shared/i18n';
import { Icon, SearchForm } from '@portal/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { SearchInput } from '#src/ui/search-input.tsx';
import { Select } from '#src/ui/select.tsx';
import { listMessages } from '../list-messages.ts';
import { SavedFiltersMenu } from '../saved-filters/saved-filters-menu.tsx';
import styles from './filter-bar.module.css';
import { isNarrowed } from './list-filters.ts';
import type { ListState } from './use-list-filters.ts';

interface KeywordsProps {
  readonly value: string | undefined;
  /** What may be typed. */
  readonly hint: string;
  readonly onSearch: (words: string) => void;
}

interface FilterProps {
  readonly label: string;
  /** The id of the control. */
  readonly id: string;
  readonly children: ReactNode;
}

/** What a list is narrowed by, beside its label. */
export const Filter = ({ label, id, children }: FilterProps) => (
  <div className={styles.field}>
    <label id={`${id}-label`} htmlFor={id}>
      {label}
    </label>
    {children}
  </div>
);

/** A field for words; takes effect with Enter or the button. */
export const KeywordFilter = ({ value, hint, onSearch }: KeywordsProps) => {
  const t = useMessages(listMessages);
  const id = useId();
  return (
    <Filter label={t('keywords')} id={id}>
      <SearchInput id={id} className={styles.keywords} value={value} placeholder={hint} onSearch={onSearch} />
    </Filter>
  );
};

const StatusFilter = ({ filters, change }: ListState) => {
  const t = useMessages(listMessages);
  const id = useId();
  const statuses = [
    { value: '', label: t('any') },
    { value: '1', label: t('on') },
    { value: '0', label: t('off') },
  ];
  return (
    <Filter label={t('status')} id={id}>
      <Select
        id={id}
        className={styles.status}
        options={statuses}
        value={filters.status === undefined ? '' : String(filters.status)}
        onChange={(status) => change({ status: status || undefined })}
      />
    </Filter>
  );
};

interface FilterBarProps {
  readonly state: ListState;
  /** What is looked through. */
  readonly label: string;
  readonly hint: string;
  /** Whether the rows have a status; default: true. */
  readonly hasStatus?: boolean;
  /** What else the list can be narrowed or looked at by. */
  readonly children?: ReactNode;
}

/** What a list is narrowed by: words, status, and what it has of its own; many are folded on a phone. */
export const FilterBar = ({ state, label, hint, hasStatus = true, children }: FilterBarProps) => {
  const t = useMessages(listMessages);
  const [open, setOpen] = useState(false);
  return (
    <SearchForm label={label} className={styles.tools}>
      <KeywordFilter
        value={state.filters.keywords}
        hint={hint}
        onSearch={(keywords) => state.change({ keywords })}
      />
      <Button
        className={styles.unfold}
        icon={<Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('filters')}
      </Button>
      <div className={styles.more} data-open={open || undefined}>
        {hasStatus && <StatusFilter {...state} />}
        {children}
      </div>
      {isNarrowed(state.filters) && (
        <Button kind="link" onClick={state.clear}>
          {t('clear')}
        </Button>
      )}
      {state.view && <SavedFiltersMenu view={state.view} />}
    </SearchForm>
  );
};
