import { useLanguage, weekdayNames } from '@portal/shared/i18n';
import { type Month, moveDay, weeksOf } from '@portal/shared/rules';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './calendar.module.css';
import { DayCell, type DayLook } from './day-cell.tsx';

interface MonthTableProps {
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly month: Month;
  readonly bounds: { readonly first: Month; readonly last: Month };
  readonly look: (day: string) => DayLook;
  /** Several days can be chosen at once. */
  readonly several: boolean;
  /** The day that takes the keyboard focus. */
  readonly active: string;
  readonly onMove: (day: string) => void;
  readonly onChoose: (day: string) => void;
}

/** One month as a grid of days. */
export const MonthTable = ({ labelledBy, describedBy, month, bounds, look, ...rest }: MonthTableProps) => {
  const language = useLanguage();
  const { several, active, onMove, onChoose } = rest;
  const body = useRef<HTMLTableSectionElement>(null);
  const moved = useRef(false);

  // Only a key moves the focus: a month that was turned with its button leaves the focus on the button.
  useEffect(() => {
    if (moved.current) body.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
    moved.current = false;
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = moveDay(event.key, active, bounds);
    if (!target) return;
    event.preventDefault();
    moved.current = target !== active;
    onMove(target);
  };

  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are moved through by arrow keys is a grid
      role="grid"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-multiselectable={several || undefined}
      className={styles.grid}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weekdayNames(language).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {weeksOf(month).map((week, row) => (
          <tr key={week.find(Boolean) ?? row}>
            {week.map((day, column) =>
              day ? (
                <DayCell
                  key={day}
                  day={day}
                  look={look(day)}
                  active={day === active}
                  onChoose={onChoose}
                  onFocus={onMove}
                />
              ) : (
                <td key={`${month}-${row}-${column}`} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
