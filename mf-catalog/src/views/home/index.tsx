import { readConfig } from '@portal/shared/config';
import { useMessages } from '@portal/shared/i18n';
import { Page, useTitle } from '@portal/shared/ui';
import { lazy, type ReactNode } from 'react';
import { LatestNewsPlace } from '#src/features/article/news/latest-news-place.tsx';
import { Contents } from '#src/features/home/contents.tsx';
import { type AreaBlock, type AreaBlocks, HomeAreas } from '#src/features/home/home-areas.tsx';
import { homeMessages } from '#src/features/home/home-messages.ts';
import { RotationNotice } from '#src/features/home/rotation-notice.tsx';
import styles from '#src/features/home/search-box.module.css';
import { SlideShow } from '#src/features/home/slides/slide-show.tsx';
import { TrustFacts } from '#src/features/home/trust-facts.tsx';
import { RecommendedTours } from '#src/features/tour/areas/recommended-tours.tsx';
import { StoriesSkeleton } from '#src/product/card/product-stories.tsx';
import { PopularPlaces } from '#src/product/search/popular-places.tsx';
import { SearchField } from '#src/product/search/search-field.tsx';

/** The search field with popular destinations. */
const SearchBox = () => (
  <div className={styles.search}>
    <SearchField />
    <div className={styles.popular}>
      <PopularPlaces />
    </div>
  </div>
);

const LaterArea = lazy(() => import('#src/features/home/later-areas.tsx'));

const later = (place: ReactNode): AreaBlock => ({ Block: LaterArea, place });

const short = later(<StoriesSkeleton count={4} lines={1} />);

/** Tours and goods have titles of two lines. */
const long = later(<StoriesSkeleton count={4} lines={2} />);

const blocks: AreaBlocks = {
  recommended: { Block: RecommendedTours, place: <StoriesSkeleton count={4} leading /> },
  ...{ sale: long, domestic: long, local: long, 'party-building': long },
  ...{ learning: long, abroad: long, vicinity: long, goods: long },
  ...{ hotels: short, tickets: short, visas: short },
  news: later(<LatestNewsPlace />),
};

/** The portal's front page. */
export default function Home() {
  const t = useMessages(homeMessages);
  useTitle(t('title'));
  return (
    <>
      <h1 className="visually-hidden">{readConfig().SYSTITLE}</h1>
      <SlideShow />
      <Page>
        <SearchBox />
        <RotationNotice />
        <Contents />
        <HomeAreas blocks={blocks} />
      </Page>
      <TrustFacts />
    </>
  );
}
