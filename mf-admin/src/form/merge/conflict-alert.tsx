import { useMessages } from '@portal/shared/i18n';
import { Alert, Button, Radio } from 'antd';
import { type ReactNode, useState } from 'react';
import { listMessages } from '#src/list/list-messages.ts';
import styles from './conflict.module.css';

/** The two versions of a record: as it is filled in here, and as somebody else saved it meanwhile. */
const sides = ['mine', 'theirs'] as const;
export type Side = (typeof sides)[number];

interface FieldConflictProps {
  readonly label: string;
  /** Shows one of the versions. */
  readonly show: (side: Side) => ReactNode;
  /** Puts one of the versions into the form. */
  readonly onChoose: (side: Side) => void;
}

/** A field that two people changed: both versions beside each other, to keep one's own or use the other. */
export const FieldConflict = ({ label, show, onChoose }: FieldConflictProps) => {
  const t = useMessages(listMessages);
  const [chosen, setChosen] = useState<Side>('mine');
  const choose = (side: Side) => {
    setChosen(side);
    onChoose(side);
  };
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <Radio.Group value={chosen} onChange={({ target }) => choose(target.value)}>
        {sides.map((side) => (
          <Radio key={side} value={side}>
            {t(`conflict.keep.${side}`)}
          </Radio>
        ))}
      </Radio.Group>
      <div className={styles.versions}>
        {sides.map((side) => (
          <fieldset key={side} disabled aria-label={t(`conflict.${side}`)}>
            {show(side)}
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
};

interface ConflictAlertProps {
  /** Says who saved the record. */
  readonly message: string;
  readonly onReload: () => void;
  /** The fields that both changed; without any, merging did not help. */
  readonly children: readonly ReactNode[];
}

/** Says that somebody else saved a record meanwhile, and offers what is stored now. */
export const ConflictAlert = ({ message, onReload, children }: ConflictAlertProps) => {
  const t = useMessages(listMessages);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={message}
      className={styles.conflict}
      description={
        <>
          <p>{t(children.length > 0 ? 'conflict.choose' : 'conflict.body')}</p>
          {children}
          <Button size="small" onClick={onReload}>
            {t('conflict.reload')}
          </Button>
        </>
      }
    />
  );
};
