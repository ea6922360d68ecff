import type { AgencyPage } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Blocks, useQueryParams, useTitle } from '@portal/shared/ui';
import styles from '../article.module.css';
import { articleMessages } from '../article-messages.ts';
import { ContactSection } from '../contact/contact-section.tsx';
import { NotFound } from '../not-found.tsx';
import { Reading } from '../reading.tsx';
import { AboutFrame } from './about-frame.tsx';
import { companyHeading } from './company-heading.ts';

const known = /^[A-Za-z0-9-]{1,32}$/;

/** The page that 联系我们 in menu and footer leads to. */
const contactCode = 'contact';

const Words = ({ page, named }: { page: AgencyPage; named: string | undefined }) => {
  const text = useText();
  const title = companyHeading(page, named, text);
  useTitle(page.seo?.title ? text(page.seo.title) : title);
  return (
    <AboutFrame title={title}>
      <Blocks blocks={page.body} alts={page.alts} />
      {page.code === contactCode && <ContactSection />}
    </AboutFrame>
  );
};

/** A page about the company, by the type and title in its address: `/aboutus/companyinfo?type=introduction&title=`. */
export const CompanyScreen = () => {
  const t = useMessages(articleMessages);
  const { get } = useQueryParams();
  const type = get('type') ?? 'introduction';
  return (
    <div className={styles.screen}>
      <Reading
        call="GET /api/v1/company/:code"
        input={known.test(type) ? { params: { code: type } } : undefined}
        missing={
          <AboutFrame title={t('about.label')}>
            <NotFound title={t('notFound.page')} to={paths.about} browse={t('notFound.browseAbout')} />
          </AboutFrame>
        }
      >
        {(page) => <Words page={page} named={get('title')} />}
      </Reading>
    </div>
  );
};
