import type { OpeningHours as Season } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Tag, useToday } from '@portal/shared/ui';
import { hoursOn } from '#src/product/hours-on.ts';
import styles from './ticket.module.css';
import { ticketMessages } from './ticket-messages.ts';

/** The opening hours by season; where there are several, the one of today is marked. */
export const OpeningHours = ({ seasons }: { seasons: readonly Season[] }) => {
  const t = useMessages(ticketMessages);
  const text = useText();
  const today = useToday();
  const now = seasons.length > 1 ? hoursOn(seasons, today) : undefined;
  return (
    <table className={styles.hours}>
      <thead>
        <tr>
          <th scope="col">{t('opening.season')}</th>
          <th scope="col">{t('opening.hours')}</th>
          <th scope="col">{t('opening.lastEntry')}</th>
        </tr>
      </thead>
      <tbody>
        {seasons.map((season, place) => (
          <tr key={place}>
            <th scope="row">
              {text(season.season)} {season === now && <Tag tone="good">{t('opening.now')}</Tag>}
            </th>
            <td>{t('facts.hours', { from: season.from, to: season.to })}</td>
            <td>{season.lastEntry}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
