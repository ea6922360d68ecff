import { queryOf } from '@portal/shared/api';
import { useMessages, useText } from '@portal/shared/i18n';
import { Link, NavLink, paths, useLocation } from '@portal/shared/router';
import { Page } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { articleMessages } from '../article-messages.ts';
import styles from './about-frame.module.css';

/** The pages about the company. They help to find one's way, so nothing is said when they do not come. */
const useAboutLinks = () => {
  const t = useMessages(articleMessages);
  const text = useText();
  const pages = useQuery(queryOf('GET /api/v1/company', {}));
  const company = (pages.data ?? []).map(({ code, title }) => ({
    to: paths.company(code, text(title)),
    code,
    label: text(title),
  }));
  return [
    ...company,
    { to: paths.contact, code: undefined, label: t('about.profile') },
    { to: paths.news, code: undefined, label: t('about.news') },
  ];
};

/** Where the links stand in one line, wider than the screen, the current one is pushed into its middle. */
const useCurrentInSight = (place: string) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    if (!place || !list.current || !current) return;
    const line = list.current.getBoundingClientRect();
    const { left, width } = current.getBoundingClientRect();
    list.current.scrollLeft += left - line.left - (line.width - width) / 2;
  }, [place]);
  return list;
};

const AboutNav = () => {
  const t = useMessages(articleMessages);
  const links = useAboutLinks();
  const { pathname, search } = useLocation();
  const type = new URLSearchParams(search).get('type') ?? 'introduction';
  const onCompany = pathname.toLowerCase().startsWith('/aboutus/companyinfo');
  const list = useCurrentInSight(`${pathname}${search}${links.length}`);
  return (
    <nav aria-label={t('about.label')} className={styles.nav}>
      <ul ref={list}>
        {links.map(({ to, code, label }) => (
          <li key={to}>
            {code === undefined ? (
              <NavLink to={to}>{label}</NavLink>
            ) : (
              <Link to={to} aria-current={onCompany && code === type ? 'page' : undefined}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface AboutFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** What the screens about the agency share: their heading, and the way between them. */
export const AboutFrame = ({ title, lead, children }: AboutFrameProps) => (
  <Page title={title} lead={lead}>
    <div className={styles.columns}>
      <AboutNav />
      <div className={styles.main}>{children}</div>
    </div>
  </Page>
);
