import type { OrderVisaDocument } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { saveFile } from '@portal/shared/ui';
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import styles from './visa.module.css';
import { useDocument } from './visa-calls.ts';
import { visaMessages } from './visa-messages.ts';

/** An address of bytes in memory. They are what the server found them to be, never what they call themselves. */
const useAddress = (bytes: Blob, type: string): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return address;
};

/** What no scanner has looked for is not given to the viewers of the browser. */
const Unscanned = ({ file: { name }, bytes }: Pick<OrderVisaDocument, 'file'> & { bytes: Blob }) => {
  const t = useMessages(visaMessages);
  return (
    <>
      <Alert type="warning" showIcon title={t('unscanned', { name })} />
      <Button type="link" onClick={() => saveFile(bytes, name)}>
        {t('download')}
      </Button>
    </>
  );
};

const Shown = ({ file: { name, type }, bytes }: Pick<OrderVisaDocument, 'file'> & { bytes: Blob }) => {
  const t = useMessages(visaMessages);
  const address = useAddress(bytes, type);
  if (!address) return null;
  return (
    <>
      {type === 'application/pdf' ? (
        <iframe src={address} title={t('pdf', { name })} className={styles.pdf} />
      ) : (
        <img src={address} alt={t('picture', { name })} className={styles.picture} />
      )}
      <Button type="link" onClick={() => saveFile(bytes, name)}>
        {t('download')}
      </Button>
    </>
  );
};

/** A document as it was uploaded. */
export const DocumentViewer = ({ orderNo, place }: { orderNo: string; place: OrderVisaDocument }) => (
  <div className={styles.viewer}>
    <AdminQuery query={useDocument(orderNo, place.file.id)} skeleton={<RowsSkeleton rows={1} height={420} />}>
      {(bytes) =>
        place.file.scanned ? (
          <Shown file={place.file} bytes={bytes} />
        ) : (
          <Unscanned file={place.file} bytes={bytes} />
        )
      }
    </AdminQuery>
  </div>
);
