import type { ServiceHours, TravelInfoForm, WebsiteForm } from '@portal/shared/contract';
import { type Key, type Messages, useLanguage, weekdayNames } from '@portal/shared/i18n';
import { defineForm, readFields, writeFields } from '#src/form/define-form.ts';
import type { AnyField, Field, FieldOf, FormValues } from '#src/form/field.ts';
import { multiple } from '#src/form/kinds/choice.tsx';
import { link, picture } from '#src/form/kinds/site.tsx';
import { emailPattern, text } from '#src/form/kinds/text.tsx';
import { translated } from '#src/form/kinds/translated.tsx';
import { profileMessages } from './profile-messages.ts';

type Word = typeof profileMessages extends Messages<infer W> ? Key<W> : never;
type FieldsOf<R> = readonly FieldOf<R, Word>[];

/** A list of lines, each with these fields; the forms draw them as a `LineList`. */
const lines = <N extends string>(
  name: N,
  fields: readonly AnyField[],
): Field<N, readonly object[] | undefined, never> => ({
  name,
  blank: [],
  read: (stored) => (stored ?? []).map((line) => readFields(fields, line)),
  write: (typed: readonly FormValues[]) => typed.map((line) => writeFields(fields, line)),
});

const beside = { required: true, beside: true } as const;
const titles = { add: 'title', edit: 'title' } as const;

/** The fields of a commitment. */
export const factFields: FieldsOf<TravelInfoForm['facts'][number]> = [
  translated('title', 'fields.factTitle', { ...beside, max: 20 }),
  translated('body', 'fields.factBody', { ...beside, max: 120 }),
];

const weekdays = [1, 2, 3, 4, 5, 6, 7];

const useWeekdays = () => {
  const names = weekdayNames(useLanguage());
  return { data: weekdays.map((value) => ({ value, label: names[value % 7]?.long ?? '' })) };
};

const clock = { required: true, half: true, max: 5, pattern: /^([01][0-9]|2[0-3]):[0-5][0-9]$/ } as const;

/** The fields of opening hours. */
export const hourFields: FieldsOf<ServiceHours> = [
  multiple('days', 'fields.days', { required: true, useChoices: useWeekdays }),
  text('from', 'fields.from', { ...clock, fault: 'fields.clockHint' }),
  text('to', 'fields.to', { ...clock, fault: 'fields.clockHint' }),
];

/** How travellers meet the agency. */
export const agencyForm = defineForm<TravelInfoForm>()({
  kind: 'agency',
  messages: profileMessages,
  titles,
  nameOf: ({ name }) => name,
  fields: [
    translated('name', 'fields.name', { ...beside, max: 40 }),
    translated('slogan', 'fields.slogan', { ...beside, max: 60 }),
    text('phone', 'fields.phone', {
      ...{ required: true, max: 30, pattern: /^[0-9+ ()-]{5,30}$/, fault: 'fields.phoneHint' },
    }),
    text('email', 'fields.email', {
      ...{ required: true, max: 100, pattern: emailPattern, fault: 'fields.emailHint' },
    }),
    translated('address', 'fields.address', { ...beside, max: 120 }),
    translated('hours', 'fields.hours', { ...beside, max: 80 }),
    text('wechat', 'fields.wechat', { max: 40, empty: '', hint: 'fields.wechatHint' }),
    picture('wechatPicture', 'fields.wechatPicture', { hint: 'fields.wechatPictureHint' }),
    text('licence', 'fields.licence', { required: true, max: 40 }),
    lines('openingHours', hourFields),
    lines('facts', factFields),
  ],
});

/** The fields of a link in the footer. */
export const linkFields: FieldsOf<WebsiteForm['footerLinks'][number]> = [
  translated('title', 'fields.linkTitle', { ...beside, max: 20 }),
  link('link', 'fields.link', { required: true, plain: true }),
];

/** What the website itself shows. */
export const websiteForm = defineForm<WebsiteForm>()({
  kind: 'website',
  messages: profileMessages,
  titles,
  nameOf: ({ siteName }) => siteName,
  fields: [
    translated('siteName', 'fields.siteName', { ...beside, max: 20 }),
    translated('copyright', 'fields.copyright', { ...beside, max: 60 }),
    text('icp', 'fields.icp', { max: 60, empty: '' }),
    text('publicSecurity', 'fields.publicSecurity', { max: 60, empty: '' }),
    link('sourceUrl', 'fields.sourceUrl', { plain: true, empty: '' }),
    lines('footerLinks', linkFields),
  ],
});
