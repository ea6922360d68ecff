import { formatMoney, useLanguage } from '@portal/shared/i18n';
import styles from './calendar.module.css';

const tenThousandYuan = 1_000_000;

/** An exact amount in fen for a narrow calendar cell: no separators, and from ten thousand yuan on no currency. */
export const shortPrice = (fen: number): string => {
  const yuan = (fen / 100).toFixed(fen % 100 === 0 ? 0 : 2);
  return fen < tenThousandYuan ? `¥${yuan}` : yuan;
};

/** How a day looks and what it is called. */
export interface DayLook {
  /** In full, for those who hear it. */
  readonly name: string;
  readonly open: boolean;
  /** In fen; shown on days that can be had. */
  readonly price?: number;
  /** A word below it: how few are left, sold out, check-in. */
  readonly note?: string;
  readonly muted?: boolean;
  readonly chosen: boolean;
  /** The place of a day in a chosen stay; a single chosen day has none. */
  readonly part?: 'from' | 'within' | 'to';
}

interface DayCellProps {
  readonly day: string;
  readonly look: DayLook;
  readonly active: boolean;
  readonly onChoose: (day: string) => void;
  readonly onFocus: (day: string) => void;
}

/** One day: its number, its price, and how few are left. Days that cannot be had can still be read. */
export const DayCell = ({ day, look, active, onChoose, onFocus }: DayCellProps) => {
  const language = useLanguage();
  const { name, open, price, note, muted, chosen, part } = look;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a td inside a grid is a gridcell, which can be selected
    <td aria-selected={chosen} data-part={part}>
      <button
        type="button"
        className={styles.day}
        data-day={day}
        tabIndex={active ? 0 : -1}
        aria-disabled={!open}
        onFocus={() => onFocus(day)}
        onClick={() => open && onChoose(day)}
      >
        <span className="visually-hidden">{name}</span>
        <span aria-hidden="true" className={styles.face}>
          <span className={styles.number}>{Number(day.slice(8))}</span>
          {price !== undefined && (
            <span className={styles.price}>
              <span className={styles.full}>{formatMoney(price, language)}</span>
              <span className={styles.short}>{shortPrice(price)}</span>
            </span>
          )}
          {note && (
            <span className={styles.note} data-muted={muted}>
              {note}
            </span>
          )}
        </span>
      </button>
    </td>
  );
};
