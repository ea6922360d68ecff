import type { Text, TourCategory } from '@portal/shared/contract';

/** What the tour categories are called; the other kinds have names for categories. */
export const tourCategoryNames: Readonly<Record<TourCategory, Text>> = {
  domestic: { zh: '国内游', en: 'Domestic tours' },
  local: { zh: '本地游', en: 'Local tours' },
  'party-building': { zh: '红色旅游', en: 'Red tourism' },
  learning: { zh: '研学旅行', en: 'Study tours' },
  abroad: { zh: '出境游', en: 'Tours abroad' },
  vicinity: { zh: '周边游', en: 'Nearby tours' },
};

/** The name of a category of any kind that is kept as a code; undefined where the category is a name itself. */
export const codedCategoryName = (kind: string, category: string): Text | undefined =>
  kind === 'tour' && Object.hasOwn(tourCategoryNames, category)
    ? tourCategoryNames[category as TourCategory]
    : undefined;
