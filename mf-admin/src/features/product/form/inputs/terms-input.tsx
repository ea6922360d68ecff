import type { Text } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Input, Select } from 'antd';
import type { Control } from '#src/form/control.ts';
import styles from '../form.module.css';
import { formMessages } from '../form-messages.ts';
import { useTerms } from './use-terms.ts';

const longest = 100;

/** Names that lists are filtered by, several; those that are new are given their English. */
export const TermsInput = ({ id, value = [], onChange }: Control<readonly Text[]>) => {
  const t = useMessages(formMessages);
  const { options, find, isKnown } = useTerms('theme');
  const choose = (names: readonly string[]) =>
    onChange?.(
      names
        .map((name) => name.trim().slice(0, longest))
        .filter((name) => name !== '')
        .map((name) => value.find(({ zh }) => zh === name) ?? find(name)),
    );
  const translate = (name: string, en: string) =>
    onChange?.(value.map((one) => (one.zh === name ? { zh: name, en } : one)));
  return (
    <span className={styles.term}>
      <Select
        id={id}
        mode="tags"
        maxCount={20}
        placeholder={t('termHint')}
        value={value.map(({ zh }) => zh)}
        options={options}
        onChange={choose}
      />
      {value
        .filter(({ zh }) => !isKnown(zh))
        .map(({ zh, en }) => (
          <Input
            key={zh}
            maxLength={200}
            lang="en"
            prefix={zh}
            placeholder={t('enHint')}
            aria-label={t('termEnglish', { name: zh })}
            value={en}
            onChange={({ target }) => translate(zh, target.value)}
          />
        ))}
    </span>
  );
};
