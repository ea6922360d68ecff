import type { RotationForm, Text } from '@portal/shared/contract';
import { trimPair } from '#src/form/fields/text-pair-value.ts';

/** A notice as the form's controls hold it. */
export interface RotationValues {
  readonly title: Text;
  readonly link: string;
  readonly status: boolean;
  readonly version?: string;
}

export const newRotation: RotationValues = { title: { zh: '' }, link: '', status: true };

export const valuesOf = ({ title, link, status, version }: RotationForm): RotationValues => ({
  title,
  link: link ?? '',
  status: status !== 0,
  version,
});

export const bodyOf = ({ title, link, status, version }: RotationValues): RotationForm => ({
  title: trimPair(title),
  link: link.trim() || null,
  status: status ? 1 : 0,
  version,
});
