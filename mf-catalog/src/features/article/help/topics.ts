import type { HelpRow, Text } from '@portal/shared/contract';

/** A topic of the help centre with its questions. */
export interface Topic {
  readonly name: Text;
  readonly questions: readonly HelpRow[];
}

/** Questions by topic; topics and questions keep their order. */
export const topicsOf = (rows: readonly HelpRow[]): Topic[] => {
  const topics = new Map<string, { name: Text; questions: HelpRow[] }>();
  for (const row of rows) {
    const topic = topics.get(row.topic.zh) ?? { name: row.topic, questions: [] };
    topic.questions.push(row);
    topics.set(row.topic.zh, topic);
  }
  return [...topics.values()];
};
