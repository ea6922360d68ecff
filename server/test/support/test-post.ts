import type { Mail, Sms } from '#src/platform/messaging/delivery.ts';
import type { Channels } from '#src/platform/messaging/index.ts';

/** Message channels that record what is sent, and fail on demand. */
export interface TestPost extends Channels {
  readonly mails: Mail[];
  readonly texts: Sms[];
  /** Thrown by sending, while it is set. */
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
