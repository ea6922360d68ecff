import type { Text, TourCategory } from '@portal/shared/contract';

/** Names of the tour categories; the other kinds use names as categories. */
export const tourCategoryNames: Readonly<Record<TourCategory, Text>> = {
  domestic: { zh: '国内游', en: 'Domestic tours' },
  local: { zh: '本地游', en: 'Local tours' },
  'party-building': { zh: '红色旅游', en: 'Red tourism' },
  learning: { zh: '研学旅行', en: 'Study tours' },
  abroad: { zh: '出境游', en: 'Tours abroad' },
  vicinity: { zh: '周边游', en: 'Nearby tours' },
};

/** The name of a category stored as a code; undefined where the category itself is a name. */
export const codedCategoryName = (kind: string, category: string): Text | undefined =>
  kind === 'tour' && Object.hasOwn(tourCategoryNames, category)
    ? tourCategoryNames[category as TourCategory]
    : undefined;
