import { queryOf } from '@portal/shared/api';
import { readConfig } from '@portal/shared/config';
import type { TravelInfo } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { DescriptionList, PhoneLink, QueryView, Section, Skeleton, useTitle } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { articleMessages } from '../article-messages.ts';
import { ContactSection } from '../contact/contact-section.tsx';
import { Opening, WeChat } from '../contact/contact-ways.tsx';
import { AboutFrame } from './about-frame.tsx';
import styles from './profile.module.css';

const Reach = ({ info }: { info: TravelInfo }) => {
  const t = useMessages(articleMessages);
  const text = useText();
  const email = <a href={`mailto:${info.email}`}>{info.email}</a>;
  return (
    <DescriptionList
      items={[
        { term: t('about.phone'), value: <PhoneLink phone={info.phone} /> },
        { term: t('about.email'), value: email },
        {
          term: t('about.hours'),
          value: (
            <>
              {text(info.hours)} <Opening info={info} />
            </>
          ),
        },
        ...(info.wechat || info.wechatPicture
          ? [{ term: t('about.wechat'), value: <WeChat info={info} /> }]
          : []),
        { term: t('about.address'), value: text(info.address) },
        { term: t('about.licence'), value: info.licence },
      ]}
    />
  );
};

const Profile = ({ info }: { info: TravelInfo }) => {
  const t = useMessages(articleMessages);
  const text = useText();
  return (
    <>
      <p className={styles.slogan}>{text(info.slogan)}</p>
      <Reach info={info} />
      <ContactSection />
      <Section title={t('about.promises')}>
        <ul className={styles.promises}>
          {info.facts.map(({ title, body }, place) => (
            <li key={place}>
              <h3>{text(title)}</h3>
              <p>{text(body)}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
};

/** Who the agency is and how it is reached: `/aboutus/contactus`. */
export const ProfileScreen = () => {
  const t = useMessages(articleMessages);
  const text = useText();
  useTitle(t('about.profile'));
  const orgCode = readConfig().ORGCODE;
  const info = useQuery(queryOf('GET /api/travelInfo/getByOrgCode', { query: { orgCode } }));
  return (
    <AboutFrame title={t('about.profile')} lead={info.data && text(info.data.name)}>
      <div className={styles.screen}>
        <QueryView query={info} skeleton={<Skeleton height={640} />}>
          {(data) => <Profile info={data} />}
        </QueryView>
      </div>
    </AboutFrame>
  );
};
