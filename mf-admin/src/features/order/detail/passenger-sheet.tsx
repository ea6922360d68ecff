import { useDocumentName, usePassportText } from '@portal/shared/booking';
import type { PassengerList } from '@portal/shared/contract';
import { defineMessages, formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Icon, LinkButton } from '@portal/shared/ui';
import { Button } from 'antd';
import { orderPath } from '#src/order-parts/order-paths.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { DepartureFacts } from '../departure/departure-facts.tsx';
import { usePassengers } from '../order-calls.ts';
import styles from './order-detail.module.css';
import en from './passenger-messages.en.json' with { type: 'json' };
import zh from './passenger-messages.zh-cn.json' with { type: 'json' };

/** The words of the list of who departs together. */
const passengerMessages = defineMessages('adminPassenger', { 'zh-cn': zh, en });

const rowsOf = (list: PassengerList) =>
  list.orders.flatMap((order) =>
    order.travellers.map((traveller, place) => ({ ...traveller, order, first: place === 0 })),
  );

const Sheet = ({ list, orderNo }: { list: PassengerList; orderNo: string }) => {
  const t = useMessages(passengerMessages);
  const text = useText();
  const language = useLanguage();
  const documentName = useDocumentName();
  const passportText = usePassportText();
  const columns = ['number', 'name', 'document', 'order', 'contact', 'remark'] as const;
  return (
    <section className={styles.card} aria-label={t('title')}>
      <h2>{text(list.title)}</h2>
      <p>{t('lead', { day: formatDay(list.day, language, { year: true }), count: list.people })}</p>
      <DepartureFacts orderNo={orderNo} />
      <div className={styles.wide}>
        <table className={styles.passengers}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(`columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(list).map(
              ({ name, documentType, documentMask, child, order, first, ...person }, place) => (
                <tr key={place}>
                  <td>{place + 1}</td>
                  <td>
                    {name} {child && t('child')}
                  </td>
                  <td>
                    {documentName(documentType)} {documentMask} {passportText(person)}
                  </td>
                  <td>{first && order.orderNo}</td>
                  <td>{first && `${order.contact.name} ${order.contact.mobile}`}</td>
                  <td>{first && order.remark}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
};

/** Who goes on the departure of an order, for the guide: made to be printed. */
export const PassengerSheet = ({ orderNo }: { orderNo: string }) => {
  const t = useMessages(passengerMessages);
  const query = usePassengers(orderNo);
  return (
    <div className={styles.sheet}>
      <div className={styles.actions} data-screen>
        <LinkButton to={orderPath(orderNo)} kind="quiet" size="small">
          {t('back')}
        </LinkButton>
        <Button icon={<Icon name="print" size={16} />} disabled={!query.data} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <AdminQuery query={query} skeleton={<RowsSkeleton />}>
        {(list) => <Sheet list={list} orderNo={orderNo} />}
      </AdminQuery>
    </div>
  );
};
