import { useDocumentName } from '@portal/shared/booking';
import { useMessages } from '@portal/shared/i18n';
import { Form, Input, InputNumber, Select, Switch } from 'antd';
import type { ReactNode } from 'react';
import type { Control } from '#src/form/control.ts';
import { MoneyInput } from '#src/form/fields/money-input.tsx';
import { Gallery } from '../pictures/gallery.tsx';
import { PictureInput } from '../pictures/picture-input.tsx';
import { productMessages } from '../product-messages.ts';
import type { FieldPath } from './field-path.ts';
import { type ChoiceName, choices, type FieldSpec } from './field-spec.ts';
import { formMessages } from './form-messages.ts';
import { LabelsInput } from './inputs/labels-input.tsx';

import { OptionValues } from './inputs/option-values.tsx';
import { RegionInput } from './inputs/region-input.tsx';
import { TermInput } from './inputs/term-input.tsx';
import { TermsInput } from './inputs/terms-input.tsx';
import { TimeInput } from './inputs/time-input.tsx';

type Single = Exclude<FieldSpec, { type: 'text' | 'texts' | 'list' | 'group' | 'seoPreview' }>;

type Labels = Readonly<Record<ChoiceName, { value: string; label: string }[]>>;

const useChoiceLabels = (): Labels => {
  const t = useMessages(formMessages);
  const products = useMessages(productMessages);
  const documentName = useDocumentName();
  const labelled = <V extends string>(values: readonly V[], label: (value: V) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return {
    category: labelled(choices.category, (value) => products(`tourCategories.${value}`)),
    document: labelled(choices.document, documentName),
    refund: labelled(choices.refund, (value) => t(`choices.refund.${value}`)),
    extraKind: labelled(choices.extraKind, (value) => t(`choices.extraKind.${value}`)),
    extraRefund: labelled(choices.extraRefund, (value) => t(`choices.extraRefund.${value}`)),
    rideKind: labelled(choices.rideKind, (value) => t(`choices.rideKind.${value}`)),
    entries: labelled(choices.entries, (value) => t(`choices.entries.${value}`)),
    applicant: labelled(choices.applicant, (value) => t(`choices.applicant.${value}`)),
  };
};

const ChoicesInput = ({ of, ...control }: Control<string[]> & { of: ChoiceName }) => (
  <Select<string[]> {...control} mode="multiple" options={useChoiceLabels()[of]} />
);

const ChoiceInput = ({ of, ...control }: Control<string> & { of: ChoiceName }) => (
  <Select<string> {...control} options={useChoiceLabels()[of]} />
);

const controlOf = (spec: Single, label: string): ReactNode => {
  switch (spec.type) {
    case 'plain':
      return <Input maxLength={spec.max} />;
    case 'time':
      return <TimeInput optional={spec.optional} />;
    case 'number':
      return <InputNumber min={spec.min ?? 0} max={spec.max} step={spec.step} style={{ width: '100%' }} />;
    case 'money':
      return <MoneyInput />;
    case 'flag':
      return <Switch />;
    case 'choice':
      return <ChoiceInput of={spec.of} />;
    case 'choices':
      return <ChoicesInput of={spec.of} />;
    case 'term':
      return <TermInput of={spec.of} label={label} />;
    case 'terms':
      return <TermsInput />;
    case 'labels':
      return <LabelsInput />;
    case 'region':
      return <RegionInput label={label} />;
    case 'picture':
      return <PictureInput label={label} />;
    case 'gallery':
      return <Gallery label={label} />;
    case 'optionValues':
      return <OptionValues label={label} />;
  }
};

interface SingleFieldProps {
  readonly spec: Single;
  readonly label: string;
  readonly path: FieldPath;
}

/** A field of one control. */
export const SingleField = ({ spec, label, path }: SingleFieldProps) => (
  <Form.Item name={[...path]} label={label} valuePropName={spec.type === 'flag' ? 'checked' : undefined}>
    {controlOf(spec, label)}
  </Form.Item>
);
