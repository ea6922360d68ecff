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

type Single = Exclude<FieldSpec, { type: 'text' | 'texts' | 'list' | 'group' }>;

const useChoiceLabels = () => {
  const t = useMessages(formMessages);
  const products = useMessages(productMessages);
  const documentName = useDocumentName();
  return (of: ChoiceName): { value: string; label: string }[] => {
    if (of === 'category')
      return choices[of].map((value) => ({ value, label: products(`tourCategories.${value}`) }));
    if (of === 'document') return choices[of].map((value) => ({ value, label: documentName(value) }));
    if (of === 'refund') return choices[of].map((value) => ({ value, label: t(`choices.refund.${value}`) }));
    if (of === 'extraKind')
      return choices[of].map((value) => ({ value, label: t(`choices.extraKind.${value}`) }));
    if (of === 'extraRefund')
      return choices[of].map((value) => ({ value, label: t(`choices.extraRefund.${value}`) }));
    if (of === 'entries')
      return choices[of].map((value) => ({ value, label: t(`choices.entries.${value}`) }));
    return choices[of].map((value) => ({ value, label: t(`choices.applicant.${value}`) }));
  };
};

const ChoicesInput = ({ of, ...control }: Control<string[]> & { of: ChoiceName }) => (
  <Select<string[]> {...control} mode="multiple" options={useChoiceLabels()(of)} />
);

const ChoiceInput = ({ of, ...control }: Control<string> & { of: ChoiceName }) => (
  <Select<string> {...control} options={useChoiceLabels()(of)} />
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
