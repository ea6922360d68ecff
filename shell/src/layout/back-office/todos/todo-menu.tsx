import { useMessages, useText } from '@portal/shared/i18n';
import { todoPerms } from '@portal/shared/rules';
import { HasPerm } from '@portal/shared/session';
import { IconButton, type MenuItem, useMenu } from '@portal/shared/ui';
import { CountBadge, inFew } from '../../count-badge.tsx';
import { barMessages } from '../bar-messages.ts';
import styles from './todo-menu.module.css';
import { useTodos } from './todos.ts';

const Bell = () => {
  const t = useMessages(barMessages);
  const text = useText();
  const todos = useTodos() ?? [];
  const total = todos.reduce((sum, { count }) => sum + count, 0);
  const items = todos.map(
    ({ name, label, path, count }): MenuItem => ({
      key: name,
      label: (
        <span className={styles.entry}>
          {text(label)} <strong>{inFew(count)}</strong>
        </span>
      ),
      to: path,
    }),
  );
  const none: MenuItem = { key: 'none', label: t('todos.none'), disabled: true };
  const name = total > 0 ? t('todos.open', { count: total }) : t('todos.none');
  const { trigger, list } = useMenu(name, items.length > 0 ? items : [none]);
  return (
    <span className={styles.place}>
      <IconButton icon="bell" label={name} {...trigger} />
      <CountBadge count={total} className={styles.count} />
      {list}
    </span>
  );
};

/** What waits for the user by permission, with links to the lists. */
export const TodoMenu = () => (
  <HasPerm anyOf={todoPerms}>
    <Bell />
  </HasPerm>
);
