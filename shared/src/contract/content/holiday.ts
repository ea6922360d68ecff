import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Id, pageOf, pageQuery, Text, Version } from '../base/fields.ts';
import { changeEntry, createEntry, deleteEntry, formEntry } from '../base/record-entries.ts';
import { written } from './site-fields.ts';

/** A holiday of the calendar, in days of Asia/Shanghai. `expected`: the official days are not announced yet. */
export const HolidayRow = Type.Object({
  id: Id,
  name: Text,
  firstDay: Day,
  lastDay: Day,
  expected: Type.Boolean(),
});
export type HolidayRow = Static<typeof HolidayRow>;

/** A holiday as its form edits it: 1 to 31 days. */
export const HolidayForm = Type.Object({
  id: Type.Optional(Id),
  name: written(20),
  firstDay: Day,
  lastDay: Day,
  expected: Type.Boolean(),
  version: Version,
});
export type HolidayForm = Static<typeof HolidayForm>;

/** Days that many travel on: a weekend or a holiday, from today on. `expected` as in {@link HolidayRow}. */
export const DateChoice = Type.Object({ name: Text, from: Day, to: Day, expected: Type.Boolean() });
export type DateChoice = Static<typeof DateChoice>;

export const holidayContract = {
  'GET /api/v1/date-choices': entry({
    summary: 'This weekend, the next one, and the coming holidays (at most 4), for the dates of a list',
    access: 'public',
    data: Type.Array(DateChoice),
  }),
  'GET /api/v1/site/holidays/page': entry({
    summary: 'All holidays by words of their name, the latest first',
    access: { anyOf: ['site:holiday:query'], scope: 'none' },
    query: Type.Object({ keywords: Type.Optional(Type.String({ maxLength: 100 })), ...pageQuery }),
    data: pageOf(HolidayRow),
  }),
  'GET /api/v1/site/holidays/:id/form': formEntry(
    'One holiday as the form edits it',
    'site:holiday:edit',
    'none',
    HolidayForm,
  ),
  'POST /api/v1/site/holidays': createEntry('Adds a holiday', 'site:holiday:add', 'none', HolidayForm),
  'PUT /api/v1/site/holidays/:id': changeEntry(
    'Changes a holiday; A0514 when it was changed meanwhile',
    'site:holiday:edit',
    'none',
    HolidayForm,
  ),
  'DELETE /api/v1/site/holidays/:id': deleteEntry(
    'Deletes holidays: one id, or several with commas; all or none',
    'site:holiday:delete',
    'none',
  ),
} as const;
