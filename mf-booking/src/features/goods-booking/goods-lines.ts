import { checkGoodsLines, type GoodsCount, mergeGoodsLines } from '@portal/shared/rules';

/** As many lines as one order can have. */
const maxLines = 50;

const lineIn = (text: string): GoodsCount | undefined => {
  const [, skuId, count] = /^(\d{1,15})x(\d{1,2})$/.exec(text) ?? [];
  const line = { skuId: Number(skuId), count: Number(count) };
  return line.skuId > 0 && line.count > 0 ? line : undefined;
};

/**
 * What is to be ordered, from the text of an address: `12x2,15x1` is two of SKU 12 and one of SKU 15, each SKU once.
 * Undefined where that is nothing, too much, or no such text.
 */
export const readGoodsLines = (text: string | undefined): readonly GoodsCount[] | undefined => {
  const lines = (text ?? '').split(',').map(lineIn);
  const whole = lines.flatMap((line) => (line ? [line] : []));
  if (whole.length < lines.length || whole.length > maxLines || checkGoodsLines(whole).length > 0)
    return undefined;
  return mergeGoodsLines(whole);
};
