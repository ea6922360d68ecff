import type { HomeArea } from '@portal/shared/contract';
import type { ReactNode } from 'react';
import { LatestNews } from '#src/features/article/news/latest-news.tsx';
import { CategoryTours, SaleTours } from '#src/features/tour/areas/tour-area.tsx';
import { ProductArea } from './product-area.tsx';

/** The content of areas that are usually further down, by their code. */
const contents: Readonly<Record<string, ReactNode>> = {
  sale: <SaleTours />,
  domestic: <CategoryTours category="domestic" />,
  local: <CategoryTours category="local" />,
  'party-building': <CategoryTours category="party-building" />,
  learning: <CategoryTours category="learning" />,
  abroad: <CategoryTours category="abroad" />,
  vicinity: <CategoryTours category="vicinity" />,
  hotels: <ProductArea kind="hotel" />,
  tickets: <ProductArea kind="ticket" />,
  goods: <ProductArea kind="goods" />,
  visas: <ProductArea kind="visa" />,
  news: <LatestNews />,
};

/** An area that is loaded with its code when it is near the viewport. */
export default function LaterArea({ area }: { readonly area: HomeArea }) {
  return contents[area.code];
}
