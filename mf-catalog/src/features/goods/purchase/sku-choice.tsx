import type { GoodsContent } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { RadioGroup } from '@portal/shared/ui';
import { goodsDetailMessages } from '../detail/goods-detail-messages.ts';
import type { Purchase } from './use-purchase.ts';

interface SkuChoiceProps {
  readonly options: GoodsContent['options'];
  readonly purchase: Purchase;
}

/** One value of each option: a taste, a size. What cannot be had with the choice before it says why. */
export const SkuChoice = ({ options, purchase }: SkuChoiceProps) => {
  const t = useMessages(goodsDetailMessages);
  const text = useText();
  const { sku, choose, stateOf } = purchase;
  return options.map(({ name, values }, option) => (
    <RadioGroup
      key={option}
      label={text(name)}
      value={sku ? String(sku.values[option]) : ''}
      onChange={(value) => choose(option, Number(value))}
      options={values.map((value, at) => {
        const state = stateOf(option, at);
        return {
          value: String(at),
          label: text(value),
          disabled: state !== 'free',
          note: state === 'free' || state === 'unknown' ? undefined : t(`choose.${state}`),
        };
      })}
    />
  ));
};
