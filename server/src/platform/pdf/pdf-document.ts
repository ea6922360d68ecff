import type { Language } from '@portal/shared/contract';

/** A column of a table; without a width it takes what the others leave. In points, 72 to an inch. */
export interface PdfColumn {
  readonly title: string;
  readonly width?: number;
  readonly align?: 'right';
}

/** A part of the text, from top to bottom. A row of `facts` or of a `table` has to fit on a page. */
export type PdfBlock =
  | { readonly kind: 'title' | 'heading' | 'subheading' | 'text' | 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [term: string, value: string])[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly PdfColumn[];
      readonly rows: readonly (readonly string[])[];
      /** How many rows at the end are sums. */
      readonly sums?: number;
    };

/** Pages in one language, from a new page on; `footer` is on each of them. */
export interface PdfPart {
  readonly language: Language;
  readonly footer: string;
  readonly blocks: readonly PdfBlock[];
}

/** A document as data. Equal ones have equal bytes: the creation date is given, and nothing is random. */
export interface PdfDocument {
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
  readonly parts: readonly PdfPart[];
}
