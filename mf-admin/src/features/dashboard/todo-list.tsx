import type { Todo } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { Card } from '#src/layout/cards.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useTodos } from './analytics-calls.ts';
import styles from './dashboard.module.css';
import { dashboardMessages } from './dashboard-messages.ts';

/** The server counts so far. */
const most = 1000;

const Counts = ({ todos }: { todos: readonly Todo[] }) => {
  const text = useText();
  const t = useMessages(dashboardMessages);
  if (todos.every(({ count }) => count === 0)) return <p className={styles.soft}>{t('todos.none')}</p>;
  return (
    <ul className={styles.todos}>
      {todos.map(({ name, label, path, count }) => (
        <li key={name} data-idle={count === 0 || undefined}>
          <Link to={path}>
            <strong>{count < most ? count : t('todos.many', { count: most })}</strong>
            <span>{text(label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** The caller's to-dos, with links. */
export const TodoList = () => {
  const t = useMessages(dashboardMessages);
  const todos = useTodos();
  return (
    <Card title={t('todos.title')}>
      <AdminQuery query={todos} skeleton={<RowsSkeleton rows={1} height={72} />}>
        {(list) => <Counts todos={list} />}
      </AdminQuery>
    </Card>
  );
};
