import type { DraftOf, ProductDraft, Text } from '@portal/shared/contract';

type Typed = { readonly zh?: string | null; readonly en?: string | null };

const isText = (value: object): value is Typed => 'zh' in value || 'en' in value;

const textOf = ({ zh, en, ...place }: Typed): Text => ({ ...place, zh: zh ?? '', ...(en ? { en } : {}) });

const filled = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(filled);
  if (isText(value)) return textOf(value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [[key, filled(one)]])),
  );
};

const orNull = (text: Text | null): Text | null => (text && (text.zh !== '' || text.en) ? text : null);

const seoFrom = (seo: ProductDraft['seo']): ProductDraft['seo'] => {
  const [title, description] = [orNull(seo?.title ?? null), orNull(seo?.description ?? null)];
  const picture = seo?.picture || null;
  return title || description || picture ? { title, description, picture } : null;
};

const slash = ' / ';

/** What a variant is called: the values chosen. */
export const variantName = (
  options: DraftOf<'goods'>['content']['options'],
  values: readonly number[],
): Text => {
  const chosen = options.flatMap((option, place) => option.values[values[place] ?? 0] ?? []);
  const en = chosen.map((value) => value.en ?? value.zh).join(slash);
  return { zh: chosen.map(({ zh }) => zh).join(slash) || '标准', ...(en ? { en } : {}) };
};

const named = (draft: DraftOf<'goods'>): DraftOf<'goods'> => {
  const { options } = draft.content;
  const skus = draft.skus.map((sku) => {
    const values = options.map((_, place) => sku.attributes.values[place] ?? 0);
    return { ...sku, name: variantName(options, values), attributes: { ...sku.attributes, values } };
  });
  return { ...draft, skus };
};

/** The draft that the form's values say: controls that were never touched are empty, not missing. */
export const draftFrom = (values: object): ProductDraft => {
  // The form holds a draft, and its controls put in what a draft can be.
  const draft = filled(values) as ProductDraft;
  const whole = {
    ...draft,
    summary: orNull(draft.summary),
    destination: orNull(draft.destination),
    departureCity: orNull(draft.departureCity),
    seo: seoFrom(draft.seo),
  };
  return whole.kind === 'goods' ? named(whole) : whole;
};
