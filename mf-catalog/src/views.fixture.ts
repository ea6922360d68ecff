import type { ComponentType } from 'react';
import type firstCalls from './first-calls.ts';
import CompanyInfo from './views/about/companyinfo.tsx';
import CompanyProfile from './views/about/contactus.tsx';
import NewsList from './views/about/news-list.tsx';
import AbroadTours from './views/abroad/index.tsx';
import Statement from './views/common/detail.tsx';
import DomesticTours from './views/domestic/index.tsx';
import GoodsDetail from './views/goods/detail.tsx';
import Goods from './views/goods/index.tsx';
import HelpArticle from './views/help/article.tsx';
import Help from './views/help/index.tsx';
import Home from './views/home/index.tsx';
import HotelDetail from './views/hotel/detail.tsx';
import Hotels from './views/hotel/index.tsx';
import LearningTours from './views/learning/index.tsx';
import LocalTours from './views/local/index.tsx';
import NewsDetail from './views/news/detail.tsx';
import PartyBuildingTours from './views/party-building/index.tsx';
import TourDetail from './views/route/detail.tsx';
import AllTours from './views/route/index.tsx';
import SearchAll from './views/search/index.tsx';
import TicketDetail from './views/ticket/detail.tsx';
import Tickets from './views/ticket/index.tsx';
import VicinityTours from './views/vicinity/index.tsx';
import VisaDetail from './views/visa/detail.tsx';
import Visas from './views/visa/index.tsx';

/** The views that the document brings responses along for, by name. */
export const views: Readonly<Record<keyof typeof firstCalls, ComponentType>> = {
  'home/index': Home,
  'domestic/index': DomesticTours,
  'local/index': LocalTours,
  'party-building/index': PartyBuildingTours,
  'learning/index': LearningTours,
  'abroad/index': AbroadTours,
  'vicinity/index': VicinityTours,
  'route/index': AllTours,
  'route/detail': TourDetail,
  'hotel/index': Hotels,
  'ticket/index': Tickets,
  'goods/index': Goods,
  'visa/index': Visas,
  'search/index': SearchAll,
  'hotel/detail': HotelDetail,
  'ticket/detail': TicketDetail,
  'goods/detail': GoodsDetail,
  'visa/detail': VisaDetail,
  'about/contactus': CompanyProfile,
  'about/news-list': NewsList,
  'about/companyinfo': CompanyInfo,
  'news/detail': NewsDetail,
  'common/detail': Statement,
  'help/index': Help,
  'help/article': HelpArticle,
};
