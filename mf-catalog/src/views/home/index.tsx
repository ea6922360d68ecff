import { readConfig } from '@portal/shared/config';
import { useMessages } from '@portal/shared/i18n';
import { Page, useTitle } from '@portal/shared/ui';
import { LatestNews } from '#src/features/article/news/latest-news.tsx';
import { Contents } from '#src/features/home/contents.tsx';
import { type AreaBlocks, HomeAreas } from '#src/features/home/home-areas.tsx';
import { homeMessages } from '#src/features/home/home-messages.ts';
import { ProductArea } from '#src/features/home/product-area.tsx';
import { RotationNotice } from '#src/features/home/rotation-notice.tsx';
import { SearchBox } from '#src/features/home/search-box.tsx';
import { SlideShow } from '#src/features/home/slides/slide-show.tsx';
import { TrustFacts } from '#src/features/home/trust-facts.tsx';
import { RecommendedTours } from '#src/features/tour/areas/recommended-tours.tsx';
import { CategoryTours, SaleTours } from '#src/features/tour/areas/tour-area.tsx';

const blocks: AreaBlocks = {
  recommended: RecommendedTours,
  sale: SaleTours,
  domestic: () => <CategoryTours category="domestic" />,
  local: () => <CategoryTours category="local" />,
  'party-building': () => <CategoryTours category="party-building" />,
  learning: () => <CategoryTours category="learning" />,
  abroad: () => <CategoryTours category="abroad" />,
  vicinity: () => <CategoryTours category="vicinity" />,
  hotels: () => <ProductArea kind="hotel" />,
  tickets: () => <ProductArea kind="ticket" />,
  goods: () => <ProductArea kind="goods" />,
  visas: () => <ProductArea kind="visa" />,
  news: LatestNews,
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
