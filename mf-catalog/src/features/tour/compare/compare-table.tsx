import type { TourDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { IconButton, LinkButton, Picture } from '@portal/shared/ui';
import styles from './compare.module.css';
import { compareMessages } from './compare-messages.ts';
import { useCompareRows } from './compare-rows.tsx';
import type { ComparedTour } from './use-compared-tours.ts';

interface CompareTableProps {
  readonly compared: readonly ComparedTour[];
  readonly onRemove: (id: number) => void;
}

interface TourHeadProps {
  readonly tour: TourDetail;
  readonly first: boolean;
  readonly onRemove: () => void;
}

const TourHead = ({ tour, first, onRemove }: TourHeadProps) => {
  const t = useMessages(compareMessages);
  const text = useText();
  const title = text(tour.title);
  return (
    <th scope="col">
      <div className={styles.tour}>
        <div className={styles.picture}>
          <Picture src={tour.picture} alt="" width={1200} height={900} sizes="280px" eager={first} />
          <span className={styles.remove}>
            <IconButton icon="close" label={t('remove', { title })} onClick={onRemove} />
          </span>
        </div>
        <Link to={paths.tour(tour.id)} className={styles.title}>
          {title}
        </Link>
      </div>
    </th>
  );
};

/** The tours beside each other, row by row. The names of the rows stay in sight while the tours are scrolled sideways. */
export const CompareTable = ({ compared, onRemove }: CompareTableProps) => {
  const t = useMessages(compareMessages);
  const rows = useCompareRows();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section aria-label={t('scroll')} className={styles.scroll} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('feature')}</span>
            </th>
            {compared.map(({ tour }, place) => (
              <TourHead key={tour.id} tour={tour} first={place === 0} onRemove={() => onRemove(tour.id)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cell }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {compared.map((each) => (
                <td key={each.tour.id}>{cell(each)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {compared.map(({ tour }) => (
              <td key={tour.id}>
                <LinkButton kind="book" to={paths.tour(tour.id)}>
                  {t('book')}
                </LinkButton>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
};
