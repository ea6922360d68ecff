import type { StaffQuestion } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { HasPerm } from '@portal/shared/session';
import { Button, Tag, TextLink } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { ListRow } from '#src/list/list-row.ts';
import post from '#src/ui/post.module.css';
import { useProductKindOptions } from '#src/ui/product-kinds.ts';
import { useModeration } from './question-calls.ts';
import { questionMessages } from './question-messages.ts';

const tones = { PENDING: 'warn', SHOWN: 'good', HIDDEN: 'bad' } as const;

type Answer = StaffQuestion['answers'][number];

const AnswerOfBuyer = ({ questionId, answer }: { questionId: number; answer: Answer }) => {
  const t = useMessages(questionMessages);
  const language = useLanguage();
  const { set, busy } = useModeration(questionId);
  const day = formatDay(answer.day, language, { year: true });
  const button = (shown: boolean) => (
    <Button kind="quiet" size="small" disabled={busy} onClick={() => set(answer.id, shown)}>
      {t(shown ? 'showAnswer' : 'hideAnswer')}
    </Button>
  );
  return (
    <div className={post.reply} data-state={answer.state}>
      <div className={post.head}>
        <strong>{t('buyer')}</strong>
        <Tag tone={tones[answer.state]}>{t(`state.${answer.state}`)}</Tag>
        <HasPerm anyOf={['biz:question:moderate']}>
          {answer.state !== 'SHOWN' && button(true)}
          {answer.state !== 'HIDDEN' && button(false)}
        </HasPerm>
      </div>
      <p className={post.text}>{useText()(answer.text)}</p>
      <p className={post.soft}>{t('by', { author: answer.author, day })}</p>
    </div>
  );
};

const Head = ({ question: { product, state, author, day } }: { question: StaffQuestion }) => {
  const t = useMessages(questionMessages);
  const text = useText();
  const kinds = useProductKindOptions();
  return (
    <header className={post.head}>
      <TextLink to={paths.product(product.kind, product.id)}>{text(product.title)}</TextLink>
      <Tag tone="sand">{kinds.find(({ value }) => value === product.kind)?.label}</Tag>
      <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
      <span className={post.soft}>
        {t('by', { author, day: formatDay(day, useLanguage(), { year: true }) })}
      </span>
    </header>
  );
};

interface QuestionCardProps {
  readonly row: ListRow<StaffQuestion>;
  readonly actions: ReactNode;
}

/** One question: what was asked about what, the answers, and what can be done. */
export const QuestionCard = ({ row: { item }, actions }: QuestionCardProps) => {
  const t = useMessages(questionMessages);
  const text = useText();
  return (
    <article className={post.card}>
      <Head question={item} />
      <p className={post.text}>{text(item.text)}</p>
      {item.hiddenReason && <p className={post.soft}>{t('reason', { reason: item.hiddenReason })}</p>}
      {item.answer && (
        <div className={post.reply}>
          <strong>{t('ours')}</strong>
          <p className={post.text}>{text(item.answer)}</p>
        </div>
      )}
      {item.answers.map((answer) => (
        <AnswerOfBuyer key={answer.id} questionId={item.id} answer={answer} />
      ))}
      {actions}
    </article>
  );
};
