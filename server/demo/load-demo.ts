import type { Deps } from '#src/platform/context/index.ts';
import { loadArticles, loadHelp } from './articles/load-articles.ts';
import { loadPublishing } from './articles/load-publishing.ts';
import { loadCoupons } from './coupons/load-coupons.ts';
import { loadGoods } from './goods/load-goods.ts';
import { loadHotels } from './hotels/load-hotels.ts';
import { type LoadPiece, loadOnce } from './load-once.ts';
import { loadQuestions } from './questions/load-questions.ts';
import { loadReviews } from './reviews/load-reviews.ts';
import { loadSite } from './site/load-site.ts';
import { loadBase } from './system/load-base.ts';
import { loadDepartments } from './system/load-departments.ts';
import { loadPeople } from './system/load-people.ts';
import { loadTickets } from './tickets/load-tickets.ts';
import { linkHotels } from './tours/link-hotels.ts';
import { loadTours } from './tours/load-tours.ts';
import { loadTranslatedNames } from './tours/translated-names.ts';
import { loadVisas } from './visas/load-visas.ts';

/** In this order: later pieces refer to earlier ones. */
const pieces: Readonly<Record<string, LoadPiece>> = {
  base: loadBase,
  system: loadPeople,
  terms: loadTranslatedNames,
  tours: loadTours,
  hotels: loadHotels,
  'hotels of tours': linkHotels,
  tickets: loadTickets,
  goods: loadGoods,
  visas: loadVisas,
  departments: loadDepartments,
  coupons: loadCoupons,
  reviews: loadReviews,
  questions: loadQuestions,
  articles: loadArticles,
  help: loadHelp,
  site: loadSite,
  publishing: loadPublishing,
};

/** Loads the demo data, each piece once in the life of a database. Gives the names of the pieces it wrote. */
export const loadDemo = async (deps: Pick<Deps, 'db' | 'now'>): Promise<string[]> => {
  const written: string[] = [];
  for (const [name, load] of Object.entries(pieces)) if (await loadOnce(deps, name, load)) written.push(name);
  return written;
};
