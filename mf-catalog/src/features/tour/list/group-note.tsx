import { queryOf } from '@portal/shared/api';
import { readConfig } from '@portal/shared/config';
import { useMessages } from '@portal/shared/i18n';
import { Icon, PhoneLink } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { EnquiryButton } from '../enquiry/enquiry-button.tsx';
import styles from './group-note.module.css';
import { tourListMessages } from './tour-list-messages.ts';

/** Whom to ask; its place is kept until the number is known. */
const Phone = () => {
  const t = useMessages(tourListMessages);
  const orgCode = readConfig().ORGCODE;
  const agency = useQuery({
    ...queryOf('GET /api/travelInfo/getByOrgCode', { query: { orgCode } }, { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  return (
    <p className={styles.phone}>
      {agency && (
        <PhoneLink phone={agency.phone}>
          <Icon name="phone" size={18} />
          <span className="visually-hidden">{t('groupNote.call')} </span>
        </PhoneLink>
      )}
    </p>
  );
};

/** What an organisation should have at hand when it asks for a tour of its own, whom it asks, and where it tells. */
export const GroupNote = ({ tourId }: { tourId?: number }) => {
  const t = useMessages(tourListMessages);
  return (
    <section className={styles.note} aria-labelledby="group-note">
      <h2 id="group-note" className={styles.title}>
        {t('groupNote.title')}
      </h2>
      <div>
        <p>{t('groupNote.body')}</p>
        <Phone />
        <EnquiryButton tourId={tourId} phone={<Phone />} />
      </div>
    </section>
  );
};
