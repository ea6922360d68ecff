import { useMessages } from '@portal/shared/i18n';
import {
  Button,
  Checkbox,
  confirm,
  EmptyState,
  Icon,
  type IconName,
  Price,
  Rating,
  Skeleton,
  Stepper,
  Tag,
  TextInput,
  toast,
} from '@portal/shared/ui';
import { type ReactNode, useState } from 'react';
import { Card, Cards } from '#src/layout/cards.tsx';
import { Page } from '#src/layout/page.tsx';
import styles from './demo.module.css';
import { demoMessages } from './demo-messages.ts';

const icons: readonly IconName[] = [
  'compass',
  'hotel',
  'ticket',
  'bag',
  'passport',
  'calendar',
  'bus',
  'meal',
  'heart',
];

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card title={title}>
    <div className={styles.row}>{children}</div>
  </Card>
);

const Buttons = () => {
  const t = useMessages(demoMessages);
  return (
    <Part title={t('components.buttons')}>
      <Button>{t('components.primary')}</Button>
      <Button kind="quiet">{t('components.quiet')}</Button>
      <Button kind="quiet" icon="search">
        {t('components.text')}
      </Button>
    </Part>
  );
};

const Tags = () => {
  const t = useMessages(demoMessages);
  return (
    <Part title={t('components.tags')}>
      <Tag>{t('components.plain')}</Tag>
      <Tag tone="good">{t('components.good')}</Tag>
      <Tag tone="warn">{t('components.warn')}</Tag>
      <Tag tone="bad">{t('components.bad')}</Tag>
    </Part>
  );
};

const Layers = () => {
  const t = useMessages(demoMessages);
  const ask = async () => {
    const yes = await confirm({
      title: t('components.question'),
      body: t('components.answer'),
      confirmLabel: t('components.go'),
    });
    toast.success(t(yes ? 'components.went' : 'components.stayed'));
  };
  return (
    <Part title={t('components.layers')}>
      <Button kind="quiet" onClick={() => void ask()}>
        {t('components.ask')}
      </Button>
      <Button kind="quiet" onClick={() => toast.success(t('components.told'))}>
        {t('components.tell')}
      </Button>
    </Part>
  );
};

const Forms = () => {
  const t = useMessages(demoMessages);
  const [name, setName] = useState('');
  const [people, setPeople] = useState(2);
  const [agreed, setAgreed] = useState(false);
  return (
    <Part title={t('components.forms')}>
      <TextInput label={t('components.name')} hint={t('components.hint')} value={name} onChange={setName} />
      <Stepper label={t('components.people')} value={people} min={1} max={9} onChange={setPeople} />
      <Checkbox label={t('components.agree')} checked={agreed} onChange={setAgreed} />
    </Part>
  );
};

/** The components of `shared/ui`, to be tried. */
export const ComponentsScreen = () => {
  const t = useMessages(demoMessages);
  return (
    <Page title={t('components.title')} lead={t('components.lead')}>
      <Cards>
        <Buttons />
        <Tags />
        <Layers />
        <Part title={t('components.icons')}>
          {icons.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Part>
        <Part title={t('components.values')}>
          <Price fen={128_800} was={158_800} from />
          <Rating tenths={47} count={128} />
        </Part>
        <Forms />
        <Part title={t('components.states')}>
          <Skeleton height={72} />
          <EmptyState />
        </Part>
      </Cards>
    </Page>
  );
};
