import type { VisaCaseDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { type FulfilmentEvent, stepsOf } from '@portal/shared/rules';
import { LinkButton, toast, useQueryParams } from '@portal/shared/ui';
import { Alert, Button } from 'antd';
import { lazy, useState } from 'react';
import { AntdPage } from '#src/layout/antd-page.tsx';
import { Overlay } from '#src/layout/overlay.tsx';
import { orderActionMessages } from '#src/order-parts/action-messages.ts';
import { orderPath } from '#src/order-parts/order-paths.ts';
import { StepTag } from '#src/order-parts/order-tags.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { CaseFiles } from './case-files.tsx';
import { DocumentViewer } from './document-viewer.tsx';
import { useCaseKeys } from './use-case-keys.ts';
import { VerdictForm } from './verdict-form.tsx';
import styles from './visa.module.css';
import { useCase, useJudge } from './visa-calls.ts';
import { visaMessages } from './visa-messages.ts';

const StepDialog = lazy(() => import('#src/order-parts/step-dialog.tsx'));

const Steps = ({ detail: { orderNo, fulfilment, standing } }: { detail: VisaCaseDetail }) => {
  const deeds = useMessages(orderActionMessages);
  const [step, setStep] = useState<FulfilmentEvent>();
  return (
    <>
      {(standing ? stepsOf('visa', fulfilment, 'staff') : []).map((event) => (
        <Button key={event} onClick={() => setStep(event)}>
          {deeds(event)}
        </Button>
      ))}
      {step && (
        <Overlay>
          <StepDialog orderNo={orderNo} event={step} onClosed={() => setStep(undefined)} />
        </Overlay>
      )}
    </>
  );
};

const CaseHead = ({ detail }: { detail: VisaCaseDetail }) => {
  const t = useMessages(visaMessages);
  const text = useText();
  const { files, title, fulfilment, orderNo } = detail;
  const done = files.filter(({ state }) => state !== 'PENDING').length;
  return (
    <div className={styles.head}>
      <span>
        {text(title)} <StepTag order={{ kind: 'visa', fulfilment }} />
      </span>
      <label className={styles.progress}>
        {t('case.progress', { done, total: files.length })}
        <progress max={Math.max(1, files.length)} value={done} />
      </label>
      <span className={styles.actions}>
        <LinkButton to={orderPath(orderNo)} kind="quiet" size="small">
          {t('case.order')}
        </LinkButton>
        <Steps detail={detail} />
      </span>
    </div>
  );
};

/** The open file: the one in the URL, else the first to review. */
const useFiles = ({ files }: VisaCaseDetail) => {
  const { get, set } = useQueryParams();
  const asked = files.findIndex(({ file }) => String(file.id) === get('file'));
  const waiting = files.findIndex(({ state }) => state === 'PENDING');
  const at = asked >= 0 ? asked : Math.max(0, waiting);
  const open = (fileId: number | undefined) => set({ file: fileId }, { replace: true });
  const go = (by: number) => {
    const next = files[at + by];
    if (next) open(next.file.id);
  };
  return { place: files[at], open, go, isFirst: at === 0, isLast: at >= files.length - 1 };
};

const Review = ({ detail }: { detail: VisaCaseDetail }) => {
  const t = useMessages(visaMessages);
  const { orderNo, fulfilment, standing } = detail;
  const { place, open, go, isFirst, isLast } = useFiles(detail);
  const judge = useJudge(orderNo);
  const reviewing = standing && fulfilment === 'REVIEWING';
  const accept = () => {
    if (!place || !reviewing || judge.isPending) return;
    judge.mutate(
      { id: place.file.id, state: 'ACCEPTED' },
      {
        onSuccess: () => {
          toast.success(t('accepted'));
          go(1);
        },
      },
    );
  };
  useCaseKeys({ onPrevious: () => go(-1), onNext: () => go(1), onAccept: accept });
  if (!place) return <Alert type="info" showIcon title={t('case.nothing')} />;
  return (
    <div className={styles.columns}>
      <CaseFiles detail={detail} chosen={place.file.id} onChoose={open} />
      <div className={styles.desk}>
        <div className={styles.actions}>
          <Button disabled={isFirst} onClick={() => go(-1)}>
            {t('case.previous')}
          </Button>
          <Button disabled={isLast} onClick={() => go(1)}>
            {t('case.next')}
          </Button>
          <small>{t('case.keys')}</small>
        </div>
        {reviewing ? (
          <VerdictForm
            key={place.file.id}
            orderNo={orderNo}
            place={place}
            busy={judge.isPending}
            onAccept={accept}
            onJudged={() => go(1)}
          />
        ) : (
          <Alert type="info" showIcon title={t('notReviewing')} />
        )}
        <DocumentViewer key={`view ${place.file.id}`} orderNo={orderNo} place={place} />
      </div>
    </div>
  );
};

/** The documents of one visa order, looked at and judged one by one. */
export const CaseScreen = ({ orderNo }: { orderNo: string }) => {
  const t = useMessages(visaMessages);
  const back = (
    <LinkButton to="/business/visas" kind="quiet" size="small">
      {t('case.back')}
    </LinkButton>
  );
  return (
    <AntdPage title={t('case.title', { orderNo })} actions={back}>
      <AdminQuery query={useCase(orderNo)} skeleton={<RowsSkeleton height={96} />}>
        {(detail) => (
          <>
            <CaseHead detail={detail} />
            <Review detail={detail} />
          </>
        )}
      </AdminQuery>
    </AntdPage>
  );
};
