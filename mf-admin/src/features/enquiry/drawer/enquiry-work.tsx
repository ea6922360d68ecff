import { ApiError } from '@portal/shared/api';
import type { EnquiryDetail, EnquiryEvent } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { enquiryEventsOf, nextEnquiryState } from '@portal/shared/rules';
import { toast } from '@portal/shared/ui';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { Conflict, isConflict } from '#src/form/conflict.tsx';
import { useAddNote, useTakeFurther } from '../enquiry-calls.ts';
import { enquiryMessages } from '../enquiry-messages.ts';
import { Assignee } from './assignee.tsx';
import styles from './enquiry-drawer.module.css';

interface EnquiryWorkProps {
  readonly enquiry: EnquiryDetail;
  readonly onReload: () => void;
}

/** Shows over the form that the enquiry changed meanwhile; every other refusal has its toast alone. */
const useRefusal = (onReload: () => void) => {
  const [conflict, setConflict] = useState<string>();
  const refuse = (error: unknown) => {
    if (isConflict(error)) return setConflict(error.message);
    if (!(error instanceof ApiError)) throw error;
  };
  const reload = () => {
    onReload();
    setConflict(undefined);
  };
  return { refuse, notice: conflict && <Conflict words={conflict} onReload={reload} /> };
};

const primary: readonly EnquiryEvent[] = ['contact', 'win', 'reopen'];

/** The assignee, the next step and the notes of an enquiry. */
export const EnquiryWork = ({ enquiry, onReload }: EnquiryWorkProps) => {
  const t = useMessages(enquiryMessages);
  const field = useId();
  const [note, setNote] = useState('');
  const { refuse, notice } = useRefusal(onReload);
  const takeFurther = useTakeFurther(enquiry.id);
  const addNote = useAddNote(enquiry.id);
  const { state, version } = enquiry;
  const written = note.trim();

  const done = (words: string) => {
    toast.success(words);
    setNote('');
  };
  const take = (event: EnquiryEvent) => {
    const next = nextEnquiryState(state, event) ?? state;
    const body = { event, version, ...(written ? { note: written } : {}) };
    const onSuccess = () => done(t('taken', { state: t(`states.${next}`) }));
    takeFurther.mutate(body, { onSuccess, onError: refuse });
  };
  const add = () => {
    if (!written) return toast.error(t('note.required'));
    addNote.mutate(written, { onSuccess: () => done(t('note.added')), onError: refuse });
  };
  return (
    <section className={styles.work}>
      {notice}
      <Assignee enquiry={enquiry} onRefused={refuse} />
      <div>
        <label htmlFor={field}>{t('note.label')}</label>
        <Input.TextArea
          id={field}
          value={note}
          rows={3}
          maxLength={1000}
          showCount
          placeholder={t('note.hint')}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div className={styles.buttons}>
        {enquiryEventsOf(state).map((event) => (
          <Button
            key={event}
            type={primary.includes(event) ? 'primary' : 'default'}
            loading={takeFurther.isPending && takeFurther.variables.event === event}
            onClick={() => take(event)}
          >
            {t(`events.${event}`)}
          </Button>
        ))}
        <Button type="link" loading={addNote.isPending} onClick={add}>
          {t('note.add')}
        </Button>
      </div>
    </section>
  );
};
