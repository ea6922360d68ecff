import type { CustomerProfile } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { NoteForm } from '#src/form/fields/note-form.tsx';
import { Card } from '#src/layout/cards.tsx';
import styles from './customer.module.css';
import { useAddCustomerNote } from './customer-calls.ts';
import { customerMessages } from './customer-messages.ts';

/** Internal notes on a customer, as text. */
export const NotesCard = ({ profile: { id, notes } }: { profile: CustomerProfile }) => {
  const t = useMessages(customerMessages);
  const language = useLanguage();
  const add = useAddCustomerNote(id);
  return (
    <Card title={t('notes.title')}>
      <p className={styles.soft}>{notes.length === 0 ? t('notes.empty') : t('notes.hint')}</p>
      <ul className={styles.rows}>
        {notes.map((note) => (
          <li key={note.id}>
            <span className={styles.stack}>
              <span className={styles.note}>{note.text}</span>
              <small>
                {note.author} · {formatInstant(note.createdAt, language)}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <HasPerm anyOf={['biz:customer:edit']}>
        <NoteForm
          add={add}
          draft={`customer-note:${id}`}
          words={{ label: t('notes.label'), add: t('notes.add'), added: t('notes.added') }}
        />
      </HasPerm>
    </Card>
  );
};
