import type { TodoName } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { Card } from '#src/layout/cards.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useTodos } from './analytics-calls.ts';
import styles from './dashboard.module.css';
import { dashboardMessages } from './dashboard-messages.ts';

/** The screen of each to-do, filtered to open ones. */
const places: Readonly<Record<TodoName, string>> = {
  approvals: '/business/approvals',
  refunds: '/business/refunds?state=REQUESTED',
  confirmations: '/business/orders?state=TO_CONFIRM',
  changes: '/business/orders?changed=recently',
  balances: '/business/orders?balance=due',
  shipments: '/business/orders?kind=goods&fulfilment=TO_SHIP',
  visaFiles: '/business/visas',
  invoices: '/business/invoices?tab=REQUESTED',
  enquiries: '/business/enquiries?state=NEW',
  differences: '/business/reconciliation',
};

/** The server counts so far. */
const most = 1000;

const Counts = ({ todos }: { todos: readonly { readonly name: TodoName; readonly count: number }[] }) => {
  const t = useMessages(dashboardMessages);
  if (todos.every(({ count }) => count === 0)) return <p className={styles.soft}>{t('todos.none')}</p>;
  return (
    <ul className={styles.todos}>
      {todos.map(({ name, count }) => (
        <li key={name} data-idle={count === 0 || undefined}>
          <Link to={places[name]}>
            <strong>{count < most ? count : t('todos.many', { count: most })}</strong>
            <span>{t(`todos.${name}`)}</span>
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
