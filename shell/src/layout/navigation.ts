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

/** Whether a link leads to where the visitor is; pages about the company differ by their type. */
export const isCurrent = (
  to: string,
  { pathname, search }: { pathname: string; search: string },
): boolean => {
  const [path, query] = to.split('?');
  const typeOf = (given: string | undefined) => new URLSearchParams(given).get('type');
  return path === pathname.toLowerCase() && typeOf(query) === typeOf(search);
};

/** The links of the public header and footer. Titles of screens come from the route table. */
export const useNavigation = () => {
  const t = useMessages(layoutMessages);
  const text = useText();
  const named = (to: string): NavItem => ({ to, label: text(findRoute(to)?.title) });
  const company = (type: string, route: string): NavItem => {
    const { label } = named(route);
    return { to: paths.company(type, label), label };
  };
  return {
    home: { label: t('home'), to: paths.home },
    tours: { label: t('tours'), items: tourPaths.map(named) },
    products: [
      { label: t('hotels'), to: paths.hotels },
      { label: t('tickets'), to: paths.tickets },
      { label: t('goods'), to: paths.goods },
      { label: t('visas'), to: paths.visas },
    ],
    about: {
      label: t('about'),
      items: [
        company('introduction', paths.contact),
        named(paths.news),
        named(paths.helpCentre()),
        company('contact', '/aboutus/companyinfo'),
      ],
    },
  };
};
