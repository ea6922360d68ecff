import { useMessages } from '@portal/shared/i18n';
import { Icon, Tag } from '@portal/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { NameForm } from './name-form.tsx';
import styles from './saved-filters.module.css';
import type { SavedFilter } from './saved-filters.ts';
import { savedFiltersMessages } from './saved-filters-messages.ts';

interface FilterLineProps {
  readonly saved: readonly SavedFilter[];
  readonly filter: SavedFilter;
  readonly onRename: (name: string) => void;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
}

/** One saved filter, and what can be done with it. */
export const FilterLine = ({ saved, filter, onRename, onDefault, onRemove }: FilterLineProps) => {
  const t = useMessages(savedFiltersMessages);
  const [renaming, setRenaming] = useState(false);
  const { name, isDefault } = filter;
  if (renaming)
    return (
      <li className={styles.form}>
        <NameForm saved={saved} own={name} label={t('name')} submit={t('keep')} onSubmit={onRename} />
      </li>
    );
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        {name}
        {isDefault && <Tag>{t('isDefault')}</Tag>}
      </span>
      <Button
        type="text"
        size="small"
        aria-label={t('default', { name })}
        aria-pressed={isDefault}
        title={t('default', { name })}
        icon={<Icon name="star" size={16} />}
        onClick={onDefault}
      />
      <Button
        type="text"
        size="small"
        aria-label={t('rename', { name })}
        icon={<Icon name="edit" size={16} />}
        onClick={() => setRenaming(true)}
      />
      <Button
        type="text"
        size="small"
        danger
        aria-label={t('remove', { name })}
        icon={<Icon name="trash" size={16} />}
        onClick={onRemove}
      />
    </li>
  );
};
