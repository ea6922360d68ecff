import { defineMessages, useMessages } from '@portal/shared/i18n';
import { NavLink, paths } from '@portal/shared/router';
import { Icon } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import en from './personal-messages.en.json' with { type: 'json' };
import zh from './personal-messages.zh-cn.json' with { type: 'json' };
import styles from './personal-page.module.css';
import { personalSections } from './personal-sections.ts';

const personalMessages = defineMessages('personal', { 'zh-cn': zh, en });

/** All sections of the personal centre: beside the content, or above it as one line to be pushed along. */
export const PersonalNavigation = () => {
  const t = useMessages(personalMessages);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const line = nav.current;
    const here = line?.querySelector<HTMLElement>('[aria-current=page]');
    if (line && here) line.scrollLeft = here.offsetLeft - (line.clientWidth - here.offsetWidth) / 2;
  }, []);
  return (
    <nav ref={nav} aria-label={t('navigation')} className={styles.nav}>
      {personalSections.map(({ group, items }) => (
        <div key={group} className={styles.group}>
          <p className={styles.groupName}>{t(`groups.${group}`)}</p>
          <ul>
            {items.map(({ child, icon }) => (
              <li key={child}>
                <NavLink to={paths.personal(child)} className={styles.link}>
                  <Icon name={icon} size={18} />
                  {t(`sections.${child}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};
