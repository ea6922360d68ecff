import { fenOfYuan } from '@portal/shared/rules';

/** A part of what is left, typed in yuan, in fen; undefined when it is no amount, nothing, or too much. */
export const partInFen = (typed: string, left: number): number | undefined => {
  const fen = fenOfYuan(typed.trim());
  return fen !== undefined && fen > 0 && fen <= left ? fen : undefined;
};
