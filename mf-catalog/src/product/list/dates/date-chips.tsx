import { queryOf } from '@portal/shared/api';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { useQuery } from '@tanstack/react-query';
import type { FilterProps } from '../filters/filter-props.ts';
import { productListMessages } from '../product-list-messages.ts';
import { chipDays, type DayFilterName, dayFilterOf, isChosen } from './chip-days.ts';
import styles from './date-chips.module.css';

type ChipsProps = Pick<FilterProps, 'filters' | 'to'> & { readonly kind: DayFilterName };

const Chips = ({ kind, filters, to }: ChipsProps) => {
  const t = useMessages(productListMessages);
  const text = useText();
  const language = useLanguage();
  const choices = useQuery(queryOf('GET /api/v1/date-choices', {}, { quiet: true }));
  const show = (day: string) => formatDay(day, language, { weekday: false });
  if (choices.isError) return null;
  return (
    <ul className={styles.chips} aria-label={t('dates.choices')}>
      {choices.data?.map((choice) => {
        const days = chipDays(kind, choice);
        if (!days) return null;
        const { from, to: until } = days;
        const chosen = isChosen(kind, days, filters);
        return (
          <li key={`${choice.name.zh}${from}`}>
            <Link
              to={to(chosen ? { dayFrom: '', dayTo: '' } : { dayFrom: from, dayTo: until })}
              className={styles.chip}
              aria-current={chosen}
            >
              {text(choice.name)}
              <span className={styles.days}>
                {from === until ? show(from) : t('dates.span', { from: show(from), to: show(until) })}
                {choice.expected && ` ${t('dates.expected')}`}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

/** Weekends and holidays as links that narrow the list to their days; the chosen one leads back. */
export const DateChips = ({ list, ...state }: Pick<FilterProps, 'list' | 'filters' | 'to'>) => {
  const kind = dayFilterOf(list.filters);
  return kind && <Chips kind={kind} {...state} />;
};
