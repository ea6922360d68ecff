import type { SlideForm, Text } from '@portal/shared/contract';
import type { Dayjs } from 'dayjs';
import { clockOf, instantOf } from '#src/form/fields/shanghai-time.ts';
import { toPair, trimPair, trimPairOrNull } from '#src/form/fields/text-pair-value.ts';

/** A slide as the form's controls hold it. */
export interface SlideValues {
  readonly title: Text;
  readonly subtitle: Text;
  readonly picture: string;
  readonly link: string;
  readonly showFrom: Dayjs | null;
  readonly showUntil: Dayjs | null;
  readonly status: boolean;
  readonly version?: string;
}

export const newSlide: SlideValues = {
  title: { zh: '' },
  subtitle: { zh: '' },
  picture: '',
  link: '',
  showFrom: null,
  showUntil: null,
  status: true,
};

export const valuesOf = (form: SlideForm): SlideValues => ({
  title: form.title,
  subtitle: toPair(form.subtitle),
  picture: form.picture,
  link: form.link ?? '',
  showFrom: clockOf(form.showFrom),
  showUntil: clockOf(form.showUntil),
  status: form.status !== 0,
  version: form.version,
});

export const bodyOf = (values: SlideValues): SlideForm => ({
  title: trimPair(values.title),
  subtitle: trimPairOrNull(values.subtitle),
  picture: values.picture,
  link: values.link.trim() || null,
  showFrom: instantOf(values.showFrom),
  showUntil: instantOf(values.showUntil),
  status: values.status ? 1 : 0,
  version: values.version,
});
