import { formatInstant, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import styles from './redeem.module.css';
import { useShift } from './redeem-calls.ts';
import { redeemMessages } from './redeem-messages.ts';

/** What this person redeemed today. */
export const ShiftList = () => {
  const t = useMessages(redeemMessages);
  const text = useText();
  const language = useLanguage();
  return (
    <section className={styles.card} aria-labelledby="shift">
      <h2 id="shift">
        {t('shift.title')} <small>{t('shift.lead')}</small>
      </h2>
      <AdminQuery
        query={useShift()}
        skeleton={<RowsSkeleton rows={4} />}
        empty={(list) => list.length === 0}
        emptyState={<p className={styles.soft}>{t('shift.empty')}</p>}
      >
        {(list) => (
          <ul className={styles.shift}>
            {list.map(({ ticketNo, title, type, visitor, usedAt }) => (
              <li key={ticketNo}>
                <span>
                  {text(title)} · {text(type)} {visitor}
                </span>
                <small>
                  {ticketNo} · {usedAt && formatInstant(usedAt, language)}
                </small>
              </li>
            ))}
          </ul>
        )}
      </AdminQuery>
    </section>
  );
};
