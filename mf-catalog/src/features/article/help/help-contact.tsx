import { queryOf } from '@portal/shared/api';
import { readConfig } from '@portal/shared/config';
import type { TravelInfo } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { LinkButton, PhoneLink } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Opening, WeChat } from '../contact/contact-ways.tsx';
import styles from './help.module.css';
import { helpMessages } from './help-messages.ts';

const Ways = ({ info }: { info: TravelInfo }) => {
  const t = useMessages(helpMessages);
  return (
    <ul className={styles.ways}>
      <li>
        <PhoneLink phone={info.phone} /> <Opening info={info} />
      </li>
      {(info.wechat || info.wechatPicture) && (
        <li>
          {t('contact.wechat')} <WeChat info={info} />
        </li>
      )}
    </ul>
  );
};

/** The way to the agency, where the help centre does not answer. */
export const HelpContact = () => {
  const t = useMessages(helpMessages);
  const orgCode = readConfig().ORGCODE;
  const { data: info } = useQuery(queryOf('GET /api/travelInfo/getByOrgCode', { query: { orgCode } }));
  return (
    <section className={styles.contact} aria-labelledby="help-contact">
      <div>
        <h2 id="help-contact">{t('contact.title')}</h2>
        <p>{t('contact.body')}</p>
        {info && <Ways info={info} />}
      </div>
      <LinkButton kind="quiet" to={paths.contact}>
        {t('contact.link')}
      </LinkButton>
    </section>
  );
};
