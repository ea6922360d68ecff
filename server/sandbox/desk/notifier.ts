import type { Book, PendingNotice } from './book.ts';
import { type Faults, firstWaits } from './faults.ts';
import type { Notice, Post, Protocol } from './protocol.ts';

const POST_TIMEOUT = 10_000;
const LONGEST_TIMER = 2 ** 31 - 1;

export interface NotifierOptions {
  readonly book: Book;
  readonly faults: Faults;
  readonly protocol: Protocol;
  /** The schedule is this many times faster than the provider's. */
  readonly clock: number;
}

export interface Notifier {
  /** Queues a notification, to be retried until it is acknowledged. The caller saves the state. */
  announce(url: string | undefined, notice: Notice): void;
  /** Resumes notifications that an earlier run left unacknowledged. */
  resume(): void;
  stop(): void;
}

/** Timers that can all be stopped together. */
function createTimers() {
  const timers = new Set<NodeJS.Timeout>();
  return {
    later(wait: number, run: () => Promise<void>) {
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          void run();
        },
        Math.min(wait, LONGEST_TIMER),
      );
      timers.add(timer);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

type Deliver = (notice: PendingNotice) => Promise<boolean>;

/** Posts a notification with the simulated failures; returns whether the merchant acknowledged it. */
const createDelivery =
  ({ faults, protocol }: NotifierOptions, stopping: AbortSignal): Deliver =>
  async (notice) => {
    if (faults.notify === 'lose') return false;
    const answer = await deliver(notice.url, protocol.sign(notice, faults.notify === 'forge'), stopping);
    return answer !== undefined && protocol.isAcknowledged(answer.status, answer.text);
  };

export function createNotifier(options: NotifierOptions): Notifier {
  const { book, faults, protocol, clock } = options;
  const { later, stop } = createTimers();
  const stopping = new AbortController();
  const post = createDelivery(options, stopping.signal);

  const attempt = async (notice: PendingNotice) => {
    const acknowledged = await post(notice);
    if (stopping.signal.aborted) return;
    const wait = protocol.schedule[notice.attempt];
    if (acknowledged || wait === undefined) book.notices.delete(notice.id);
    else {
      notice.attempt += 1;
      notice.dueAt = Date.now() + wait / clock;
      later(wait / clock, () => attempt(notice));
    }
    await book.save();
  };
  const announce = (url: string | undefined, { id, fields }: Notice) => {
    if (!url) return;
    const [first = 0, ...copies] = firstWaits(faults);
    const notice = { id, url, fields, attempt: 0, dueAt: Date.now() + first };
    book.notices.set(notice.id, notice);
    later(first, () => attempt(notice));
    for (const wait of copies) later(wait, async () => void (await post(notice)));
  };
  const resume = () => {
    for (const notice of book.notices.values())
      later(Math.max(0, notice.dueAt - Date.now()), () => attempt(notice));
  };
  const end = () => {
    stopping.abort();
    stop();
  };
  return { announce, resume, stop: end };
}

/** Posts one notification and returns the merchant's response; undefined without one. */
async function deliver(url: string, { headers, body }: Post, stopping: AbortSignal) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(POST_TIMEOUT)]),
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return undefined;
  }
}
