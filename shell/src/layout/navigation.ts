import { useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { findRoute } from '@portal/shared/rules';
import { layoutMessages } from './messages.ts';

export interface NavItem {
  readonly label: string;
  readonly to: string;
}

export interface NavGroup {
  readonly label: string;
  readonly items: readonly NavItem[];
}

const tourPaths = ['/route', '/domestic', '/local', '/vicinity', '/abroad', '/learning', '/party-building'];
const aboutPaths = ['/aboutus/contactus', '/aboutus/news-list', '/aboutus/companyinfo'];

/** The links of the public header and footer. Titles of screens come from the route table. */
export const useNavigation = () => {
  const t = useMessages(layoutMessages);
  const text = useText();
  const named = (to: string): NavItem => ({ to, label: text(findRoute(to)?.title) });
  return {
    home: { label: t('home'), to: paths.home },
    tours: { label: t('tours'), items: tourPaths.map(named) },
    products: [
      { label: t('hotels'), to: paths.hotels },
      { label: t('tickets'), to: paths.tickets },
      { label: t('goods'), to: paths.goods },
      { label: t('visas'), to: paths.visas },
    ],
    about: { label: t('about'), items: aboutPaths.map(named) },
  };
};
