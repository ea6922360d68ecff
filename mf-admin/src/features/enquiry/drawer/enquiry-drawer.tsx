import type { EnquiryDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useHasPerm } from '@portal/shared/session';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { ViewDrawer } from '#src/layout/view-drawer.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useEnquiry } from '../enquiry-calls.ts';
import { enquiryMessages } from '../enquiry-messages.ts';
import { enquiryName } from '../enquiry-name.ts';
import { StateTag } from '../state-tag.tsx';
import styles from './enquiry-drawer.module.css';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { EnquiryStory } from './enquiry-story.tsx';
import { EnquiryWork } from './enquiry-work.tsx';

interface EnquiryDrawerProps {
  readonly id: number;
  readonly onClosed: () => void;
}

const Enquiry = ({ enquiry, onReload }: { enquiry: EnquiryDetail; onReload: () => void }) => {
  const t = useMessages(enquiryMessages);
  const mayWork = useHasPerm(['biz:enquiry:edit']);
  return (
    <div className={styles.enquiry}>
      <p className={styles.head}>
        <StateTag state={enquiry.state} />
        <span>{enquiry.enquiryNo}</span>
      </p>
      <EnquiryFacts enquiry={enquiry} />
      {mayWork ? <EnquiryWork enquiry={enquiry} onReload={onReload} /> : <p>{t('masked')}</p>}
      <EnquiryStory enquiry={enquiry} />
    </div>
  );
};

/** One enquiry: who asks for what, what is to be done, and what was done. */
export default function EnquiryDrawer({ id, onClosed }: EnquiryDrawerProps) {
  const t = useMessages(enquiryMessages);
  const drawer = useDrawer(onClosed);
  const query = useEnquiry(id);
  return (
    <ViewDrawer drawer={drawer} title={query.data ? enquiryName(query.data) : t('title')} width={560}>
      <AdminQuery query={query} skeleton={<RowsSkeleton height={56} />}>
        {(enquiry) => <Enquiry enquiry={enquiry} onReload={() => void query.refetch()} />}
      </AdminQuery>
    </ViewDrawer>
  );
}
