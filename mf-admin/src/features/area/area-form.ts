import type { HomeAreaForm, Text } from '@portal/shared/contract';
import { toPair, trimPair, trimPairOrNull } from '#src/form/fields/text-pair-value.ts';

/** A home area as the form's controls hold it. */
export interface AreaValues {
  readonly code: string | undefined;
  readonly title: Text;
  readonly subtitle: Text;
  readonly link: string;
  readonly status: boolean;
  readonly version?: string;
}

export const newArea: AreaValues = {
  code: undefined,
  title: { zh: '' },
  subtitle: { zh: '' },
  link: '',
  status: true,
};

export const valuesOf = ({ code, title, subtitle, link, status, version }: HomeAreaForm): AreaValues => ({
  code,
  title,
  subtitle: toPair(subtitle),
  link: link ?? '',
  status: status !== 0,
  version,
});

export const bodyOf = ({ code, title, subtitle, link, status, version }: AreaValues): HomeAreaForm => ({
  code: code ?? '',
  title: trimPair(title),
  subtitle: trimPairOrNull(subtitle),
  link: link.trim() || null,
  status: status ? 1 : 0,
  version,
});

/** A recommendation type or a label as the form's controls hold it. */
export interface NamedValues {
  readonly name: Text;
  readonly status: boolean;
  readonly version?: string;
}

export const newNamed: NamedValues = { name: { zh: '' }, status: true };

interface NamedForm {
  readonly name: Text;
  readonly status?: 0 | 1;
  readonly version?: string;
}

export const namedValuesOf = ({ name, status, version }: NamedForm): NamedValues => ({
  name,
  status: status !== 0,
  version,
});

export const namedBodyOf = ({
  name,
  status,
  version,
}: NamedValues): Required<Pick<NamedForm, 'name' | 'status'>> & Pick<NamedForm, 'version'> => ({
  name: trimPair(name),
  status: status ? 1 : 0,
  version,
});
