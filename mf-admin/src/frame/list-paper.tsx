import { useMessages } from '@portal/shared/i18n';
import { SearchForm } from '@portal/shared/ui';
import { Button, Input, Select } from 'antd';
import { type ReactNode, useId } from 'react';
import { isNarrowed } from './list-filters.ts';
import { listMessages } from './list-messages.ts';
import styles from './list-paper.module.css';
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

/** A field for words; takes effect with Enter or the button. */
export const Keywords = ({ value, hint, onSearch }: KeywordsProps) => {
  const t = useMessages(listMessages);
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('keywords')}</label>
      <Input.Search
        key={value}
        id={id}
        className={styles.keywords}
        defaultValue={value}
        placeholder={hint}
        maxLength={100}
        allowClear
        onSearch={(words) => onSearch(words.trim())}
      />
    </div>
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
    <div className={styles.field}>
      <label htmlFor={id}>{t('status')}</label>
      <Select
        id={id}
        className={styles.status}
        options={statuses}
        value={filters.status === undefined ? '' : String(filters.status)}
        onChange={(status) => change({ status })}
      />
    </div>
  );
};

interface ListToolsProps {
  readonly state: ListState;
  /** What is looked through. */
  readonly label: string;
  readonly hint: string;
  /** What else the list can be looked at by. */
  readonly children?: ReactNode;
}

/** What a list is narrowed by: words and status. */
export const ListTools = ({ state, label, hint, children }: ListToolsProps) => {
  const t = useMessages(listMessages);
  return (
    <SearchForm label={label} className={styles.tools}>
      <Keywords
        value={state.filters.keywords}
        hint={hint}
        onSearch={(keywords) => state.change({ keywords })}
      />
      <StatusFilter {...state} />
      {children}
      {isNarrowed(state.filters) && (
        <Button type="link" onClick={state.clear}>
          {t('clear')}
        </Button>
      )}
    </SearchForm>
  );
};
