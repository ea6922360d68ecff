import type { Text } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Input, Select } from 'antd';
import { useState } from 'react';
import type { Control } from '#src/form/control.ts';
import styles from '../form.module.css';
import { formMessages } from '../form-messages.ts';
import { useTerms } from './use-terms.ts';

interface TermInputProps extends Control<Text | null> {
  readonly of: 'category' | 'destination' | 'departureCity';
  readonly label: string;
}

/** A name that lists are filtered by: one that is known, or a new one with its English. */
export const TermInput = ({ id, value, onChange, of, label }: TermInputProps) => {
  const t = useMessages(formMessages);
  const { options, find, isKnown } = useTerms(of);
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const isNew = name !== '' && !options.some((option) => option.value === name);
  const zh = value?.zh ?? '';
  return (
    <span className={styles.term}>
      <Select
        id={id}
        allowClear
        showSearch={{ onSearch: setTyped, optionFilterProp: 'value' }}
        placeholder={t('termHint')}
        value={zh === '' ? undefined : zh}
        options={isNew ? [{ value: name, label: t('newTerm', { name }) }, ...options] : options}
        onChange={(chosen?: string) => onChange?.(chosen === undefined ? null : find(chosen))}
      />
      {zh !== '' && !isKnown(zh) && (
        <Input
          maxLength={200}
          lang="en"
          placeholder={t('enHint')}
          aria-label={t('language', { field: label, language: t('en') })}
          value={value?.en}
          onChange={({ target }) => onChange?.({ zh, en: target.value })}
        />
      )}
    </span>
  );
};
