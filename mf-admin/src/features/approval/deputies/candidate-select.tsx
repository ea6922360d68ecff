import { useMessages } from '@portal/shared/i18n';
import { useThrottled } from '@portal/shared/ui';
import { Select } from 'antd';
import { useState } from 'react';
import { useCandidates } from './deputy-calls.ts';
import { deputyMessages } from './deputy-messages.ts';

/** Chooses a colleague, found by a part of their name; `id`, value and change come from the form. */
export const CandidateSelect = (field: {
  id?: string;
  value?: number;
  onChange?: (deputyId: number) => void;
}) => {
  const t = useMessages(deputyMessages);
  const [words, setWords] = useState('');
  const look = useThrottled(setWords, 400);
  const found = useCandidates(words.trim());
  return (
    <Select<number>
      {...field}
      showSearch={{ filterOption: false, onSearch: look }}
      placeholder={t('add.search')}
      loading={found.isFetching}
      notFoundContent={found.isFetching ? null : t('add.unknown')}
      options={(found.data ?? []).map(({ id, name, username }) => ({
        value: id,
        label: name === username ? name : `${name} · ${username}`,
      }))}
    />
  );
};
