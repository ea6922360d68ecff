import type { CallData, Language, RuntimeConfig, Text } from '@portal/shared/contract';
import type { Ask } from './ask.ts';
import { fillCall } from './first-calls.ts';
import type { PageTarget } from './page-target.ts';
import { descriptions, notFoundTitle, portalDescription } from './page-texts.ts';

/** What a page says of itself in the document's head. */
export interface PageDescription {
  readonly found: boolean;
  readonly title: string;
  readonly description: string;
  /** A path of ours. */
  readonly picture?: string;
}

interface Words {
  readonly title: Text;
  readonly description: Text | null;
  readonly picture?: string;
}

/** Screens about one thing: the public call that gives it, and its words. A thing that is not there is a 404. */
interface Subject {
  readonly call: string;
  readonly read: (data: unknown) => Words;
}

const subjects: Readonly<Record<string, Subject>> = {
  'route/detail': {
    call: 'GET /api/v1/tours/{query.id}',
    read: (data) => {
      const { title, summary, picture } = data as CallData<'GET /api/v1/tours/:id'>;
      return { title, description: summary, picture };
    },
  },
};

const longest = 160;
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

const wordsOf = async (
  { view = '', query, title }: PageTarget,
  ask: Ask,
  config: RuntimeConfig,
): Promise<Words | undefined> => {
  const general = {
    title,
    description: Object.hasOwn(descriptions, view) ? (descriptions[view] ?? null) : null,
  };
  const subject = Object.hasOwn(subjects, view) ? subjects[view] : undefined;
  if (!subject) return general;
  const url = fillCall(subject.call, { query, config });
  const answer = url === undefined ? { status: 404 } : await ask(url);
  if (answer === undefined || answer.status >= 500) return general;
  return 'data' in answer ? subject.read(answer.data) : undefined;
};

const isHome = ({ view }: PageTarget): boolean => view === 'home/index';

/** Title, description and picture of a page in the visitor's language; `found` is false when its subject is not there. */
export const describePage = async (
  target: PageTarget,
  { language, ask, config }: { language: Language; ask: Ask; config: RuntimeConfig },
): Promise<PageDescription> => {
  const inLanguage = (text: Text): string => (language === 'en' ? (text.en ?? text.zh) : text.zh);
  const words = target.found ? await wordsOf(target, ask, config) : undefined;
  const { title, description, picture } = words ?? { title: notFoundTitle, description: null };
  return {
    found: words !== undefined,
    title: words && isHome(target) ? config.SYSTITLE : `${inLanguage(title)} · ${config.SYSTITLE}`,
    description: cut(inLanguage(description ?? portalDescription)),
    picture,
  };
};
