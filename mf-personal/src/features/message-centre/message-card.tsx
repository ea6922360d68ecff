import type { Message } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Button, Card, LinkButton, Tag } from '@portal/shared/ui';
import { centreMessages } from './centre-messages.ts';
import styles from './message-centre.module.css';
import { useMarkRead } from './use-messages.ts';

interface MessageProps {
  readonly message: Message;
}

const Actions = ({ message: { id, path, readAt, title } }: MessageProps) => {
  const t = useMessages(centreMessages);
  const named = { title: useText()(title) };
  const { mutate: markRead, isPending: busy } = useMarkRead();
  const unread = readAt === null;
  return (
    <div className={styles.actions}>
      {path !== null && (
        <LinkButton kind="quiet" size="small" to={path} onClick={() => unread && markRead(id)}>
          {t('open')}
          <span className="visually-hidden"> {named.title}</span>
        </LinkButton>
      )}
      {unread && (
        <Button
          kind="quiet"
          size="small"
          busy={busy}
          aria-label={t('readNamed', named)}
          onClick={() => markRead(id)}
        >
          {t('read')}
        </Button>
      )}
    </div>
  );
};

/** A message with a link to its order or product. Opening the link marks it as read. */
export const MessageCard = ({ message }: MessageProps) => {
  const t = useMessages(centreMessages);
  const text = useText();
  const language = useLanguage();
  const { category, title, body, readAt, createdAt } = message;
  return (
    <Card as="article" padded className={styles.message}>
      <header className={styles.head}>
        <Tag tone={readAt === null ? 'sea' : 'sand'}>{t(`categories.${category}`)}</Tag>
        <time dateTime={createdAt}>{formatInstant(createdAt, language)}</time>
        {readAt === null && <span className={styles.unread}>{t('unread')}</span>}
      </header>
      <h3 className={styles.title} data-unread={readAt === null || undefined}>
        {text(title)}
      </h3>
      <p className={styles.body}>{text(body)}</p>
      <Actions message={message} />
    </Card>
  );
};
