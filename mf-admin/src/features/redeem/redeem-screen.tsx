import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import { Button, Input, type InputRef } from 'antd';
import { type FormEvent, useId, useRef, useState } from 'react';
import { AntdPage } from '#src/layout/antd-page.tsx';
import { Camera } from './camera.tsx';
import { ResultPanel } from './gate-result.tsx';
import styles from './redeem.module.css';
import { type GateResult, useRedeem } from './redeem-calls.ts';
import { redeemMessages } from './redeem-messages.ts';
import { ShiftList } from './shift-list.tsx';

/** Vibrates once for an admitted ticket, three times for a refused one. */
const shake = (kind: GateResult['kind']): void => {
  navigator.vibrate?.(kind === 'in' ? 80 : [120, 80, 120, 80, 120]);
};

const useGate = () => {
  const t = useMessages(redeemMessages);
  const redeem = useRedeem();
  const [result, setResult] = useState<GateResult>();
  const tell = (next: GateResult) => {
    shake(next.kind);
    setResult(next);
  };
  const read = (code: string) => {
    if (redeem.isPending || code.trim() === '') return;
    redeem.mutate(code.trim(), {
      onSuccess: tell,
      onError: () => tell({ kind: 'unread', words: t('failed') }),
    });
  };
  return { result, read, busy: redeem.isPending };
};

/** Ticket check-in: a code is scanned or typed. */
export const RedeemScreen = () => {
  const t = useMessages(redeemMessages);
  const id = useId();
  const input = useRef<InputRef>(null);
  const [code, setCode] = useState('');
  const [scanning, setScanning] = useState(false);
  const { result, read, busy } = useGate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    read(code);
    setCode('');
    input.current?.focus();
  };
  return (
    <AntdPage title={t('title')} lead={t('lead')}>
      <div className={styles.gate}>
        <section className={styles.card}>
          <form className={styles.form} onSubmit={submit}>
            <label htmlFor={id}>{t('code')}</label>
            <Input
              ref={input}
              id={id}
              size="large"
              autoFocus
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              placeholder={t('hint')}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
            <Button type="primary" size="large" htmlType="submit" loading={busy}>
              {t('submit')}
            </Button>
          </form>
          <ResultPanel result={result} />
          {scanning && <Camera onCode={read} />}
          <Button icon={<Icon name="expand" size={16} />} onClick={() => setScanning(!scanning)}>
            {t(scanning ? 'camera.stop' : 'camera.start')}
          </Button>
        </section>
        <ShiftList />
      </div>
    </AntdPage>
  );
};
