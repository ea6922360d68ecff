import type { Mail, Sms } from '#src/platform/messaging/delivery.ts';
import type { Channels } from '#src/platform/messaging/index.ts';

/** A post office that keeps what it is given, and fails as it is told. */
export interface TestPost extends Channels {
  readonly mails: Mail[];
  readonly texts: Sms[];
  /** What sending throws, while it is set. */
  trouble: Error | undefined;
}

export const testPost = (): TestPost => {
  const keep =
    <T>(kept: T[]) =>
    async (letter: T): Promise<void> => {
      if (post.trouble) throw post.trouble;
      kept.push(letter);
    };
  const [mails, texts]: [Mail[], Sms[]] = [[], []];
  const post: TestPost = {
    mails,
    texts,
    trouble: undefined,
    mail: { send: keep(mails) },
    sms: { send: keep(texts) },
  };
  return post;
};
