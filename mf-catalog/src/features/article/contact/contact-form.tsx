import { queryOf } from '@portal/shared/api';
import type { SuggestedContact } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useSession } from '@portal/shared/session';
import { Button, FormErrors, Skeleton } from '@portal/shared/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import styles from './contact.module.css';
import { ContactDone } from './contact-done.tsx';
import { ContactFields } from './contact-fields.tsx';
import { contactMessages } from './contact-messages.ts';
import { fieldId, useContact } from './use-contact.ts';

const Fields = ({ known }: { known: SuggestedContact | undefined }) => {
  const t = useMessages(contactMessages);
  const { name, mobile, email } = known ?? {};
  const contact = useContact({ contactName: name ?? '', mobile: mobile ?? '', email: email ?? '' });
  if (contact.sent) return <ContactDone enquiryNo={contact.sent.enquiryNo} onAgain={contact.again} />;
  return (
    <form
      noValidate
      className={styles.form}
      onBlur={({ target }) => contact.touch(target.id)}
      onSubmit={(event) => {
        event.preventDefault();
        contact.submit();
      }}
    >
      <FormErrors errors={contact.summary} attempt={contact.attempt} />
      <ContactFields contact={contact} />
      <p className={styles.purpose}>{t('purpose')}</p>
      <div>
        <Button id={fieldId('send')} type="submit" busy={contact.busy}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
};

/** Sends a message to the agency. A member's contact is filled in; without one the fields are blank. */
export const ContactForm = () => {
  const member = useSession(({ user }) => user !== undefined);
  const query = queryOf('GET /api/v1/orders/contact', {}, { quiet: true });
  const known = useQuery({ ...query, retry: false, ...(member ? {} : { queryFn: skipToken }) });
  if (member && known.isPending) return <Skeleton height={596} />;
  return <Fields key={String(member)} known={known.data} />;
};
