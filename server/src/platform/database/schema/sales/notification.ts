import type { Text } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref } from '../columns.ts';
import { messages } from '../identity/message.ts';
import { users } from '../identity/users.ts';
import { orders } from './order.ts';
import { waitlistEntries } from './waitlist.ts';

/** The facts of a notification at the time of the event; those of a waiting list have no order number. Amounts in fen. */
export interface NotificationFacts {
  readonly orderNo?: string;
  readonly kind: string;
  readonly title: Text;
  readonly name: string;
  readonly amount: number;
  readonly day: string | null;
  readonly reason?: string;
  readonly carrier?: string;
  readonly trackingNo?: string;
  readonly expiresAt?: string;
  readonly people?: number;
  /** Of an electronic visa: no originals were handed in. */
  readonly electronic?: boolean;
  /** The open balance, and the day until whose end it is due. */
  readonly balance?: number;
  readonly balanceDue?: string;
  /** Time and place of a departure, and its tour leader. */
  readonly meeting?: string;
  readonly leader?: string;
  /** Of a message: its text, and its path in the portal. */
  readonly body?: Text;
  readonly path?: string;
  /** The extras of a tour that was booked, and how many of each. */
  readonly extras?: readonly { readonly name: Text; readonly quantity: number }[];
}

/**
 * Transactional outbox: recipient and channel of each notification about an order, an entry of a waiting list or a message, written
 * in the transaction of the event and sent by a job. `occurrence` distinguishes a second refund from the first. `UNKNOWN`: it may have been
 * sent, and is not retried; `SKIPPED`: the member switched the channel off. Those of messages wait for all others.
 */
export const notifications = pgTable(
  'notices',
  {
    id: id(),
    orderId: ref().references(() => orders.id),
    messageId: ref().references(() => messages.id, { onDelete: 'cascade' }),
    /** The member, whose channel settings decide. */
    userId: ref().references(() => users.id, { onDelete: 'cascade' }),
    entryId: ref().references(() => waitlistEntries.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    occurrence: text().notNull().default(''),
    channel: text().$type<'mail' | 'sms'>().notNull(),
    recipient: text().notNull(),
    language: text().$type<'zh' | 'en'>().notNull(),
    facts: jsonb().$type<NotificationFacts>().notNull(),
    state: text()
      .$type<'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'UNKNOWN' | 'SKIPPED'>()
      .notNull()
      .default('WAITING'),
    attempts: integer().notNull().default(0),
    nextTryAt: instant(),
    lastError: text(),
    sentAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('notices_once').on(t.orderId, t.event, t.occurrence, t.channel, t.recipient),
    unique('notices_once_entry').on(t.entryId, t.event, t.channel, t.recipient),
    unique('notices_once_message').on(t.messageId, t.channel),
    check('notices_subject', sql`num_nonnulls(${t.orderId}, ${t.entryId}, ${t.messageId}) = 1`),
    index('notices_due').on(t.nextTryAt).where(sql`${t.state} in ('WAITING', 'SENDING')`),
    index('notices_next').on(sql`(${t.messageId} is not null)`, t.id).where(sql`${t.state} = 'WAITING'`),
    index('notices_user').on(t.userId),
    index('notices_age').on(t.createdAt),
    check('notices_state', sql`${t.state} in ('WAITING', 'SENDING', 'SENT', 'FAILED', 'UNKNOWN', 'SKIPPED')`),
  ],
);
