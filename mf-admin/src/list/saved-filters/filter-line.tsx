import { useMessages } from '@portal/shared/i18n';
import { Icon, Tag } from '@portal/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { NameForm } from './name-form.tsx';
import styles from './saved-filters.module.css';
import type { SavedFilter } from './saved-filters.ts';
import { savedFiltersMessages } from './saved-filters-messages.ts';
import { ShareForm, type ShareRoles } from './share-form.tsx';

interface FilterLineProps {
  readonly saved: readonly SavedFilter[];
  readonly filter: SavedFilter;
  /** The roles it can be shared with. */
  readonly roles: ShareRoles;
  readonly onRename: (name: string) => void;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
}

/** One saved filter, and what can be done with it. */
export const FilterLine = ({ saved, filter, roles, onRename, onDefault, onRemove }: FilterLineProps) => {
  const t = useMessages(savedFiltersMessages);
  const [open, setOpen] = useState<'rename' | 'share'>();
  const { name, isDefault } = filter;
  if (open)
    return (
      <li className={styles.form}>
        {open === 'rename' ? (
          <NameForm saved={saved} own={name} label={t('name')} submit={t('keep')} onSubmit={onRename} />
        ) : (
          <ShareForm filter={filter} roles={roles} onDone={() => setOpen(undefined)} />
        )}
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
        onClick={() => setOpen('rename')}
      />
      {roles.length > 0 && (
        <Button
          type="text"
          size="small"
          aria-label={t('shared.share', { name })}
          title={t('shared.share', { name })}
          icon={<Icon name="share" size={16} />}
          onClick={() => setOpen('share')}
        />
      )}
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
