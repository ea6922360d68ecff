import { readConfig } from '@portal/shared/config';
import type { TourCategory } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Page, useQueryParams, useTitle } from '@portal/shared/ui';
import { type ComponentProps, lazy, Suspense } from 'react';
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

// Areas further down are loaded with their code, in one file.
const TourArea = lazy(() => import(/* webpackChunkName: "areas" */ '#src/features/tour/areas/tour-area.tsx'));
const ProductArea = lazy(() => import(/* webpackChunkName: "areas" */ '#src/features/home/product-area.tsx'));
const LatestNews = lazy(
  () => import(/* webpackChunkName: "areas" */ '#src/features/article/news/latest-news.tsx'),
);

// In a file that exists: each lazy file has its hash in the entry, which every page loads.
const HomePreview = lazy(() => import(/* webpackChunkName: "reviews" */ '#src/preview/home-preview.tsx'));

/** Tours and goods have titles of two lines. */
const stories = (Block: AreaBlock['Block'], lines: 1 | 2 = 2): AreaBlock => ({
  Block,
  place: <StoriesSkeleton count={4} lines={lines} />,
});

const tours = stories(({ area }) => <TourArea of={area.code as TourCategory | 'sale'} />);

const ofKind = (kind: ComponentProps<typeof ProductArea>['kind'], lines: 1 | 2 = 1) =>
  stories(() => <ProductArea kind={kind} />, lines);

const blocks: AreaBlocks = {
  recommended: { Block: RecommendedTours, place: <StoriesSkeleton count={4} leading /> },
  ...{ sale: tours, domestic: tours, local: tours, 'party-building': tours },
  ...{ learning: tours, abroad: tours, vicinity: tours },
  hotels: ofKind('hotel'),
  tickets: ofKind('ticket'),
  goods: ofKind('goods', 2),
  visas: ofKind('visa'),
  news: { Block: LatestNews, place: <LatestNewsPlace /> },
};

/** The portal's front page; `?preview=` an instant: as it will be then, which only editors may read. */
export default function Home() {
  const t = useMessages(homeMessages);
  useTitle(t('title'));
  const at = useQueryParams().get('preview');
  const page = (
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
  if (!at) return page;
  return (
    <Suspense fallback={null}>
      <HomePreview at={at}>{page}</HomePreview>
    </Suspense>
  );
}
