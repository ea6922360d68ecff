import { type Loose, textIn } from './draft-reading.ts';

/** What every booking may add, whatever its kind. */
export interface ExtrasDraft {
  readonly remark: string;
}

export const blankExtras: ExtrasDraft = { remark: '' };

export const extrasIn = ({ remark }: Loose): ExtrasDraft => ({ remark: textIn(remark) });

/** The extras as they are sent: nothing that is empty. */
export const extrasOf = ({ remark }: ExtrasDraft): { readonly remark?: string } =>
  remark.trim() === '' ? {} : { remark: remark.trim() };
