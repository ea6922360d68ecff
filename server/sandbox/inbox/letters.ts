/** A mail or an SMS as received. `html` and `subject` are a mail's. */
export interface Letter {
  readonly id: number;
  readonly channel: 'mail' | 'sms';
  /** The sender's id: equal for retries of one message. */
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly at: string;
}

/** Received messages, latest first. Bounded: the oldest are dropped. */
export interface Letters {
  keep(letter: Omit<Letter, 'id' | 'at'>): void;
  /** Messages to a recipient, or all. */
  list(to?: string): readonly Letter[];
  find(id: number): Letter | undefined;
  clear(): void;
}

const most = 500;

export const createLetters = (): Letters => {
  let letters: readonly Letter[] = [];
  let count = 0;
  return {
    keep: (letter) => {
      count += 1;
      letters = [{ ...letter, id: count, at: new Date().toISOString() }, ...letters].slice(0, most);
    },
    list: (to) => letters.filter((letter) => to === undefined || letter.to === to),
    find: (id) => letters.find((letter) => letter.id === id),
    clear: () => {
      letters = [];
    },
  };
};
