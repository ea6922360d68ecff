import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import {
  Button,
  EmptyState,
  LinkButton,
  Pager,
  QueryView,
  Skeleton,
  Tabs,
  toast,
  useQueryParams,
} from '@portal/shared/ui';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import { centreMessages } from './centre-messages.ts';
import { MessageCard } from './message-card.tsx';
import styles from './message-centre.module.css';
import { categories, pageSize, useMarkRead, useMessageList } from './use-messages.ts';

const places = [0, 1, 2];

/** The category and page in the address. */
const useFilters = () => {
  const params = useQueryParams();
  const page = params.getNumber('pageNum') ?? 1;
  return {
    category: categories.find((name) => name === params.get('category')),
    pageNum: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    change: params.set,
  };
};

const ReadAll = () => {
  const t = useMessages(centreMessages);
  const unread = useSession(({ user }) => user?.unreadMessages ?? 0);
  const { mutate, isPending } = useMarkRead();
  const done = { onSuccess: () => toast.success(t('allRead')) };
  return (
    <Button kind="quiet" disabled={unread === 0} busy={isPending} onClick={() => mutate(undefined, done)}>
      {t('readAll')}
    </Button>
  );
};

const Actions = () => {
  const t = useMessages(centreMessages);
  return (
    <div className={styles.actions}>
      <LinkButton kind="quiet" icon="gear" to={paths.personal('message-settings')}>
        {t('settings')}
      </LinkButton>
      <ReadAll />
    </div>
  );
};

const Messages = () => {
  const t = useMessages(centreMessages);
  const { category, pageNum, change } = useFilters();
  const messages = useMessageList({ category, pageNum });
  const none = category
    ? { title: t('emptyCategory', { category: t(`categories.${category}`) }) }
    : { title: t('empty'), body: t('emptyBody') };
  return (
    <div className={styles.list} aria-busy={messages.isPlaceholderData}>
      <h2 className="visually-hidden">{t('results')}</h2>
      <QueryView
        query={messages}
        skeleton={places.map((place) => <Skeleton key={place} height={176} radius="var(--radius)" />)}
        empty={({ list }) => list.length === 0}
        emptyState={<EmptyState icon="bell" {...none} />}
      >
        {({ list, total }) => (
          <>
            {list.map((message) => (
              <MessageCard key={message.id} message={message} />
            ))}
            <Pager {...{ pageNum, pageSize, total }} onChange={(page) => change({ pageNum: page })} />
          </>
        )}
      </QueryView>
    </div>
  );
};

const Centre = () => {
  const t = useMessages(centreMessages);
  const { category, change } = useFilters();
  const tabs = [
    { value: 'all' as const, label: t('all') },
    ...categories.map((name) => ({ value: name, label: t(`categories.${name}`) })),
  ];
  return (
    <Tabs
      label={t('tabs')}
      items={tabs}
      value={category ?? 'all'}
      onChange={(name) => change({ category: name === 'all' ? undefined : name })}
    >
      <Messages />
    </Tabs>
  );
};

/** `/personal/messages`: the member's messages by category, with a link to the order or product of each. */
export const MessageCentreScreen = () => {
  const t = useMessages(centreMessages);
  return (
    <PersonalPage title={t('title')} lead={t('lead')} action={<Actions />}>
      <Centre />
    </PersonalPage>
  );
};
