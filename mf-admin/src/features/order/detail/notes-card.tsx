import type { AdminOrderDetail } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { NoteForm } from '#src/form/fields/note-form.tsx';
import { useAddNote } from '../order-calls.ts';
import { Card } from './card.tsx';
import styles from './order-detail.module.css';
import { orderDetailMessages } from './order-detail-messages.ts';

/** What staff told one another about an order. */
export const NotesCard = ({ order: { orderNo, notes } }: { order: AdminOrderDetail }) => {
  const t = useMessages(orderDetailMessages);
  const language = useLanguage();
  const add = useAddNote(orderNo);
  return (
    <Card title={t('notes.title')} hint={t('notes.hint')} screenOnly>
      {notes.length === 0 && <p className={styles.soft}>{t('notes.empty')}</p>}
      <ul className={styles.rows}>
        {notes.map(({ id, author, text, createdAt }) => (
          <li key={id}>
            <p className={styles.note}>{text}</p>
            <small>
              {author} · {formatInstant(createdAt, language)}
            </small>
          </li>
        ))}
      </ul>
      <HasPerm anyOf={['biz:order:edit']}>
        <NoteForm
          add={add}
          draft={`note:${orderNo}`}
          words={{ label: t('notes.label'), add: t('notes.add'), added: t('notes.added') }}
        />
      </HasPerm>
    </Card>
  );
};
