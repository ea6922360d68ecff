import { type Faults, firstWaits } from './faults.ts';
import type { Notification, Post, Protocol } from './protocol.ts';
import type { PendingNotification, TradeStore } from './trade-store.ts';

const POST_TIMEOUT = 10_000;
const LONGEST_TIMER = 2 ** 31 - 1;

export interface NotifierOptions {
  readonly store: TradeStore;
  readonly faults: Faults;
  readonly protocol: Protocol;
  /** The schedule is this many times faster than the provider's. */
  readonly clock: number;
}

export interface Notifier {
  /** Queues a notification, to be retried until it is acknowledged. The caller saves the state. */
  announce(url: string | undefined, notification: Notification): void;
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

type Deliver = (notification: PendingNotification) => Promise<boolean>;

/** Posts a notification with the simulated failures; returns whether the merchant acknowledged it. */
const createDelivery =
  ({ faults, protocol }: NotifierOptions, stopping: AbortSignal): Deliver =>
  async (notification) => {
    if (faults.notify === 'lose') return false;
    const answer = await deliver(
      notification.url,
      protocol.sign(notification, faults.notify === 'forge'),
      stopping,
    );
    return answer !== undefined && protocol.isAcknowledged(answer.status, answer.text);
  };

export function createNotifier(options: NotifierOptions): Notifier {
  const { store, faults, protocol, clock } = options;
  const { later, stop } = createTimers();
  const stopping = new AbortController();
  const post = createDelivery(options, stopping.signal);

  const attempt = async (notification: PendingNotification) => {
    const acknowledged = await post(notification);
    if (stopping.signal.aborted) return;
    const wait = protocol.schedule[notification.attempt];
    if (acknowledged || wait === undefined) store.notices.delete(notification.id);
    else {
      notification.attempt += 1;
      notification.dueAt = Date.now() + wait / clock;
      later(wait / clock, () => attempt(notification));
    }
    await store.save();
  };
  const announce = (url: string | undefined, { id, fields }: Notification) => {
    if (!url) return;
    const [first = 0, ...copies] = firstWaits(faults);
    const notification = { id, url, fields, attempt: 0, dueAt: Date.now() + first };
    store.notices.set(notification.id, notification);
    later(first, () => attempt(notification));
    for (const wait of copies) later(wait, async () => void (await post(notification)));
  };
  const resume = () => {
    for (const notification of store.notices.values())
      later(Math.max(0, notification.dueAt - Date.now()), () => attempt(notification));
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
