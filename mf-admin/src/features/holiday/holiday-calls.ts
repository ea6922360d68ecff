import { useDeleteRecords, useSaveRecord, useStoredForm } from '#src/api/record-calls.ts';

const outdated = ['GET /api/v1/site/holidays/page'] as const;

/** The form of a holiday, never cached, as another user may have changed it. */
export const useHolidayForm = (id: number | undefined) =>
  useStoredForm('GET /api/v1/site/holidays/:id/form', id);

/** Adds a holiday, or changes the one with this id. */
export const useSaveHoliday = (id: number | undefined) =>
  useSaveRecord('POST /api/v1/site/holidays', 'PUT /api/v1/site/holidays/:id', id, outdated);

export const useDeleteHolidays = () => useDeleteRecords('DELETE /api/v1/site/holidays/:id', outdated);
