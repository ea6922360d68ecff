import { EditDrawer } from '#src/form/edit-drawer.tsx';
import { useHolidayForm, useSaveHoliday } from './holiday-calls.ts';
import { holidayForm } from './holiday-form.ts';

interface HolidayDrawerProps {
  /** Which holiday to edit; a new one without it. */
  readonly id?: number;
  readonly onClosed: () => void;
}

/** Adds or edits a holiday. */
export default function HolidayDrawer({ id, onClosed }: HolidayDrawerProps) {
  return (
    <EditDrawer
      form={holidayForm}
      id={id}
      stored={useHolidayForm(id)}
      save={useSaveHoliday(id)}
      onClosed={onClosed}
    />
  );
}
