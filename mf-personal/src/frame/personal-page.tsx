import { NeedsMember, Page, useTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { PersonalNavigation } from './personal-navigation.tsx';
import styles from './personal-page.module.css';

interface PersonalPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** At the end of the title's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every screen of the personal centre. Visitors are asked for login first. */
export const PersonalPage = ({ title, lead, action, children }: PersonalPageProps) => {
  useTitle(title);
  return (
    <Page>
      <NeedsMember>
        <div className={styles.frame}>
          <PersonalNavigation />
          <div className={styles.content}>
            <header className={styles.header}>
              <div>
                <h1>{title}</h1>
                {lead && <p className={styles.lead}>{lead}</p>}
              </div>
              {action}
            </header>
            {children}
          </div>
        </div>
      </NeedsMember>
    </Page>
  );
};
