import { useMessages } from '@portal/shared/i18n';
import { auditSubjects } from '@portal/shared/rules';
import { useId } from 'react';
import { ChoiceFilter } from '#src/list/filters/choice-filter.tsx';
import { DayRange } from '#src/list/filters/day-range.tsx';
import { Filter, FilterBar } from '#src/list/filters/filter-bar.tsx';
import type { ParsedFilters } from '#src/list/filters/list-filters.ts';
import type { ListState } from '#src/list/filters/use-list-filters.ts';
import { SearchInput } from '#src/ui/search-input.tsx';
import styles from './operation.module.css';
import type { operationFilters } from './operation-calls.ts';
import { operationMessages } from './operation-messages.ts';
import { actions, useOperationNames } from './operation-names.ts';

type State = ListState<ParsedFilters<typeof operationFilters>>;

/** What the log is narrowed by. */
export const OperationTools = ({ state }: { state: State }) => {
  const t = useMessages(operationMessages);
  const { subjectName, actionName } = useOperationNames();
  const id = useId();
  const { filters, change } = state;
  return (
    <FilterBar state={state} label={t('table')} hint={t('search')} hasStatus={false}>
      <ChoiceFilter
        label={t('subject')}
        value={filters.subject}
        choices={auditSubjects.map((value) => ({ value, label: subjectName(value) }))}
        onChange={(subject) => change({ subject })}
      />
      <ChoiceFilter
        label={t('action')}
        value={filters.action}
        choices={actions.map((value) => ({ value, label: actionName(value) }))}
        onChange={(action) => change({ action })}
      />
      <Filter label={t('subjectId')} id={id}>
        <SearchInput
          id={id}
          className={styles.number}
          value={filters.subjectId}
          placeholder={t('subjectIdHint')}
          onSearch={(subjectId) => change({ subjectId })}
        />
      </Filter>
      <DayRange label={t('days')} {...filters} onChange={change} />
    </FilterBar>
  );
};
