import { PopularPlaces } from '#src/product/search/popular-places.tsx';
import { SearchField } from '#src/product/search/search-field.tsx';
import styles from './search-box.module.css';

/** Leads from a word to all that has it, and to the places most go to. */
export const SearchBox = () => (
  <div className={styles.search}>
    <SearchField />
    <div className={styles.popular}>
      <PopularPlaces />
    </div>
  </div>
);
