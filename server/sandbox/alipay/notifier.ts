import type { SandboxKeys } from './account.ts';
import type { Book, PendingNotice } from './book.ts';
import { type Faults, firstWaits } from './faults.ts';
import { signNotice } from './notice.ts';

const MINUTE = 60_000;
/** Waits between the posts of a notification until the merchant answers `success`; Alipay gives up after the last. */
export const SCHEDULE = [4, 10, 10, 60, 120, 360, 900].map((minutes) => minutes * MINUTE);

/** A real key, but not the one whose signature the merchant trusts. */
export const FORGERS_KEY = 'merchant-private.pem';

const POST_TIMEOUT = 10_000;
const LONGEST_TIMER = 2 ** 31 - 1;

export interface NotifierOptions {
  readonly book: Book;
  readonly faults: Faults;
  /** The schedule is this many times faster than Alipay's. */
  readonly clock: number;
  readonly keys: SandboxKeys;
}

export interface Notifier {
  /** Records a notification, to be posted until it is acknowledged. The caller saves the book. */
  announce(url: string | undefined, fields: Readonly<Record<string, string>>): void;
  /** Takes up what an earlier run left unacknowledged. */
  resume(): void;
  stop(): void;
}

export function createNotifier(options: NotifierOptions): Notifier {
  const { book, faults } = options;
  const timers = new Set<NodeJS.Timeout>();
  const stopping = new AbortController();

  const later = (wait: number, run: () => Promise<void>) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        void run();
      },
      Math.min(wait, LONGEST_TIMER),
    );
    timers.add(timer);
  };

  const post = (notice: PendingNotice) => {
    const key = options.keys[faults.notify === 'forge' ? FORGERS_KEY : 'gateway-private.pem'];
    return faults.notify === 'lose'
      ? Promise.resolve(false)
      : deliver(notice.url, signNotice(notice.fields, key, new Date()), stopping.signal);
  };

  const attempt = async (notice: PendingNotice) => {
    const acknowledged = await post(notice);
    if (stopping.signal.aborted) return;
    const wait = SCHEDULE[notice.attempt];
    if (acknowledged || wait === undefined) book.notices.delete(notice.id);
    else {
      notice.attempt += 1;
      notice.dueAt = Date.now() + wait / options.clock;
      later(wait / options.clock, () => attempt(notice));
    }
    await book.save();
  };

  return {
    announce(url, fields) {
      if (!url) return;
      const [first = 0, ...copies] = firstWaits(faults);
      const notice = { id: fields.notify_id ?? '', url, fields, attempt: 0, dueAt: Date.now() + first };
      book.notices.set(notice.id, notice);
      later(first, () => attempt(notice));
      for (const wait of copies) later(wait, async () => void (await post(notice)));
    },
    resume() {
      for (const notice of book.notices.values()) {
        later(Math.max(0, notice.dueAt - Date.now()), () => attempt(notice));
      }
    },
    stop() {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Posts one notification; true when the merchant's body is exactly `success`. Every failure means: not yet. */
async function deliver(url: string, fields: Record<string, string>, stopping: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(POST_TIMEOUT)]),
    });
    return (await answer.text()) === 'success';
  } catch {
    return false;
  }
}
