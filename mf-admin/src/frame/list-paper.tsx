import { useMessages } from '@portal/shared/i18n';
import { Icon, SearchForm } from '@portal/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#src/parts/button.tsx';
import { SearchInput } from '#src/parts/search-input.tsx';
import { Select } from '#src/parts/select.tsx';
import { isNarrowed } from './list-filters.ts';
import { listMessages } from './list-messages.ts';
import styles from './list-paper.module.css';
import { SavedFiltersMenu } from './saved-filters/saved-filters-menu.tsx';
import type { ListState } from './use-list-filters.ts';

/** The sheet that a list and its tools stand on; pale while another answer is on its way. */
export const ListPaper = ({ busy, children }: { busy: boolean; children: ReactNode }) => (
  <div className={styles.paper} aria-busy={busy}>
    {children}
  </div>
);

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
export const Keywords = ({ value, hint, onSearch }: KeywordsProps) => {
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

interface ListToolsProps {
  readonly state: ListState;
  /** What is looked through. */
  readonly label: string;
  readonly hint: string;
  /** Whether its rows are enabled or disabled; they are unless told. */
  readonly hasStatus?: boolean;
  /** What else the list can be narrowed or looked at by. */
  readonly children?: ReactNode;
}

/** What a list is narrowed by: words, status, and what it has of its own; many are folded on a phone. */
export const ListTools = ({ state, label, hint, hasStatus = true, children }: ListToolsProps) => {
  const t = useMessages(listMessages);
  const [open, setOpen] = useState(false);
  return (
    <SearchForm label={label} className={styles.tools}>
      <Keywords
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
