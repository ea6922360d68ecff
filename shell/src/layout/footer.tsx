import { useMessages, useText } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { Icon, PhoneLink } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { showSettings } from '../display/show-settings.ts';
import { useTravelInfo, useWebsiteManager } from '../site/site-data.ts';
import styles from './footer.module.css';
import { layoutMessages } from './messages.ts';
import { type NavItem, useNavigation } from './navigation.ts';

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

const Links = ({ items }: { items: readonly NavItem[] }) => (
  <ul>
    {items.map(({ to, label }) => (
      <li key={to}>
        {/^https?:/.test(to) ? (
          <a href={to} target="_blank" rel="noreferrer">
            {label}
          </a>
        ) : (
          <Link to={to}>{label}</Link>
        )}
      </li>
    ))}
  </ul>
);

const Contact = () => {
  const t = useMessages(layoutMessages);
  const text = useText();
  const info = useTravelInfo();
  if (!info) return null;
  return (
    <Column title={t('footer.contact')}>
      <PhoneLink phone={info.phone} className={styles.phone}>
        <Icon name="phone" />
      </PhoneLink>
      <p>{text(info.hours)}</p>
      <p>
        <a href={`mailto:${info.email}`}>{info.email}</a>
      </p>
      <p>{text(info.address)}</p>
    </Column>
  );
};

const Imprint = () => {
  const t = useMessages(layoutMessages);
  const text = useText();
  const info = useTravelInfo();
  const site = useWebsiteManager();
  const facts = [
    text(site?.copyright),
    info?.licence && t('footer.licence', { licence: info.licence }),
    site?.icp,
    site?.publicSecurity,
    t('footer.currency'),
  ];
  return (
    <ul className={styles.imprint}>
      {facts.filter(Boolean).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      <li>
        <button type="button" onClick={showSettings}>
          {t('footer.display')}
        </button>
      </li>
    </ul>
  );
};

/** The public footer: agency, contact and links. */
export const Footer = () => {
  const t = useMessages(layoutMessages);
  const text = useText();
  const info = useTravelInfo();
  const site = useWebsiteManager();
  const { tours, products, about } = useNavigation();
  const links = site?.footerLinks.map(({ title, link }) => ({ label: text(title), to: link })) ?? [];
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.columns}>
          <div>
            <p className={styles.name}>{text(info?.name)}</p>
            <p>{text(info?.slogan)}</p>
          </div>
          <Column title={t('footer.discover')}>
            <Links items={[...tours.items.slice(0, 3), ...products]} />
          </Column>
          <Column title={t('footer.company')}>
            <Links items={[...about.items, ...links]} />
          </Column>
          <Contact />
        </div>
        <Imprint />
      </div>
    </footer>
  );
};
