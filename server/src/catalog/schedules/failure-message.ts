import type { ScheduleFailure, Text } from '@portal/shared/contract';
import { fillPlaceholders } from '#src/platform/text/index.ts';
import type { ScheduleAction, ScheduleSubject } from './schedule-repository.ts';
import en from './schedule-texts.en.json' with { type: 'json' };
import zh from './schedule-texts.zh-cn.json' with { type: 'json' };

const texts = { zh, en } as const;
const paths = { product: '/business/products/edit', article: '/site/articles/edit' } as const;

/** A message to the author of a step that was not taken. */
export interface FailureMessage {
  readonly userId: number;
  readonly category: 'notice';
  readonly source: string;
  readonly title: Text;
  readonly body: Text;
  readonly path: string;
}

interface FailedStep {
  readonly id: number;
  readonly userId: number;
  readonly action: ScheduleAction;
  readonly subject: ScheduleSubject;
  readonly title: Text;
  readonly failure: ScheduleFailure;
}

const render = ({ subject, action, title, failure }: FailedStep, language: 'zh' | 'en') => {
  const { [subject.kind]: titles, ...bodies } = texts[language];
  const values: Readonly<Record<string, string>> = {
    name: title[language] ?? title.zh,
    count: String(failure.faults.length),
  };
  const fill = (text: string) => fillPlaceholders(text, values);
  return { title: fill(titles[action]), body: fill(bodies[failure.reason]) };
};

/** The message to the author of a step that was not taken; it leads to the editor. */
export const failureMessage = (step: FailedStep): FailureMessage => {
  const [inChinese, inEnglish] = [render(step, 'zh'), render(step, 'en')];
  return {
    ...{ userId: step.userId, category: 'notice', source: `schedule ${step.id}` },
    title: { zh: inChinese.title, en: inEnglish.title },
    body: { zh: inChinese.body, en: inEnglish.body },
    path: `${paths[step.subject.kind]}?id=${step.subject.id}`,
  };
};
