import { readConfig } from '@portal/shared/config';
import type { TourCategory } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Page, useTitle } from '@portal/shared/ui';
import type { ComponentProps } from 'react';
import { LatestNews, LatestNewsPlace } from '#src/features/article/news/latest-news.tsx';
import { Contents } from '#src/features/home/contents.tsx';
import { type AreaBlock, type AreaBlocks, HomeAreas } from '#src/features/home/home-areas.tsx';
import { homeMessages } from '#src/features/home/home-messages.ts';
import { ProductArea } from '#src/features/home/product-area.tsx';
import { RotationNotice } from '#src/features/home/rotation-notice.tsx';
import styles from '#src/features/home/search-box.module.css';
import { SlideShow } from '#src/features/home/slides/slide-show.tsx';
import { TrustFacts } from '#src/features/home/trust-facts.tsx';
import { RecommendedTours } from '#src/features/tour/areas/recommended-tours.tsx';
import { CategoryTours, SaleTours } from '#src/features/tour/areas/tour-area.tsx';
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

/** Tours and goods have long titles. */
const stories = (Block: AreaBlock['Block'], lines: 1 | 2 = 2): AreaBlock => ({
  Block,
  place: <StoriesSkeleton count={4} lines={lines} />,
});

const ofCategory = (category: TourCategory) => stories(() => <CategoryTours category={category} />);

const ofKind = (kind: ComponentProps<typeof ProductArea>['kind'], lines: 1 | 2 = 1) =>
  stories(() => <ProductArea kind={kind} />, lines);

const blocks: AreaBlocks = {
  recommended: { Block: RecommendedTours, place: <StoriesSkeleton count={4} leading /> },
  sale: stories(SaleTours),
  domestic: ofCategory('domestic'),
  local: ofCategory('local'),
  'party-building': ofCategory('party-building'),
  learning: ofCategory('learning'),
  abroad: ofCategory('abroad'),
  vicinity: ofCategory('vicinity'),
  hotels: ofKind('hotel'),
  tickets: ofKind('ticket'),
  goods: ofKind('goods', 2),
  visas: ofKind('visa'),
  news: { Block: LatestNews, place: <LatestNewsPlace /> },
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
