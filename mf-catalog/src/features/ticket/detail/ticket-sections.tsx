import type { TicketDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Picture, Section } from '@portal/shared/ui';
import { Paragraphs } from '#src/product/detail/paragraphs.tsx';
import { TextList } from '#src/product/detail/text-list.tsx';
import { OpeningHours } from './opening-hours.tsx';
import styles from './ticket.module.css';
import { ticketMessages } from './ticket-messages.ts';

type TicketContent = TicketDetail['content'];

const Sights = ({ sights }: Pick<TicketContent, 'sights'>) => {
  const text = useText();
  return (
    <ul className={styles.sights}>
      {sights.map(({ name, body, picture }, place) => (
        <li key={place}>
          <div className={styles.picture}>
            <Picture src={picture} alt="" width={1200} height={900} sizes="(min-width: 720px) 380px, 92vw" />
          </div>
          <h3>{text(name)}</h3>
          <p>{text(body)}</p>
        </li>
      ))}
    </ul>
  );
};

/** What there is to see, when it is open, how to get there, what to know, and its story. */
export const TicketSections = ({ content }: { content: TicketContent }) => {
  const t = useMessages(ticketMessages);
  const { sights, openingHours, gettingThere, notices, about } = content;
  return (
    <>
      {notices.length > 0 && (
        <Section id="notices" title={t('notices')}>
          <TextList texts={notices} icon="info" />
        </Section>
      )}
      {sights.length > 0 && (
        <Section id="sights" title={t('sights')}>
          <Sights sights={sights} />
        </Section>
      )}
      {openingHours.length > 0 && (
        <Section id="opening-hours" title={t('opening.title')}>
          <OpeningHours seasons={openingHours} />
        </Section>
      )}
      {gettingThere.length > 0 && (
        <Section id="getting-there" title={t('gettingThere')}>
          <TextList texts={gettingThere} icon="bus" />
        </Section>
      )}
      {about.length > 0 && (
        <Section id="about" title={t('about')}>
          <Paragraphs texts={about} />
        </Section>
      )}
    </>
  );
};
