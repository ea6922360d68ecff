import type { SlideForm, Text } from '@portal/shared/contract';
import type { Dayjs } from 'dayjs';
import { clockOf, instantOf } from '#src/frame/fields/shanghai-time.ts';
import { pairOf, writtenPair, writtenPairOrNone } from '#src/frame/fields/written-pair.ts';

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
  subtitle: pairOf(form.subtitle),
  picture: form.picture,
  link: form.link ?? '',
  showFrom: clockOf(form.showFrom),
  showUntil: clockOf(form.showUntil),
  status: form.status !== 0,
  version: form.version,
});

export const bodyOf = (values: SlideValues): SlideForm => ({
  title: writtenPair(values.title),
  subtitle: writtenPairOrNone(values.subtitle),
  picture: values.picture,
  link: values.link.trim() || null,
  showFrom: instantOf(values.showFrom),
  showUntil: instantOf(values.showUntil),
  status: values.status ? 1 : 0,
  version: values.version,
});
