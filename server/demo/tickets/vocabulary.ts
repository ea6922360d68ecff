import audienceData from '../data/tickets/vocabulary/audiences.json' with { type: 'json' };
import categoryData from '../data/tickets/vocabulary/categories.json' with { type: 'json' };
import commonNoticeData from '../data/tickets/vocabulary/common-notices.json' with { type: 'json' };
import inclusionData from '../data/tickets/vocabulary/inclusions.json' with { type: 'json' };
import noticeData from '../data/tickets/vocabulary/notices.json' with { type: 'json' };
import themeData from '../data/tickets/vocabulary/themes.json' with { type: 'json' };
import { Pair, Words } from '../text-pair.ts';
import { themeNames } from '../tours/translated-names.ts';
import { validateEach } from '../validate-data.ts';

const vocabulary = 'tickets/vocabulary';

/** What sort of sight it is, with its English. */
export const sightCategories = validateEach(Words, `${vocabulary}/categories.json`, categoryData);

/** What a visit is about, with its English: the themes of tours, and two more. */
export const sightThemes = {
  ...themeNames,
  ...validateEach(Words, `${vocabulary}/themes.json`, themeData),
};

/** For whom a ticket type is. */
export const audiences = validateEach(Pair, `${vocabulary}/audiences.json`, audienceData);

/** What a ticket often holds. */
export const inclusions = validateEach(Pair, `${vocabulary}/inclusions.json`, inclusionData);

/** What visitors should know, of sights that it holds for. */
export const sightNotices = validateEach(Pair, `${vocabulary}/notices.json`, noticeData);

/** How one enters, with a name on each ticket or by a code, and what holds for every sight of the demo. */
export const commonNotices = validateEach(Pair, `${vocabulary}/common-notices.json`, commonNoticeData);
