import styles from './grid.module.css';
import type { DayFace } from './use-day-face.ts';

interface DayCellProps {
  readonly day: string;
  readonly face: DayFace;
  readonly chosen: boolean;
  /** It takes the keyboard focus. */
  readonly active: boolean;
  readonly past: boolean;
  readonly mayEdit: boolean;
}

const Face = ({ day, face }: Pick<DayCellProps, 'day' | 'face'>) => (
  <>
    <span className="visually-hidden">{face.name}</span>
    <span aria-hidden="true" className={styles.face}>
      <span className={styles.number}>{Number(day.slice(8))}</span>
      <span className={styles.price}>{face.price}</span>
      <span className={styles.note}>{face.note}</span>
    </span>
  </>
);

/** One day: its number, its price, and how many are left. What is done with it is heard by the months around it. */
export const DayCell = ({ day, face, chosen, active, past, mayEdit }: DayCellProps) => {
  const look = {
    className: styles.day,
    'data-day': day,
    'data-standing': face.standing,
    'data-band': face.band,
    'data-past': past || undefined,
  };
  return (
    <td>
      {mayEdit ? (
        <button
          type="button"
          {...look}
          tabIndex={active ? 0 : -1}
          aria-pressed={chosen}
          aria-disabled={past || undefined}
        >
          <Face day={day} face={face} />
        </button>
      ) : (
        <div {...look}>
          <Face day={day} face={face} />
        </div>
      )}
    </td>
  );
};
