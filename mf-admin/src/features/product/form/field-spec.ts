import { documentTypes } from '@portal/shared/rules';
import type { FieldName } from './field-words.ts';

interface Named {
  /** Its name in the draft. */
  readonly name: string;
  /** What it is called, where that is not its name. */
  readonly label?: FieldName;
  /** It takes the whole width. */
  readonly wide?: boolean;
}

/** A field of a product's form, described. A `text` is in two languages, `texts` is a list of them; `choices` are several of a set. */
export type FieldSpec = Named &
  (
    | { readonly type: 'text'; readonly long?: boolean; readonly max?: number }
    | { readonly type: 'texts'; readonly long?: boolean }
    | { readonly type: 'plain'; readonly max?: number }
    | { readonly type: 'time'; readonly optional?: boolean }
    | { readonly type: 'number'; readonly min?: number; readonly max?: number; readonly step?: number }
    | { readonly type: 'money'; readonly optional?: boolean }
    | { readonly type: 'flag' }
    | { readonly type: 'choice'; readonly of: ChoiceName }
    | { readonly type: 'choices'; readonly of: ChoiceName }
    | { readonly type: 'term'; readonly of: 'category' | 'destination' | 'departureCity' }
    | { readonly type: 'terms' }
    | { readonly type: 'labels' }
    | { readonly type: 'region' }
    | { readonly type: 'picture' }
    | { readonly type: 'gallery' }
    | { readonly type: 'optionValues' }
    | { readonly type: 'seoPreview' }
    | { readonly type: 'group'; readonly fields: readonly FieldSpec[] }
    | {
        readonly type: 'list';
        readonly fields: readonly FieldSpec[];
        readonly blank: object;
        readonly most?: number;
      }
  );

/** Closed sets to choose from. */
export const choices = {
  category: ['domestic', 'local', 'party-building', 'learning', 'abroad', 'vicinity'],
  refund: ['anytime', 'dayBefore', 'never'],
  entries: ['single', 'multiple'],
  document: documentTypes,
  extraKind: ['INSURANCE', 'TRANSFER', 'EQUIPMENT', 'OTHER'],
  extraRefund: ['tiers', 'daysBefore', 'never'],
  rideKind: ['flight', 'train', 'coach', 'ship', 'car'],
  applicant: ['employed', 'selfEmployed', 'student', 'retired', 'child'],
} as const;

export type ChoiceName = keyof typeof choices;

/** A part of the form under one heading. */
export interface SectionSpec {
  readonly key: 'basics' | 'pictures' | 'texts' | 'details' | 'terms' | 'sale' | 'seo';
  readonly fields: readonly FieldSpec[];
}
